import { toOneLine } from './plain-text.ts';

/** Spreadsheets expect semicolons where the comma separates decimals. */
export function getCsvSeparator(locale: string): CsvSeparator {
  return (0.5).toLocaleString(locale).includes(',') ? ';' : ',';
}

export type CsvSeparator = ';' | ',';

/**
 * Formats rows as CSV for spreadsheets, with a byte-order mark for Excel. Formulas in texts of
 * others are disarmed; numbers, phone numbers and e-mail addresses stay as they are (D56).
 */
export function formatCsv(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  return `\uFEFF${formatCsvRows(rows, separator)}`;
}

export const CSV_LINE_BREAK = '\r\n';

/** Rows that follow others in a file. */
export function formatCsvRows(
  rows: readonly (readonly string[])[],
  separator: CsvSeparator,
): string {
  return rows.map((row) => row.map(quoteCell).join(separator)).join(CSV_LINE_BREAK);
}

/** Numbers, phone numbers, e-mail addresses and plain words can neither call a function nor a program. */
const HARMLESS = /^(?:-?\d+(?:[.,]\d+)?|\+\d{7,15}|[\w.+-]+@[\w.-]+|\w[\w .:-]*)$/;

/** Puts an apostrophe before formulas, also where a separator or quote may start a new cell. */
function quoteCell(text: string): string {
  if (HARMLESS.test(text)) return `"${text}"`;
  const harmless = toOneLine(text).replace(
    /(^|[;,|"'])([\s\u200C\u200D]*)([=+\-@＝＋－＠])/g,
    "$1$2'$3",
  );
  return `"${harmless.replaceAll('"', '""')}"`;
}
