import { formatSpreadsheetTime, readDayRange } from '#app/domain/berlin-time.ts';
import { type CsvSeparator, formatCsv } from '#app/domain/csv.ts';
import { type AuditQuery, listEvents, readPersonKey } from '#app/domain/staff/audit-log.ts';
import { type AuditFilter, readAuditPage, type StoredAuditEntry } from '#app/server/store/audit.ts';
import type { Cursor } from '#app/server/store/cursor.ts';
import type { Store } from '#app/server/store/store.ts';

/** Entries read per query. */
const BATCH_SIZE = 1000;

/** The store's filter for the query of the page. */
export function readAuditFilter({ person, kind, from, until }: AuditQuery): AuditFilter {
  return {
    ...(person !== undefined && readPersonKey(person)),
    events: kind && listEvents(kind),
    ...readDayRange({ from, until }),
  };
}

/** All entries that match, the newest first. */
export async function listMatchingEntries(
  store: Store,
  query: AuditQuery,
): Promise<StoredAuditEntry[]> {
  const filter = readAuditFilter(query);
  const entries: StoredAuditEntry[] = [];
  for (let after: Cursor | undefined; ; ) {
    const page = await readAuditPage(store, filter, BATCH_SIZE, after);
    entries.push(...page.entries);
    if (!page.next) return entries;
    after = page.next;
  }
}

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
  nameColumn: (column: (typeof AUDIT_COLUMNS)[number]) => string;
  nameKnownBy: (knownBy: string) => string;
  nameOf: (event: string) => string;
  describe: (event: string, about: string) => string;
}

/** The audit log for spreadsheets. */
export function formatAuditCsv(entries: readonly StoredAuditEntry[], words: AuditWords): string {
  const rows = entries.map((entry) => {
    const cells = {
      ...entry,
      at: formatSpreadsheetTime(entry.at),
      knownBy: words.nameKnownBy(entry.knownBy),
      event: words.nameOf(entry.event),
      about: words.describe(entry.event, entry.about),
    };
    return AUDIT_COLUMNS.map((column) => cells[column]);
  });
  const headings = AUDIT_COLUMNS.map(words.nameColumn);
  return formatCsv([headings, ...rows], words.separator);
}
