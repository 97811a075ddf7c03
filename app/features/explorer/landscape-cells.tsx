import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { FindingCell, StageCell } from '#app/ui/stage-table';
import { versionChip } from '#styled/recipes';
import { type Artefact, compareWithDev, type Finding, STAGES, type Stage } from './demo/landscape';
import type { ParameterFinding } from './demo/parameters';

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
  const { t } = useTranslation('details');
  const version = versions[stage];
  const next = STAGES[STAGES.indexOf(stage) + 1];
  const isBroken = next !== undefined && versions[next] !== version;
  const state = compareWithDev(artefact, stage);
  const look = { className: versionChip(), 'data-state': state };
  const text = version ?? t('explorer.missing');
  const values = { artefact: name, stage, version, reference: versions.DEV };
  return (
    <StageCell stage={stage} isBroken={isBroken}>
      {state === 'aligned' || !isOpener ? (
        <span {...look}>{text}</span>
      ) : (
        <button
          type="button"
          {...look}
          value={name}
          aria-haspopup="dialog"
          aria-label={t(`explorer.open.${state}`, values)}
        >
          {text}
        </button>
      )}
    </StageCell>
  );
}

/** The result of the comparison with DEV, in words. */
export function DemoFindingCell({ finding }: { finding: Finding | ParameterFinding }) {
  const { t } = useTranslation('details');
  const { list } = useFormats();
  if (!('behind' in finding)) {
    return <FindingCell deviates={false}>{t(`explorer.findings.${finding.kind}`)}</FindingCell>;
  }
  const missing = 'missing' in finding ? finding.missing : [];
  return (
    <FindingCell deviates>
      {t(`explorer.findings.${finding.kind}`, {
        behind: list(finding.behind),
        missing: list(missing),
      })}
    </FindingCell>
  );
}
