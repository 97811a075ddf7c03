import { empty, join } from 'sql-template-tag';
import * as z from 'zod';
import type { AuditEvent } from '#app/domain/staff/audit-log.ts';
import { type Cursor, isBeyond } from './cursor.ts';
import { isOlder, STORED_HORIZON } from './horizon.ts';
import { text, time } from './odd-rows.ts';
import { createOrderedId } from './ordered-id.ts';
import { type Sql, type Store, sql } from './store.ts';

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

/** The author and the time of a change. */
export interface AuditContext {
  actor: AuditActor;
  now: number;
}

/** A fragment takes its text from the rows of the entry's source. */
export interface AuditEntry extends Pick<AuditContext, 'now'> {
  actor: Record<keyof AuditActor, string | Sql>;
  event: AuditEvent;
  /** The person or thing that was changed, and how. */
  about: string | Sql;
  /** The id of the person who was changed. */
  aboutId?: string | Sql;
  /** The entry's own id, if later statements change it. */
  id?: string;
}

const entriesSchema = z.array(
  z.object({
    at: time,
    who: text,
    // Empty in entries that were written before these columns existed.
    knownBy: text,
    subject: text,
    id: text,
    // A program one version newer may know further events.
    event: text,
    about: text,
    aboutId: text,
  }),
);

export type StoredAuditEntry = z.infer<typeof entriesSchema>[number];

/**
 * The statement that adds an entry, for the batch that makes the change: both are stored or neither.
 * @param source `from … where …`: one entry a row, none without a row. Without a source there is
 *   always one entry.
 */
export function insertAuditEntry(
  { now, actor, event, about, aboutId = '', id = createOrderedId() }: AuditEntry,
  source = empty,
): Sql {
  const texts = [event, about, actor.knownBy, actor.subject, actor.id, aboutId];
  return sql`insert into staff_log (id, at, who, event, about, known_by, subject, person,
      about_person, horizon)
    select cast(${id} as text), cast(${now} as bigint),
      cast(${actor.name} as text), ${join(texts.map((text) => sql`cast(${text} as text)`))},
      ${STORED_HORIZON} ${source}`;
}

export interface AuditFilter {
  /** Id of a staff member: entries by or about this person. */
  person?: string | undefined;
  /** Name of an actor who is not a staff member, such as one at the shell. */
  name?: string | undefined;
  events?: readonly string[] | undefined;
  /** The subject of the entries. */
  about?: string | undefined;
  /** Written from `since` on and before `before`, in milliseconds since 1970. */
  since?: number | undefined;
  before?: number | undefined;
}

const cursorSchema = z
  .object({ at: time, entry: text })
  .transform(({ at, entry }): Cursor => ({ time: at, id: entry }));

/** A page of the audit log, the newest entry first; within a millisecond ids tell the order. */
export async function readAuditPage(
  store: Store,
  filter: AuditFilter,
  limit: number,
  after?: Cursor,
) {
  const columns = { time: sql`at`, id: sql`staff_log.id` };
  const isAfter = after && isBeyond(after, sql`<`, columns);
  const conditions = [isAfter ?? sql`true`, ...writeConditions(filter)];
  const rows = await store.all(
    sql`select at, who, coalesce(known_by, '') as "knownBy", coalesce(subject, '') as subject,
        coalesce(person, '') as id, event, about, coalesce(about_person, '') as "aboutId",
        staff_log.id as entry
      from staff_log where ${join(conditions, ' and ')}
      order by at desc, staff_log.id desc limit ${limit + 1}`,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    entries: entriesSchema.parse(rows.slice(0, limit)),
    /** Null on the last page. */
    next: last ? cursorSchema.parse(last) : null,
  };
}

function writeConditions(filter: AuditFilter): Sql[] {
  const { person, name, events, about, since, before } = filter;
  const conditions: Sql[] = [];
  if (person !== undefined) {
    conditions.push(sql`(person = ${person} or about_person = ${person})`);
  }
  if (name !== undefined) conditions.push(sql`coalesce(person, '') = '' and who = ${name}`);
  if (events) conditions.push(sql`event in (${join(events)})`);
  if (about !== undefined) conditions.push(sql`about = ${about}`);
  if (since !== undefined) conditions.push(sql`at >= ${since}`);
  if (before !== undefined) conditions.push(sql`at < ${before}`);
  return conditions;
}

/** The newest entries of the audit log. */
export async function listAuditEntries(
  store: Store,
  limit: number,
  filter: AuditFilter = {},
): Promise<StoredAuditEntry[]> {
  return (await readAuditPage(store, filter, limit)).entries;
}

const actorsSchema = z.array(z.object({ id: text, name: text, knownBy: text }));

/** A person by whom or about whom the log has entries; without an id for others than staff. */
export type LoggedPerson = z.infer<typeof actorsSchema>[number];

/** Everyone in the audit log or on the staff, also after their removal, in the order of names. */
export async function listLoggedPeople(store: Store): Promise<LoggedPerson[]> {
  const rows = await store.all(
    sql`select id, name, '' as "knownBy", cast(${Number.MAX_SAFE_INTEGER} as bigint) as newest
        from staff_people
      union all
      select coalesce(person, ''), who, coalesce(known_by, ''), max(at) from staff_log
        where who <> '' group by coalesce(person, ''), who, coalesce(known_by, '')
      order by newest desc`,
  );
  // A person's latest name.
  const people = new Map(
    actorsSchema
      .parse(rows)
      .reverse()
      .map((one) => [one.id || `=${one.name}`, one]),
  );
  return [...people.values()].sort((a, b) => a.name.localeCompare(b.name, 'de'));
}

/** Deletes entries that were written before a time in milliseconds since 1970. */
export async function purgeAuditEntries(store: Store, before: number): Promise<void> {
  await store.all(sql`delete from staff_log where ${isOlder(sql`at`, before)}`);
}
