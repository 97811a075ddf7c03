import { useTranslation } from 'react-i18next';
import { isEmpty, type Parameter } from '#app/domain/landscape/configuration/classes';
import type { ConfigurationRow } from '#app/domain/landscape/configuration/compare-configurations';
import type { Fault } from '#app/domain/landscape/configuration/find-faults';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

interface ParameterTableProps {
  row: ConfigurationRow;
  stages: readonly { name: string }[];
}

/** A flow's parameters by stage; what was found stands in words below each key. */
export function ParameterTable({ row, stages }: ParameterTableProps) {
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
  const order = [...row.faults, { keys: row.parameters.map(({ key }) => key) }].flatMap(
    ({ keys }) => keys.toSorted(),
  );
  const sorted = row.parameters.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('results.configuration.parameter')}</th>
          <StageNames stages={stages} />
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ key, cells }) => {
          const faults = row.faults.filter((one) => one.keys.includes(key));
          const first = cells.find((cell) => cell && !isEmpty(cell));
          return (
            <tr key={key}>
              <th scope="row">
                <bdi translate="no">{key}</bdi>
                {faults.map((fault) => (
                  <small
                    key={`${fault.kind} ${fault.stages}`}
                    data-sure={fault.unsure === undefined || undefined}
                  >
                    {sayFault(fault)}
                  </small>
                ))}
              </th>
              {stages.map(({ name }, at) => {
                const fault = faults.find((one) => one.stages.includes(name) && !one.unsure);
                const isOther = first?.value !== undefined && cells[at]?.value !== first.value;
                return (
                  <td key={name} data-name={name}>
                    <Value cell={cells[at]} isUnread={row.finding.unknown.includes(name)} />
                    {fault ? (
                      <small data-sure>{t(`results.configuration.kinds.${fault.kind}`)}</small>
                    ) : (
                      isOther && cells[at] && <small>{t('results.configuration.other')}</small>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The heads of columns of stages. */
export function StageNames({ stages }: Pick<ParameterTableProps, 'stages'>) {
  return stages.map(({ name }) => (
    <th key={name} scope="col" translate="no">
      {name}
    </th>
  ));
}

/** A value, or of a hidden one whether it is set. */
function Value({ cell, isUnread }: { cell: Parameter | undefined; isUnread: boolean }) {
  const { t } = useTranslation('landscape');
  if (!cell) return isUnread ? t('results.unknown') : '–';
  if (cell.value) return <bdi translate="no">{cell.value}</bdi>;
  return t(isEmpty(cell) ? 'results.configuration.empty' : 'results.configuration.set');
}

const table = css({
  width: 'full',
  marginBlock: '2',
  textStyle: 'caption',
  '& :is(th, td)': {
    paddingBlock: '1',
    paddingInlineEnd: '2',
    textAlign: 'start',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
    borderBlockEnd: 'line',
    minWidth: { md: '[7rem]' },
  },
  // On phones each value stands beside its stage.
  mdDown: {
    '& thead': { srOnly: true },
    '& :is(tr, th, td)': { display: 'block' },
    '& td::before': { content: 'attr(data-name) " "', color: 'muted' },
  },
  '& small': {
    display: 'block',
    fontSize: '[1em]',
    color: 'muted',
    _firstLetter: { textTransform: 'uppercase' },
  },
  '& small[data-sure]': { color: 'deviation' },
});
