import { toOneLine } from '#app/domain/plain-text.ts';
import {
  AUDIT_KINDS,
  type AuditQuery,
  auditQuerySchema,
  writePersonKey,
} from '#app/domain/staff/audit-log.ts';
import {
  type AuditWords,
  formatAuditCsv,
  listMatchingEntries,
  readAuditFilter,
} from '#app/server/staff/audit-entries.ts';
import { listLoggedPeople } from '#app/server/store/audit.ts';
import { normalizeName } from '#app/server/store/people.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Answer, getOnly } from './answer.ts';
import { formatLog } from './report.ts';

/** Options of `npm run staff -- log`. */
export type LogOptions = { csv?: boolean | undefined } & {
  [Option in 'person' | 'kind' | 'from' | 'until']?: string | undefined;
};

/** The filtered audit log, as the page shows and exports it. */
export async function runLogCommand(store: Store, options: LogOptions): Promise<Answer> {
  const query = readQuery(options);
  const person = options.person && (await findPerson(store, options.person));
  const entries = await listMatchingEntries(store, readAuditFilter({ ...query, person }));
  const data = entries.map(({ at, ...entry }) => ({ at: new Date(at).toISOString(), ...entry }));
  return {
    text: options.csv ? formatAuditCsv(entries, STORED_AUDIT_WORDS) : formatLog(entries),
    data,
  };
}

/** Codes as stored, for other programs. */
const STORED_AUDIT_WORDS: AuditWords = {
  separator: ';',
  headings: {
    at: 'at',
    who: 'who',
    knownBy: 'knownBy',
    subject: 'subject',
    id: 'id',
    event: 'event',
    about: 'about',
    aboutId: 'aboutId',
  },
  nameKnownBy: (knownBy) => knownBy,
  nameOf: (event) => event,
  describe: (_, about) => about,
};

/** @throws Error if the kind or a day is none */
function readQuery({ kind, from, until }: LogOptions): AuditQuery {
  const query = auditQuerySchema.parse({ kind, from, until });
  if (kind !== query.kind) {
    throw new Error(`"${kind}" is not a kind. Use ${AUDIT_KINDS.join(', ')}.`);
  }
  for (const [given, read] of [
    [from, query.from],
    [until, query.until],
  ]) {
    if (given !== read) throw new Error(`"${given}" is not a date such as 2026-12-01.`);
  }
  return query;
}

/** @throws Error unless exactly one person matches */
async function findPerson(store: Store, nameOrId: string): Promise<string> {
  const key = normalizeName(nameOrId);
  const found = (await listLoggedPeople(store)).filter(
    (one) => writePersonKey(one) === nameOrId || normalizeName(one.name) === key,
  );
  const person = getOnly(found, {
    missing: `${toOneLine(nameOrId)} is not in the audit log.`,
    several: `Several people are called ${toOneLine(nameOrId)}`,
    describe: (one) => `${writePersonKey(one)}  ${one.name}`,
  });
  return writePersonKey(person);
}
