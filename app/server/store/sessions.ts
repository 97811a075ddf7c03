import * as z from 'zod';
import { HOUR_MS } from '#app/domain/durations.ts';
import { type AuditActor, insertAuditEntry } from './audit.ts';
import { type AuditContext, type Person, rightsSchema } from './people.ts';
import type { Statement, Store } from './store.ts';

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

/** How long a session lasts without a request, and at most. */
export interface SessionLimits {
  idleMs: number;
  maxMs: number;
}

/** A long lunch, and a long day. */
export const SESSION_LIMITS: SessionLimits = { idleMs: 2 * HOUR_MS, maxMs: 12 * HOUR_MS };

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

const SUBJECT = "coalesce(people.issuer || ' ' || people.subject, '')";

const listedSchema = z.object({
  id: z.string(),
  how: z.enum(SIGN_IN_METHODS),
  browser: z.string(),
  created_at: z.number(),
  seen_at: z.number(),
});

export type ListedSession = z.infer<typeof listedSchema>;

/**
 * Statements that open a session and add the audit entry.
 * @param where condition that selects the person as `people`, with parameters from `?8` on
 */
export function openSession(session: NewSession, now: number, where: Statement): Statement[] {
  const { hash, id, how, grantedBy, browser } = session;
  const [condition, ...parameters] = where;
  return [
    [
      `insert into staff_sessions (hash, id, person, how, granted_by, browser, created_at, seen_at)
        select cast(?1 as text), cast(?2 as text), people.id, cast(?3 as text), cast(?4 as text),
          cast(?5 as text), cast(?6 as bigint), cast(?7 as bigint)
        from staff_people people where ${condition}`,
      hash,
      id,
      how,
      grantedBy,
      browser,
      now,
      now,
      ...parameters,
    ],
    insertAuditEntry(
      {
        at: now,
        actor: { name: '', knownBy: how, subject: '', id: '' },
        event: 'signed-in',
        about: how,
      },
      ['from staff_people people join staff_sessions on person = people.id where hash = ?10', hash],
      { actorName: 'people.name', actorSubject: SUBJECT, actorId: 'people.id' },
    ),
    [
      `update staff_people set signed_in_at = ?1, last_seen_at = ?1
        where id in (select person from staff_sessions where hash = ?2)`,
      now,
      hash,
    ],
  ];
}

/** Opens a session for a person whom the OpenID provider has authenticated. */
export async function openProvidedSession(
  store: Store,
  { id }: Pick<Person, 'id'>,
  session: NewSession,
  now: number,
): Promise<void> {
  await store.batch(openSession(session, now, ['people.id = ?8', id]));
}

/** The session of a token, with the person's current rights; undefined if it has ended. */
export async function findSession(
  store: Store,
  hash: string,
  { idleMs, maxMs }: SessionLimits,
  now: number,
): Promise<Session | undefined> {
  const rows = await store.all(
    `select session.id, person, name, rights, issuer, ${SUBJECT} as subject, how, granted_by,
        created_at, seen_at
      from staff_sessions session join staff_people people on people.id = person
      where hash = ?1 and created_at > ?2 and seen_at > ?3`,
    hash,
    now - maxMs,
    now - idleMs,
  );
  return z.array(sessionSchema).parse(rows)[0];
}

/** Sets the last use of a session and its person; never backwards, since clocks of instances differ. */
export async function markSeen(store: Store, id: string, now: number): Promise<void> {
  await store.batch([
    ['update staff_sessions set seen_at = ?2 where id = ?1 and seen_at < ?2', id, now],
    [
      `update staff_people set last_seen_at = ?2 where coalesce(last_seen_at, 0) < ?2
        and id in (select person from staff_sessions where id = ?1)`,
      id,
      now,
    ],
  ]);
}

export async function listSessions(
  store: Store,
  person: string,
  { idleMs, maxMs }: SessionLimits,
  now: number,
): Promise<ListedSession[]> {
  const rows = await store.all(
    `select id, how, browser, created_at, seen_at from staff_sessions
      where person = ?1 and created_at > ?2 and seen_at > ?3 order by created_at desc, id`,
    person,
    now - maxMs,
    now - idleMs,
  );
  return z.array(listedSchema).parse(rows);
}

/** Ends one session. The audit entry names its person if an operator ends it at the shell. */
export async function endSession(
  store: Store,
  owner: Pick<Person, 'id' | 'name'>,
  id: string,
  { actor, now }: AuditContext,
): Promise<void> {
  const what =
    actor.id === owner.id
      ? ({ event: 'signed-out', about: '' } as const)
      : ({ event: 'session-ended', about: owner.name, aboutId: owner.id } as const);
  await store.batch([
    insertAuditEntry({ at: now, actor, ...what }, [
      'from staff_sessions where id = ?10 and person = ?11',
      id,
      owner.id,
    ]),
    ['delete from staff_sessions where id = ?1 and person = ?2', id, owner.id],
  ]);
}

/** Ends all of a person's sessions, this one among them. */
export async function endAllSessions(store: Store, session: SignedIn, now: number): Promise<void> {
  await store.batch([
    ['delete from staff_sessions where person = ?1', session.person],
    insertAuditEntry({
      at: now,
      actor: actorOf(session),
      event: 'signed-out-everywhere',
      about: '',
    }),
  ]);
}

/** Deletes the session that a browser held before it signed in again. */
export async function deleteSession(store: Store, hash: string): Promise<void> {
  await store.all('delete from staff_sessions where hash = ?1', hash);
}

/** Deletes links, unfinished sign-ins and sessions that have expired. */
export async function purgeExpiredStaff(
  store: Store,
  { idleMs, maxMs }: SessionLimits,
  now: number,
): Promise<void> {
  await store.batch([
    ['delete from staff_links where expires_at < ?1', now],
    ['delete from staff_ceremonies where expires_at < ?1', now],
    [
      'delete from staff_sessions where created_at <= ?1 or seen_at <= ?2',
      now - maxMs,
      now - idleMs,
    ],
  ]);
}
