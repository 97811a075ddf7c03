import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { Answer } from '#tools/command-line/program.ts';

type Cell = string | number | Date | null | readonly string[];

/**
 * The rows as a table in Berlin time, and as they are for `--json`.
 * @param none text without rows
 */
export function answerWithRows<Row>(
  rows: readonly Row[],
  none: string,
  columns: Record<string, (row: Row) => Cell>,
): Answer {
  const cells = rows.map((row) => Object.values(columns).map((read) => writeCell(read(row))));
  return {
    text: rows.length === 0 ? none : formatColumns(Object.keys(columns), cells),
    json: rows,
  };
}

function writeCell(cell: Cell): string {
  if (cell instanceof Date) return formatBerlinTime(cell.getTime());
  return typeof cell === 'object' ? (cell ?? []).join(', ') : `${cell}`;
}

/**
 * Formats rows as aligned columns.
 * @param pad of all columns but the first
 */
export function formatColumns(
  headings: readonly string[],
  cells: readonly (readonly string[])[],
  pad: 'padEnd' | 'padStart' = 'padEnd',
): string {
  const rows = [headings, ...cells].map((row) => row.map(toOneLine));
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell[column === 0 ? 'padEnd' : pad](widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
