import { type CsvSeparator, formatCsv } from '#app/domain/csv.ts';
import { formatSpreadsheetTime } from '#app/domain/price-lists/berlin-time.ts';
import type { StoredAuditEntry } from '#app/server/store/audit.ts';

const AUDIT_COLUMNS = [
  'at',
  'who',
  'knownBy',
  'subject',
  'id',
  'event',
  'about',
  'aboutId',
] as const;

/** Words of an exported log, in a person's language or as stored. */
export interface AuditWords {
  separator: CsvSeparator;
  headings: Record<(typeof AUDIT_COLUMNS)[number], string>;
  nameKnownBy: (knownBy: string) => string;
  nameOf: (event: string) => string;
  describe: (event: string, about: string) => string;
}

/** The audit log for spreadsheets. */
export function formatAuditCsv(entries: readonly StoredAuditEntry[], words: AuditWords): string {
  const rows = entries.map(({ at, who, knownBy, subject, id, event, about, aboutId }) => [
    formatSpreadsheetTime(at),
    who,
    words.nameKnownBy(knownBy),
    subject,
    id,
    words.nameOf(event),
    words.describe(event, about),
    aboutId,
  ]);
  const headings = AUDIT_COLUMNS.map((column) => words.headings[column]);
  return formatCsv([headings, ...rows], words.separator);
}
