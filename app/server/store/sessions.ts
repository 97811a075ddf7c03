import * as z from 'zod';
import { HOUR_MS } from '#app/domain/durations.ts';
import { type AuditActor, type AuditContext, insertAuditEntry } from './audit.ts';
import { text, time } from './odd-rows.ts';
import { type Person, rightsSchema } from './people.ts';
import { type Sql, type Store, sql } from './store.ts';

/** How a person has signed in. */
export const SIGN_IN_METHODS = ['link', 'passkey', 'provider'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export interface NewSession {
  /** Hash of the token in the browser's cookie. */
  hash: string;
  id: string;
  how: SignInMethod;
  /** Fingerprint of the OpenID provider's configuration; '' for invited staff. */
  grantedBy: string;
  /** Shown in the person's list of sessions: "Firefox, Linux". */
  browser: string;
}

/** How long a session lasts without a request, and at most: a long lunch, and a long day. */
export const SESSION_LIMITS = { idleMs: 2 * HOUR_MS, maxMs: 12 * HOUR_MS };
const { idleMs, maxMs } = SESSION_LIMITS;

const sessionSchema = z.object({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  rights: rightsSchema,
  issuer: z.string().nullable(),
  /** Issuer and subject at the OpenID provider, as in the audit log. */
  subject: z.string(),
  how: z.enum(SIGN_IN_METHODS),
  granted_by: z.string(),
  created_at: z.number(),
  seen_at: z.number(),
});

export type Session = z.infer<typeof sessionSchema>;

/** The part of a session that the audit log records. */
export type SignedIn = Pick<Session, 'person' | 'name' | 'how' | 'subject'>;

export function actorOf({ person, name, how, subject }: SignedIn): AuditActor {
  return { name, knownBy: how, subject, id: person };
}

const SUBJECT = sql`coalesce(people.issuer || ' ' || people.subject, '')`;

const listedSchema = z.object({
  id: z.string(),
  how: z.enum(SIGN_IN_METHODS),
  browser: text,
  createdAt: time,
  seenAt: time,
});

export type ListedSession = z.infer<typeof listedSchema>;

/** Statements that open a session, with its audit entry; `where` selects a person as `people`. */
export function openSession(session: NewSession, now: number, where: Sql): Sql[] {
  const { hash, id, how, grantedBy, browser } = session;
  return [
    sql`insert into staff_sessions (hash, id, person, how, granted_by, browser, created_at, seen_at)
      select cast(${hash} as text), cast(${id} as text), people.id, cast(${how} as text),
        cast(${grantedBy} as text), cast(${browser} as text), cast(${now} as bigint),
        cast(${now} as bigint)
      from staff_people people where ${where}`,
    insertAuditEntry(
      {
        now,
        actor: { name: sql`people.name`, knownBy: how, subject: SUBJECT, id: sql`people.id` },
        event: 'signed-in',
        about: how,
      },
      sql`from staff_people people join staff_sessions on person = people.id where hash = ${hash}`,
    ),
    sql`update staff_people set signed_in_at = ${now}, last_seen_at = ${now}
      where id in (select person from staff_sessions where hash = ${hash})`,
  ];
}

/** Opens a session for a person whom the OpenID provider has authenticated. */
export async function openProvidedSession(
  store: Store,
  { id }: Pick<Person, 'id'>,
  session: NewSession,
  now: number,
): Promise<void> {
  await store.batch(openSession(session, now, sql`people.id = ${id}`));
}

/** The session of a token, with the person's current rights; undefined if it has ended. */
export async function findSession(
  store: Store,
  hash: string,
  now: number,
): Promise<Session | undefined> {
  const rows = await store.all(
    sql`select session.id, person, name, rights, issuer, ${SUBJECT} as subject, how, granted_by,
        created_at, seen_at
      from staff_sessions session join staff_people people on people.id = person
      where hash = ${hash} and created_at > ${now - maxMs} and seen_at > ${now - idleMs}`,
  );
  const [session] = z.array(sessionSchema).parse(rows);
  if (!session || Math.max(session.created_at, session.seen_at) <= now) return session;
  await boundSessions(store, now);
  return {
    ...session,
    created_at: Math.min(session.created_at, now),
    seen_at: Math.min(session.seen_at, now),
  };
}

/** Sessions that began while the clock was ahead begin now, else they would last longer. */
export async function boundSessions(store: Store, now: number): Promise<void> {
  await store.all(
    sql`update staff_sessions set seen_at = case when seen_at > ${now} then ${now} else seen_at end,
        created_at = case when created_at > ${now} then ${now} else created_at end
      where created_at > ${now} or seen_at > ${now}`,
  );
}

/** Sets the last use of a session and its person; never backwards, since clocks of instances differ. */
export async function markSeen(store: Store, id: string, now: number): Promise<void> {
  await store.batch([
    sql`update staff_sessions set seen_at = ${now} where id = ${id} and seen_at < ${now}`,
    sql`update staff_people set last_seen_at = ${now} where coalesce(last_seen_at, 0) < ${now}
      and id in (select person from staff_sessions where id = ${id})`,
  ]);
}

export async function listSessions(
  store: Store,
  person: string,
  now: number,
): Promise<ListedSession[]> {
  const rows = await store.all(
    sql`select id, how, browser, created_at as "createdAt", seen_at as "seenAt"
      from staff_sessions
      where person = ${person} and created_at > ${now - maxMs} and seen_at > ${now - idleMs}
      order by created_at desc, id`,
  );
  return z.array(listedSchema).parse(rows);
}

/** Ends a session and returns whether it existed. At the shell, the entry names its person. */
export async function endSession(
  store: Store,
  owner: Pick<Person, 'id' | 'name'>,
  id: string,
  audit: AuditContext,
): Promise<boolean> {
  const what =
    audit.actor.id === owner.id
      ? ({ event: 'signed-out', about: '' } as const)
      : ({ event: 'session-ended', about: owner.name, aboutId: owner.id } as const);
  const its = sql`from staff_sessions where id = ${id} and person = ${owner.id}`;
  const entry = insertAuditEntry({ ...audit, ...what }, its);
  const results = await store.batch([entry, sql`delete ${its} returning id`]);
  return results.at(-1)?.length === 1;
}

/** Ends all of a person's sessions. The audit entry names the person as above. */
export async function endAllSessions(
  store: Store,
  { id, name }: Pick<Person, 'id' | 'name'>,
  audit: AuditContext,
): Promise<void> {
  const what =
    audit.actor.id === id
      ? ({ event: 'signed-out-everywhere', about: '' } as const)
      : ({ event: 'sessions-ended', about: name, aboutId: id } as const);
  await store.batch([
    sql`delete from staff_sessions where person = ${id}`,
    insertAuditEntry({ ...audit, ...what }),
  ]);
}

/** Deletes the session that a browser held before it signed in again. */
export async function deleteSession(store: Store, hash: string): Promise<void> {
  await store.all(sql`delete from staff_sessions where hash = ${hash}`);
}

/** Deletes links, unfinished sign-ins and sessions that have expired. */
export async function purgeExpiredStaff(store: Store, now: number): Promise<void> {
  await boundSessions(store, now);
  await store.batch([
    sql`delete from staff_links where expires_at < ${now}`,
    sql`delete from staff_ceremonies where expires_at < ${now}`,
    sql`delete from staff_sessions where created_at <= ${now - maxMs} or seen_at <= ${now - idleMs}`,
  ]);
}
