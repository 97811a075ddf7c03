import { useTranslation } from 'react-i18next';
import { StageHeads } from '#app/ui/stage-table';
import { css, cx } from '#styled/css';
import { landscape } from '#styled/recipes';
import {
  compareStages,
  deviates,
  type IntegrationPackage,
  packages,
  STAGES,
  TENANTS,
} from './demo/landscape';
import { DemoFindingCell, VersionCell } from './landscape-cells';

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
        <PackageRows key={content.name} content={content} isOpen={index < OPEN} />
      ))}
    </table>
  );
}

interface PackageRowsProps {
  content: IntegrationPackage;
  isOpen: boolean;
}

function PackageRows({ content: { name, artefacts }, isOpen }: PackageRowsProps) {
  const { t } = useTranslation('details');
  const classes = landscape();
  const deviations = artefacts.filter(deviates).length;
  return (
    <tbody data-aligned={deviations === 0 || undefined} data-package={name}>
      <tr>
        {/* No header cell, because its rows may be folded. */}
        <td colSpan={2 + STAGES.length} className={cx(classes.group, classes.package)}>
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
