import type { Right } from '#app/domain/staff/rights.ts';
import { type AuditContext, insertAuditEntry } from './audit.ts';
import { insertPerson, joinRights, normalizeName, type Person } from './people.ts';
import { type NewSession, openSession } from './sessions.ts';
import { type Sql, type Store, sql } from './store.ts';

interface NewLink {
  hash: string;
  expiresAt: number;
}

/** Adds a person with a link; returns false if the name is taken. */
export async function invitePerson(
  store: Store,
  person: Pick<Person, 'id' | 'name' | 'rights'>,
  link: NewLink,
  audit: AuditContext,
): Promise<boolean> {
  const results = await store.batch([
    ...insertPerson(person, audit),
    ...replaceLink(person, link),
    selectLink(link),
  ]);
  return results.at(-1)?.length === 1;
}

/** Replaces an invited person's link; returns false if there is no such person. */
export async function renewLink(
  store: Store,
  { id, name }: Pick<Person, 'id' | 'name'>,
  link: NewLink,
  audit: AuditContext,
): Promise<boolean> {
  const results = await store.batch([
    ...replaceLink({ id }, link),
    insertAuditEntry(
      { ...audit, event: 'link-made', about: name, aboutId: id },
      sql`from staff_links where hash = ${link.hash}`,
    ),
    selectLink(link),
  ]);
  return results.at(-1)?.length === 1;
}

function selectLink({ hash }: NewLink): Sql {
  return sql`select hash from staff_links where hash = ${hash}`;
}

/** People of a provider get no link: it would still open after the provider has shut them out. */
function replaceLink({ id }: Pick<Person, 'id'>, { hash, expiresAt }: NewLink): Sql[] {
  return [
    sql`delete from staff_links where person = ${id}`,
    sql`insert into staff_links (hash, person, rights, is_local, expires_at)
      select cast(${hash} as text), id, rights, 0, cast(${expiresAt} as bigint)
      from staff_people where id = ${id} and issuer is null`,
  ];
}

/** Stores the link of the first start. It creates the first person and works on this machine only. */
export async function saveFirstLink(
  store: Store,
  { hash, expiresAt }: NewLink,
  rights: readonly Right[],
): Promise<void> {
  await store.batch([
    sql`delete from staff_links where person is null`,
    sql`insert into staff_links (hash, rights, is_local, expires_at)
      values (${hash}, ${joinRights(rights)}, 1, ${expiresAt})`,
  ]);
}

interface Redeeming {
  hash: string;
  /** Whether the request comes from a loopback address. */
  isLocal: boolean;
  /** The person created by a first link. */
  firstPerson: Pick<Person, 'id' | 'name'>;
}

/**
 * Opens a session for the holder of a link, once: `used_by` decides between simultaneous requests.
 * A first link works only while there is no staff.
 * @returns whether the session was opened
 */
export async function redeemLink(
  store: Store,
  { hash, isLocal, firstPerson: { id, name } }: Redeeming,
  session: NewSession,
  now: number,
): Promise<boolean> {
  const used = sql`from staff_links where hash = ${hash} and used_by = ${session.hash}`;
  const results = await store.batch([
    sql`update staff_links set used_by = ${session.hash}
      where hash = ${hash} and used_by is null and expires_at > ${now}
        and (is_local = 0 or cast(${isLocal ? 1 : 0} as bigint) = 1)
        and (person is not null or not exists (select 1 from staff_people))`,
    sql`insert into staff_people (id, name, name_key, rights, since)
      select cast(${id} as text), cast(${name} as text), cast(${normalizeName(name)} as text),
        rights, cast(${now} as bigint) ${used} and person is null`,
    ...openSession(
      session,
      now,
      sql`people.id in (select coalesce(person, cast(${id} as text)) ${used})`,
    ),
    sql`delete ${used}`,
    sql`select id from staff_sessions where hash = ${session.hash}`,
  ]);
  return results.at(-1)?.length === 1;
}
