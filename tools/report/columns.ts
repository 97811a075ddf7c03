import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import type { Answer } from '#tools/command-line/program.ts';

type Cell = string | number | Date | null | readonly Cell[];

/**
 * Rows as a table in Berlin time, whose columns are named by the keys, and as they are for `--json`.
 * @param none text without rows
 */
export function answerWithRows(rows: readonly Record<string, Cell>[], none: string): Answer {
  const cells = rows.map((row) => Object.values(row).map(writeCell));
  const headings = Object.keys(rows[0] ?? {}).map(nameByKey);
  return { text: rows.length === 0 ? none : formatColumns(headings, cells), json: rows };
}

function writeCell(cell: Cell): string {
  if (cell instanceof Date) return formatBerlinTime(cell.getTime());
  return typeof cell === 'object' ? (cell ?? []).map(writeCell).join(', ') : `${cell}`;
}

/** Heading for a key: `answeredBy` is "Answered by". */
export function nameByKey(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
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
