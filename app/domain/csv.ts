import { toOneLine } from './plain-text.ts';

/** Spreadsheets expect semicolons where the comma separates decimals. */
export function getCsvSeparator(locale: string): CsvSeparator {
  return (0.5).toLocaleString(locale).includes(',') ? ';' : ',';
}

type CsvSeparator = ';' | ',';

/**
 * Formats rows as CSV for spreadsheets, with a byte-order mark for Excel. Formulas in texts of
 * others are disarmed.
 */
export function formatCsv(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return `\uFEFF${rows.map((row) => row.map(quoteCell).join(separator)).join('\r\n')}`;
}

/** Fast path: numbers and plain words cannot start a formula and need no escaping. */
const HARMLESS = /^(?:-?\d+(?:[.,]\d+)?|\w[\w .:-]*)$/;

/** Puts an apostrophe before formulas, also where a separator or quote may start a new cell. */
function quoteCell(text: string): string {
  if (HARMLESS.test(text)) return `"${text}"`;
  const harmless = toOneLine(text).replace(
    /(^|[;,|"'])([\s\u200C\u200D]*)([=+\-@＝＋－＠])/g,
    "$1$2'$3",
  );
  return `"${harmless.replaceAll('"', '""')}"`;
}
