import { readDayRange } from '#app/domain/price-lists/berlin-time.ts';
import { type AuditQuery, listEvents, readPersonKey } from '#app/domain/staff/audit-log.ts';
import {
  type AuditCursor,
  type AuditFilter,
  readAuditPage,
  type StoredAuditEntry,
} from '#app/server/store/audit.ts';
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

export function readAuditCursor(after: string | undefined): AuditCursor | undefined {
  const [, at, entry] = /^(\d+)_(.+)$/.exec(after ?? '') ?? [];
  return at === undefined || entry === undefined ? undefined : { at: Number(at), entry };
}

export function writeAuditCursor({ at, entry }: AuditCursor): string {
  return `${at}_${entry}`;
}

/** All entries that match, the newest first. */
export async function listMatchingEntries(
  store: Store,
  filter: AuditFilter,
): Promise<StoredAuditEntry[]> {
  const entries: StoredAuditEntry[] = [];
  for (let after: AuditCursor | undefined; ; ) {
    const page = await readAuditPage(store, filter, BATCH_SIZE, after);
    entries.push(...page.entries);
    if (!page.next) return entries;
    after = page.next;
  }
}
