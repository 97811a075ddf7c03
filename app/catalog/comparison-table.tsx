import type { ReactNode } from 'react';
import { WholeAmounts } from '#app/ui/whole-amounts';
import { css } from '#styled/css';
import { comparison } from '#styled/recipes';

export interface ComparedRow {
  key: string;
  name: ReactNode;
  detail?: string | undefined;
  /** One for each column; a single one holds for all of them. */
  cells: ReactNode[];
  /** No cell is marked as different, as in a row of prices. */
  isPlain?: boolean;
  /** For each column whether its difference is a saving. */
  savings?: boolean[];
  /** Controls, which are not compared and mean nothing on paper. */
  isScreenOnly?: boolean;
}

/** Makes the rows of a comparison, with a cell for each column. */
export function createRowBuilder<Column>(columns: readonly Column[]) {
  return (
    key: string,
    name: ReactNode,
    write: (column: Column, index: number) => ReactNode,
    more?: Partial<ComparedRow>,
  ): ComparedRow => ({ key, name, cells: columns.map(write), ...more });
}

interface ComparisonTableProps {
  caption: ReactNode;
  /** Heading of the first column. */
  corner: string;
  heads: { key: string; head: ReactNode }[];
  rows: ComparedRow[];
  /** A separate group of rows at the end. */
  last?: { head: string; rows: ComparedRow[] };
  /** Index of the column that the others are compared with. */
  chosen?: number;
  /** The cells are figures, which align at their end. */
  hasFigures?: boolean;
  /** Screen reader text for cells that differ from the chosen column; without it none is marked. */
  differs?: string;
}

/** Compares columns and marks differences; on phones row headings stand above the row. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { caption, corner, heads, last, chosen, hasFigures } = props;
  return (
    <table className={comparison()} data-figured={hasFigures || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={cornerText}>{corner}</span>
          </th>
          {heads.map(({ key, head }, index) => (
            <th key={key} scope="col" data-chosen={index === chosen || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Rows {...props} />
      </tbody>
      {last && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={heads.length + 1}>
              <span className={groupHead}>{last.head}</span>
            </th>
          </tr>
          <Rows {...props} rows={last.rows} />
        </tbody>
      )}
    </table>
  );
}

function Rows({ heads, rows, chosen, differs }: ComparisonTableProps) {
  return rows.map(({ key, name, detail, cells, savings, isScreenOnly, isPlain = isScreenOnly }) => (
    <tr key={key} className={isScreenOnly ? css({ _print: { display: 'none' } }) : undefined}>
      <th scope="row">
        {name}
        {detail !== undefined && <small>{detail}</small>}
      </th>
      {cells.map((cell, index) => {
        const isMarked = differs !== undefined && !isPlain && cell !== cells[chosen ?? 0];
        return (
          <td
            key={heads[index]?.key}
            colSpan={cells.length === 1 ? heads.length : undefined}
            data-differs={isMarked || undefined}
            data-chosen={index === chosen || undefined}
            data-saving={savings?.[index] || undefined}
          >
            <span>{typeof cell === 'string' ? <WholeAmounts>{cell}</WholeAmounts> : cell}</span>
            {isMarked && <span className={css({ srOnly: true })}> {differs}</span>}
          </td>
        );
      })}
    </tr>
  ));
}

const groupHead = css({ display: 'block', textStyle: 'title', paddingBlockStart: '5' });

/** Visually hidden on phones, because no column is below it. */
const cornerText = css({ mdDown: { srOnly: true } });
