import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { landscape, versionChip } from '#styled/recipes';
import { type Artefact, compareWithDev, type Finding, STAGES, type Stage } from './demo/landscape';
import type { ParameterFinding } from './demo/parameters';

interface StageHeadsProps {
  first: string;
  last: string;
  /** Below each stage's name. */
  details?: Record<Stage, string>;
}

/** Column heads; on phones each value has its own label. */
export function StageHeads({ first, last, details }: StageHeadsProps) {
  return (
    <thead className={landscape().stages}>
      <tr>
        <th scope="col">{first}</th>
        {STAGES.map((stage) => (
          <th key={stage} scope="col" translate="no">
            {stage}
            {details && <span>{details[stage]}</span>}
          </th>
        ))}
        <th scope="col">{last}</th>
      </tr>
    </thead>
  );
}

interface VersionCellProps {
  artefact: Artefact;
  stage: Stage;
  /** Whether a deviating version opens the comparison. */
  isOpener: boolean;
}

/**
 * An artefact's version on a stage. The line behind it breaks if the next stage has another
 * version.
 */
export function VersionCell({ artefact, stage, isOpener }: VersionCellProps) {
  const { name, versions } = artefact;
  const { t } = useTranslation('explorer');
  const version = versions[stage];
  const next = STAGES[STAGES.indexOf(stage) + 1];
  const isBroken = next !== undefined && versions[next] !== version;
  const state = compareWithDev(artefact, stage);
  const look = { className: versionChip(), 'data-state': state };
  const text = version ?? t('missing');
  const values = { artefact: name, stage, version, reference: versions.DEV };
  return (
    <td className={landscape().stage} data-stage={stage} data-broken={isBroken || undefined}>
      {state === 'aligned' || !isOpener ? (
        <span {...look}>{text}</span>
      ) : (
        <button
          type="button"
          {...look}
          value={name}
          aria-haspopup="dialog"
          aria-label={t(`open.${state}`, values)}
        >
          {text}
        </button>
      )}
    </td>
  );
}

/** States in words what the colours show. */
export function FindingCell({ finding }: { finding: Finding | ParameterFinding }) {
  const { t } = useTranslation('explorer');
  const { list } = useFormats();
  const className = landscape().finding;
  if (!('stages' in finding)) return <td className={className}>{t(`findings.${finding.kind}`)}</td>;
  return (
    <td className={className} data-deviates="">
      <Icon name="triangle-alert" />
      {t(`findings.${finding.kind}`, { stages: list(finding.stages) })}
    </td>
  );
}
