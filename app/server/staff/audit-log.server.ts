import type { AuditQuery } from '#app/domain/staff/audit-query';
import { createAuditTexts } from '#app/i18n/audit-texts';
import { getFormats } from '#app/i18n/formats';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadInstance } from '#app/i18n/shared-instance';
import { insertAuditEntry, listLoggedPeople, readAuditPage } from '#app/server/store/audit';
import { actorOf, type Session } from '#app/server/store/sessions';
import { formatAuditCsv } from './audit-csv';
import {
  listMatchingEntries,
  readAuditCursor,
  readAuditFilter,
  writeAuditCursor,
} from './audit-filter';
import type { StaffContext } from './staff-context';

const PAGE_SIZE = 50;

/** A page of the audit log, with the people to filter by. */
export async function readAuditLog({ store }: StaffContext, query: AuditQuery) {
  const cursor = readAuditCursor(query.after);
  const { entries, next } = await readAuditPage(store, readAuditFilter(query), PAGE_SIZE, cursor);
  return {
    entries,
    next: next && writeAuditCursor(next),
    people: await listLoggedPeople(store),
  };
}

interface Export {
  query: AuditQuery;
  /** Language of headings and words. */
  language: string;
}

/** The filtered audit log as CSV; the export is logged, too. */
export async function exportAuditLog(
  { store }: StaffContext,
  session: Session,
  { query, language: code }: Export,
): Promise<{ text: string; count: number }> {
  const entries = await listMatchingEntries(store, readAuditFilter(query));
  const language = findLanguage(code) ?? referenceLanguage;
  const instance = await loadInstance(language, ['staff']);
  const t = instance.getFixedT(null, 'staff');
  const text = formatAuditCsv(entries, {
    headings: t('log.columns', { returnObjects: true }),
    ...createAuditTexts(t, getFormats(language).list),
  });
  await store.batch([
    insertAuditEntry({
      at: Date.now(),
      actor: actorOf(session),
      event: 'log-exported',
      about: `csv: ${entries.length}`,
    }),
  ]);
  return { text, count: entries.length };
}
