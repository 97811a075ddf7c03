import { useTranslation } from 'react-i18next';
import { landscape, versionChip } from '#styled/recipes';
import { type Artefact, compareWithDev, STAGES, type Stage } from './demo/landscape';

interface VersionCellProps {
  artefact: Artefact;
  stage: Stage;
  /** Whether a deviating version opens the comparison. */
  isOpener: boolean;
}

/** An artefact's version on a stage; the line behind it breaks where the next stage has another. */
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
