import { useTranslation } from 'react-i18next';
import {
  type Artefact,
  compareStages,
  packages,
  STAGES,
} from '#app/features/explorer/demo/landscape';
import {
  compareParameter,
  findParameterGroups,
  type Parameter,
} from '#app/features/explorer/demo/parameters';
import { Dialog } from '#app/ui/dialog';
import { StageCell, StageHeads } from '#app/ui/stage-table';
import { css } from '#styled/css';
import { landscape, versionChip } from '#styled/recipes';
import { DemoFindingCell, VersionCell } from './landscape-table';

/** An artefact's versions and parameters on all stages. */
export function ComparisonDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useTranslation('details');
  const content = packages.find(({ artefacts }) => artefacts.some((one) => one.name === name));
  const artefact = content?.artefacts.find((one) => one.name === name);
  if (!artefact) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={<span translate="no">{name}</span>}
      description={content?.name}
      closeLabel={t('explorer.comparison.close')}
      size="wide"
    >
      <div className={landscape().frame}>
        <ParameterTable artefact={artefact} />
      </div>
    </Dialog>
  );
}

/** The version first, then the parameters as the flow uses them. */
export function ParameterTable({ artefact }: { artefact: Artefact }) {
  const { t } = useTranslation('details');
  const classes = landscape();
  return (
    <table className={classes.table}>
      <StageHeads
        first={t('explorer.comparison.parameter')}
        last={t('explorer.finding')}
        stages={HEADS}
      />
      <tbody>
        <tr className={classes.row}>
          <th scope="row" className={classes.name}>
            {t('explorer.comparison.version')}
          </th>
          {STAGES.map((stage) => (
            <VersionCell key={stage} artefact={artefact} stage={stage} isOpener={false} />
          ))}
          <DemoFindingCell finding={compareStages(artefact)} />
        </tr>
      </tbody>
      {findParameterGroups(artefact.name).map(({ name, system, parameters }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2 + STAGES.length} className={classes.group}>
              <span className={group}>{t(`explorer.comparison.groups.${name}`, { system })}</span>
            </th>
          </tr>
          {parameters.map((parameter) => (
            <ParameterRow key={parameter.name} parameter={parameter} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function ParameterRow({ parameter }: { parameter: Parameter }) {
  const classes = landscape();
  const { name, values } = parameter;
  const finding = compareParameter(parameter);
  return (
    <tr className={classes.row} data-aligned={finding.kind === 'aligned' || undefined}>
      <th scope="row" className={classes.name} translate="no">
        {name}
      </th>
      {STAGES.map((stage) => {
        const isOff = finding.kind === 'behind' && finding.behind.includes(stage);
        return (
          <StageCell key={stage} stage={stage} data-value="" translate="no">
            <span
              className={isOff ? versionChip() : value}
              data-state={isOff ? 'deviation' : undefined}
            >
              {values[stage] ?? '–'}
            </span>
          </StageCell>
        );
      })}
      <DemoFindingCell finding={finding} />
    </tr>
  );
}

const HEADS = STAGES.map((name) => ({ name }));

const group = css({ display: 'block', paddingBlock: '2', paddingInline: { base: '4', md: '5' } });

const value = css({ color: 'muted', textStyle: 'code' });
