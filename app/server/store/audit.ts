import * as z from 'zod';
import type { AuditEvent } from '#app/domain/staff/audit-events.ts';
import type { Statement, Store } from './store.ts';

/**
 * The author of an audit entry. A name alone is ambiguous: the shell, the first person and somebody
 * at the OpenID provider may all be called `root` (D51).
 */
export interface AuditActor {
  name: string;
  /** How the actor was authenticated; `visitor` is not authenticated. */
  knownBy: 'link' | 'passkey' | 'provider' | 'provider-list' | 'shell' | 'visitor';
  /** Issuer and subject at the OpenID provider, the OS user at the shell, or a visitor's network. */
  subject: string;
  /** The staff member's id; empty for anyone else. */
  id: string;
}

export interface AuditEntry {
  at: number;
  actor: AuditActor;
  event: AuditEvent;
  /** The person or thing that was changed, and how. */
  about: string;
  /** The id of the person who was changed. */
  aboutId?: string;
}

const entriesSchema = z.array(
  z.object({
    at: z.number(),
    who: z.string(),
    // Empty in entries that were written before these columns existed.
    knownBy: z.string(),
    subject: z.string(),
    id: z.string(),
    // A program one version newer may know further events.
    event: z.string(),
    about: z.string(),
    aboutId: z.string(),
  }),
);

export type StoredAuditEntry = z.infer<typeof entriesSchema>[number];

/** Adds columns, so that entries of an earlier program stay readable. */
export const AUDIT_ACTORS_SCHEMA: readonly string[] = [
  `alter table staff_log add column known_by text`,
  `alter table staff_log add column subject text`,
  `alter table staff_log add column person text`,
  `alter table staff_log add column about_person text`,
];

/** SQL expressions for values from stored rows; each overrides the entry's own value. */
interface AuditColumns {
  actorName?: string;
  actorSubject?: string;
  actorId?: string;
  /** Written before the entry's own text. */
  aboutPrefix?: string;
  aboutId?: string;
}

/**
 * The statement that adds an entry, for the batch that makes the change: both are stored or neither.
 * @param source `from … where …` with parameters from `?10` on: one entry a row, none without a row.
 *   Without a source there is always one entry.
 */
export function insertAuditEntry(
  { at, actor, event, about, aboutId = '' }: AuditEntry,
  source?: Statement,
  columns: AuditColumns = {},
): Statement {
  const [sql = '', ...parameters] = source ?? [];
  const either = (found: string | undefined, given: string) =>
    found === undefined ? `cast(${given} as text)` : `coalesce(${found}, cast(${given} as text))`;
  const prefix = columns.aboutPrefix === undefined ? '' : `${columns.aboutPrefix} || `;
  return [
    `insert into staff_log (id, at, who, event, about, known_by, subject, person, about_person)
      select cast(?1 as text), cast(?2 as bigint), ${either(columns.actorName, '?3')},
        cast(?4 as text), ${prefix}cast(?5 as text), cast(?6 as text),
        ${either(columns.actorSubject, '?7')}, ${either(columns.actorId, '?8')},
        ${either(columns.aboutId, '?9')} ${sql}`,
    crypto.randomUUID(),
    at,
    actor.name,
    event,
    about,
    actor.knownBy,
    actor.subject,
    actor.id,
    aboutId,
    ...parameters,
  ];
}

/**
 * Entries of the audit log, the newest first.
 * @param person if given, only entries by or about this person
 */
export async function listAuditEntries(
  store: Store,
  limit: number,
  person?: string,
): Promise<StoredAuditEntry[]> {
  const rows = await store.all(
    `select at, who, coalesce(known_by, '') as "knownBy", coalesce(subject, '') as subject,
        coalesce(person, '') as id, event, about, coalesce(about_person, '') as "aboutId"
      from staff_log ${person === undefined ? '' : 'where person = ?2 or about_person = ?2'}
      order by at desc, staff_log.id limit ?1`,
    limit,
    ...(person === undefined ? [] : [person]),
  );
  return entriesSchema.parse(rows);
}

/** Deletes entries that were written before a time in milliseconds since 1970. */
export async function purgeAuditEntries(store: Store, before: number): Promise<void> {
  await store.all('delete from staff_log where at < ?1', before);
}
