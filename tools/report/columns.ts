import { toOneLine } from '#app/domain/one-line.ts';

/** Columns under one another, for a terminal. */
export function formatColumns(
  headings: readonly string[],
  cells: readonly (readonly string[])[],
): string {
  const rows = [headings, ...cells].map((row) => row.map(toOneLine));
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** In this machine's zone, and which that is: `2025-01-15 10:30 +01:00`. */
export function showTime(iso: string | undefined): string {
  if (iso === undefined) return '';
  const time = new Date(iso);
  const offset = -time.getTimezoneOffset();
  const local = new Date(time.getTime() + offset * 60_000).toISOString();
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const zone = `${offset < 0 ? '-' : '+'}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`;
  return `${local.slice(0, 16).replace('T', ' ')} ${zone}`;
}
