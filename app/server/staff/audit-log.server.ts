import type * as z from 'zod';
import { getCsvSeparator } from '#app/domain/csv';
import type { AuditQuery } from '#app/domain/staff/audit-log';
import { createAuditTexts } from '#app/i18n/audit-texts';
import { getFormats } from '#app/i18n/formats';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { insertAuditEntry, listLoggedPeople, readAuditPage } from '#app/server/store/audit';
import { readCursor, writeCursor } from '#app/server/store/cursor';
import { formatAuditCsv, listMatchingEntries, readAuditFilter } from './audit-entries';
import type { StaffCall } from './may-do';
import type { auditExportSchema } from './staff-schemas';

const PAGE_SIZE = 50;

/** A page of the audit log, with the people to filter by. */
export async function readAuditLog({ data, context }: StaffCall<AuditQuery>) {
  const { store } = context.staff;
  const cursor = readCursor(data.after);
  const { entries, next } = await readAuditPage(store, readAuditFilter(data), PAGE_SIZE, cursor);
  return {
    entries,
    next: next && writeCursor(next),
    people: await listLoggedPeople(store),
  };
}

/** The filtered audit log as CSV; the export is logged, too. */
export async function exportAuditLog({
  data,
  context: { staff, audit },
}: StaffCall<z.infer<typeof auditExportSchema>>): Promise<{ text: string; count: number }> {
  const entries = await listMatchingEntries(staff.store, data.query);
  const language = findLanguage(data.language) ?? referenceLanguage;
  const instance = await loadTexts(language, ['staff']);
  const t = instance.getFixedT(null, 'staff');
  const text = formatAuditCsv(entries, {
    separator: getCsvSeparator(language.locale),
    nameColumn: (column) => t(`log.columns.${column}`),
    ...createAuditTexts(t, getFormats(language).list),
  });
  await staff.store.batch([
    insertAuditEntry({ ...audit, event: 'log-exported', about: `csv: ${entries.length}` }),
  ]);
  return { text, count: entries.length };
}
