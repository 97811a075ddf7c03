import { useTranslation } from 'react-i18next';
import {
  type Artefact,
  compareStages,
  compareWithDev,
  deviates,
  type Finding,
  type IntegrationPackage,
  packages,
  STAGES,
  type Stage,
  TENANTS,
} from '#app/features/explorer/demo/landscape';
import type { ParameterFinding } from '#app/features/explorer/demo/parameters';
import { useFormats } from '#app/i18n/language-context';
import { FindingCell, StageCell, StageHeads } from '#app/ui/stage-table';
import { textWithoutScripts } from '#app/ui/text-without-scripts';
import { css, cx } from '#styled/css';
import { landscape, versionChip } from '#styled/recipes';

const HEADS = STAGES.map((name) => ({ name, detail: TENANTS[name] }));

/** Number of packages that are open at first. */
const OPEN = 2;

/** Every artefact with its version on every stage, in collapsible packages. */
export function LandscapeTable() {
  const { t } = useTranslation('details');
  return (
    <table className={landscape().table}>
      <StageHeads first={t('explorer.artefact')} last={t('explorer.finding')} stages={HEADS} />
      {packages.map((content, index) => (
        <PackageRows key={content.name} {...content} isOpen={index < OPEN} />
      ))}
    </table>
  );
}

function PackageRows({ name, artefacts, isOpen }: IntegrationPackage & { isOpen: boolean }) {
  const { t } = useTranslation('details');
  const classes = landscape();
  const deviations = artefacts.filter(deviates).length;
  return (
    <tbody data-aligned={deviations === 0 || undefined} data-package={name}>
      <tr className={classes.package}>
        {/* No header cell, because its rows may be folded. */}
        <td colSpan={2 + STAGES.length} className={classes.group}>
          <label className={classes.fold}>
            <input type="checkbox" defaultChecked={isOpen} />
            <span>
              <span className={css({ srOnly: true })}>{`${t('explorer.show')} `}</span>
              <span translate="no">{name}</span>
              <span className={classes.count}>
                {t('explorer.artefacts', { count: artefacts.length })}
              </span>
              {deviations > 0 && (
                <span className={classes.deviations}>
                  {t('explorer.deviations', { count: deviations })}
                </span>
              )}
            </span>
          </label>
        </td>
      </tr>
      {artefacts.map((artefact) => (
        <tr
          key={artefact.name}
          className={classes.row}
          data-artefact={artefact.name}
          data-aligned={!deviates(artefact) || undefined}
        >
          <th scope="row" className={classes.name} translate="no">
            {artefact.name}
          </th>
          {STAGES.map((stage) => (
            <VersionCell key={stage} artefact={artefact} stage={stage} isOpener />
          ))}
          <DemoFindingCell finding={compareStages(artefact)} />
        </tr>
      ))}
    </tbody>
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
  const { t } = useTranslation('details');
  const version = versions[stage];
  const next = STAGES[STAGES.indexOf(stage) + 1];
  const isBroken = next !== undefined && versions[next] !== version;
  const state = compareWithDev(artefact, stage);
  const text = version ?? t('explorer.missing');
  const values = { artefact: name, stage, version, reference: versions.DEV };
  return (
    <StageCell stage={stage} isBroken={isBroken}>
      {state === 'aligned' || !isOpener ? (
        <span className={versionChip()} data-state={state}>
          {text}
        </span>
      ) : (
        <button
          type="button"
          data-state={state}
          className={cx(versionChip(), textWithoutScripts)}
          value={name}
          aria-haspopup="dialog"
          aria-label={t(`explorer.open.${state}`, values)}
        >
          <span>{text}</span>
        </button>
      )}
    </StageCell>
  );
}

/** The result of the comparison with DEV, in words. */
export function DemoFindingCell({ finding }: { finding: Finding | ParameterFinding }) {
  const { t } = useTranslation('details');
  const { list } = useFormats();
  const { kind, behind, missing } = { behind: [], missing: [], ...finding };
  return (
    <FindingCell deviates={'behind' in finding}>
      {t(`explorer.findings.${kind}`, { behind: list(behind), missing: list(missing) })}
    </FindingCell>
  );
}
