import * as z from 'zod';
import type { Right } from '#app/domain/staff/rights.ts';
import { insertAuditEntry } from './audit.ts';
import {
  type AuditContext,
  insertPerson,
  joinRights,
  normalizeName,
  type Person,
} from './people.ts';
import { type NewSession, openSession } from './sessions.ts';
import type { Statement, Store } from './store.ts';

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
  { actor, now }: AuditContext,
): Promise<boolean> {
  const results = await store.batch([
    ...replaceLink({ id }, link),
    insertAuditEntry({ at: now, actor, event: 'link-made', about: name, aboutId: id }, [
      'from staff_links where hash = ?10',
      link.hash,
    ]),
    selectLink(link),
  ]);
  return results.at(-1)?.length === 1;
}

function selectLink({ hash }: NewLink): Statement {
  return ['select hash from staff_links where hash = ?1', hash];
}

/** People of a provider get no link: it would still open after the provider has shut them out. */
function replaceLink({ id }: Pick<Person, 'id'>, { hash, expiresAt }: NewLink): Statement[] {
  return [
    ['delete from staff_links where person = ?1', id],
    [
      `insert into staff_links (hash, person, rights, is_local, expires_at)
        select cast(?1 as text), id, rights, 0, cast(?2 as bigint)
        from staff_people where id = ?3 and issuer is null`,
      hash,
      expiresAt,
      id,
    ],
  ];
}

/** Stores the link of the first start. It creates the first person and works on this machine only. */
export async function saveFirstLink(
  store: Store,
  { hash, expiresAt }: NewLink,
  rights: readonly Right[],
): Promise<void> {
  await store.batch([
    ['delete from staff_links where person is null'],
    [
      'insert into staff_links (hash, rights, is_local, expires_at) values (?1, ?2, 1, ?3)',
      hash,
      joinRights(rights),
      expiresAt,
    ],
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
  const results = await store.batch([
    [
      `update staff_links set used_by = ?2 where hash = ?1 and used_by is null and expires_at > ?3
        and (is_local = 0 or cast(?4 as bigint) = 1)
        and (person is not null or not exists (select 1 from staff_people))`,
      hash,
      session.hash,
      now,
      isLocal ? 1 : 0,
    ],
    [
      `insert into staff_people (id, name, name_key, rights, since)
        select cast(?1 as text), cast(?2 as text), cast(?3 as text), rights, cast(?4 as bigint)
        from staff_links where hash = ?5 and used_by = ?6 and person is null`,
      id,
      name,
      normalizeName(name),
      now,
      hash,
      session.hash,
    ],
    ...openSession(session, now, [
      `people.id in (select coalesce(person, cast(?8 as text)) from staff_links
        where hash = ?9 and used_by = ?10)`,
      id,
      hash,
      session.hash,
    ]),
    ['delete from staff_links where hash = ?1 and used_by = ?2', hash, session.hash],
    ['select id from staff_sessions where hash = ?1', session.hash],
  ]);
  return z.array(z.object({ id: z.string() })).parse(results.at(-1)).length > 0;
}
