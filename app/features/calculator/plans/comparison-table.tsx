import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';

export interface ComparedRow {
  key: string;
  name: string;
  detail?: string | undefined;
  /** One text for each column. */
  cells: string[];
  /** Its cells are differences themselves, and not marked as such. */
  isPlain?: boolean;
}

interface ComparisonTableProps {
  caption: ReactNode;
  /** What the first column holds. */
  corner: string;
  heads: { key: string; head: ReactNode }[];
  rows: ComparedRow[];
  /** The column that the others are compared with; what differs from it is marked. */
  chosen: number;
}

/** Columns side by side, and what differs in them; on a phone names stand above their row. */
export function ComparisonTable({ caption, corner, heads, rows, chosen }: ComparisonTableProps) {
  const { t } = useTranslation('calculator');
  return (
    <table className={table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {heads.map(({ key, head }, index) => (
            <th key={key} scope="col" data-chosen={index === chosen || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, cells, isPlain = false }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {detail !== undefined && <small>{detail}</small>}
            </th>
            {cells.map((text, index) => {
              const differs = !isPlain && text !== cells[chosen];
              return (
                <td
                  key={heads[index]?.key}
                  data-differs={differs || undefined}
                  data-chosen={index === chosen || undefined}
                >
                  <span>{text}</span>
                  {differs && (
                    <span className={css({ srOnly: true })}> {t('compare.differs')}</span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = css({
  width: 'full',
  tableLayout: 'fixed',
  // Not collapsed: the head would leave its line behind when it sticks.
  borderCollapse: 'separate',
  borderSpacing: '0',
  fontSize: 'sm',
  '& caption': { textAlign: 'start', color: 'muted', paddingBlockEnd: '3' },
  '& caption strong': { color: 'ink' },
  '& th': { textAlign: 'start', fontWeight: 'medium' },
  '& th, & td': {
    padding: '2',
    verticalAlign: 'top',
    borderBlockEnd: 'line',
    overflowWrap: 'anywhere',
  },
  '& small': { display: 'block', textStyle: 'caption', color: 'muted', fontWeight: 'normal' },
  '& thead th': {
    position: 'sticky',
    top: 'header',
    zIndex: 'raised',
    backgroundColor: 'canvas',
    borderBlockEnd: 'strong',
    fontWeight: 'semibold',
  },
  '& thead [data-chosen]': { color: 'accent' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& td[data-chosen]': { fontWeight: 'medium' },
  '& [data-differs] > span:first-child': {
    backgroundColor: 'deviationSoft',
    color: 'deviation',
    borderRadius: 'sm',
    paddingInline: '1.5',
    marginInline: '[-0.375rem]',
    boxDecorationBreak: 'clone',
  },
  '& tbody tr:last-child': { '& th, & td': { borderBlockEnd: 'none', fontWeight: 'semibold' } },
  // On a phone each row's name stands above its values, in as many columns as there are.
  mdDown: {
    '& tbody, & thead, & caption': { display: 'block' },
    '& thead': { position: 'sticky', top: 'header', zIndex: 'raised', backgroundColor: 'canvas' },
    '& thead th': { position: 'static', flex: '[1 1 0]', minWidth: '0' },
    '& thead th:first-child': { srOnly: true },
    '& tr': { display: 'flex', flexWrap: 'wrap' },
    '& th, & td': { paddingInline: '1' },
    '& tbody th': { flex: '[0 0 100%]', borderBlockEnd: 'none', paddingBlockEnd: '0' },
    '& td': { flex: '[1 1 0]', minWidth: '0', textStyle: 'caption' },
  },
});
