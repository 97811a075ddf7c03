import { toOneLine } from '#app/domain/plain-text.ts';
import { auditQuerySchema, writePersonKey } from '#app/domain/staff/audit-log.ts';
import {
  type AuditWords,
  formatAuditCsv,
  listMatchingEntries,
  readAuditFilter,
} from '#app/server/staff/audit-entries.ts';
import { listLoggedPeople } from '#app/server/store/audit.ts';
import { normalizeName } from '#app/server/store/people.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Answer, getOnly } from '#tools/command-line/program.ts';
import { answerWithRows } from '#tools/report/columns.ts';

interface LogOptions {
  csv?: boolean;
  person?: string;
  kind?: string;
  from?: string;
  until?: string;
}

/** The filtered audit log, as the page shows and exports it. */
export async function answerWithLog(call: { store: Store; options: LogOptions }): Promise<Answer> {
  const { store, options } = call;
  const person = options.person && (await findLogged(store, options.person));
  const filter = readAuditFilter(auditQuerySchema.parse({ ...options, person }));
  const entries = await listMatchingEntries(store, filter);
  const rows = entries.map(({ at, ...entry }) => ({ at: new Date(at), ...entry }));
  const answer = answerWithRows(rows, 'The audit log is empty.', {
    When: ({ at }) => at,
    Who: ({ who }) => who,
    'Known by': ({ knownBy, subject, id }) => [knownBy, subject, id].filter(Boolean).join(' '),
    What: ({ event }) => event,
    About: ({ about, aboutId }) => [about, aboutId].filter(Boolean).join(' '),
  });
  return options.csv ? { ...answer, text: formatAuditCsv(entries, STORED_AUDIT_WORDS) } : answer;
}

const asStored = (code: string) => code;

/** Codes as stored, for other programs. */
const STORED_AUDIT_WORDS: AuditWords = {
  separator: ';',
  nameColumn: asStored,
  nameKnownBy: asStored,
  nameOf: asStored,
  describe: (_, about) => about,
};

/** @throws Error unless exactly one person matches */
async function findLogged(store: Store, nameOrId: string): Promise<string> {
  const key = normalizeName(nameOrId);
  const keys = (await listLoggedPeople(store))
    .filter((one) => writePersonKey(one) === nameOrId || normalizeName(one.name) === key)
    .map(writePersonKey);
  return getOnly(keys, `${toOneLine(nameOrId)} is not in the audit log.`, (one) => one);
}
