import { useTranslation } from 'react-i18next';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { isEmpty, type Parameter } from '#app/domain/landscape/configuration/classes';
import type { Fault } from '#app/domain/landscape/configuration/find-faults';
import { useFormats } from '#app/i18n/language-context';
import { FindingCell, StageCell } from '#app/ui/stage-table';
import { css } from '#styled/css';
import { landscape } from '#styled/recipes';

interface ParameterRowsProps {
  row: LandscapeRow;
  stages: readonly { name: string }[];
}

/** A flow's parameters below its row, those with findings first. */
export function ParameterRows({ row, stages }: ParameterRowsProps) {
  const { faults: all = [], parameters = [], finding } = row;
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const sayFault = ({ kind, stages: on, of, instead, switched = 0, unsure }: Fault) => {
    const said = t(`results.findings.${kind}`, { stages: list(on) });
    const other = of && t('results.configuration.of', { stage: of });
    const usual =
      instead &&
      (switched > 0
        ? t('results.configuration.switched', { value: instead, count: switched })
        : t('results.configuration.instead', { value: instead }));
    const doubt = unsure && t(`results.configuration.unsure.${unsure}`);
    return [said, other, usual, doubt].filter(Boolean).join('; ');
  };
  const order = [...all, { keys: parameters.map(({ key }) => key) }].flatMap(({ keys }) =>
    keys.toSorted(),
  );
  const sorted = parameters.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return sorted.map(({ key, cells }) => {
    const faults = all.filter((one) => one.keys.includes(key));
    const first = cells.find((cell) => cell && !isEmpty(cell));
    return (
      <tr key={key} className={landscape().row} data-parameter="">
        <th scope="row" className={landscape().name}>
          <bdi translate="no">{key}</bdi>
        </th>
        {stages.map(({ name }, at) => {
          const cell = cells[at];
          const fault = faults.find((one) => one.stages.includes(name) && !one.unsure);
          const isOther = first?.value !== undefined && cell && cell.value !== first.value;
          const mark = fault
            ? t(`results.configuration.kinds.${fault.kind}`)
            : isOther && t('results.configuration.other');
          return (
            <StageCell key={name} stage={name} data-value="">
              <Value cell={cell} isUnread={finding.unknown.includes(name)} />
              {mark && (
                <small className={below} data-tone={fault && 'deviation'}>
                  {mark}
                </small>
              )}
            </StageCell>
          );
        })}
        <FindingCell deviates={faults.some(({ unsure }) => !unsure)}>
          {faults.map(sayFault).join('; ')}
        </FindingCell>
      </tr>
    );
  });
}

/** A value, or of a hidden one whether it is set. */
function Value({ cell, isUnread }: { cell: Parameter | undefined; isUnread: boolean }) {
  const { t } = useTranslation('landscape');
  if (!cell) return isUnread ? t('results.unknown') : '–';
  if (cell.value) return <bdi translate="no">{cell.value}</bdi>;
  return t(isEmpty(cell) ? 'results.configuration.empty' : 'results.configuration.set');
}

/** A line below a version or value. */
export const below = css({
  display: 'block',
  color: 'muted',
  textStyle: 'caption',
  fontFamily: 'sans',
  overflowWrap: 'anywhere',
  'small&': { _firstLetter: { textTransform: 'uppercase' } },
  '&[data-tone]': { color: 'deviation', fontWeight: 'medium' },
  '&[data-tone=danger]': { color: 'danger' },
  '& > svg': { display: 'inline', marginInlineEnd: '1' },
});
