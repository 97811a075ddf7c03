import { toOneLine } from '#app/domain/plain-text.ts';

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
