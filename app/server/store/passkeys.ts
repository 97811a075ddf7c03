import * as z from 'zod';
import { type AuditContext, insertAuditEntry } from './audit.ts';
import type { Person } from './people.ts';
import { actorOf, type NewSession, openSession, type SignedIn } from './sessions.ts';
import { type Sql, type Store, sql } from './store.ts';

const passkeySchema = z.object({
  /** The credential's id, in base64url as browsers send it. */
  id: z.string(),
  person: z.string(),
  /** COSE, in base64url. */
  public_key: z.string(),
  counter: z.number(),
  /** The browser's list, comma-separated. */
  transports: z.string(),
  label: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

const SELECT = sql`select id, person, public_key, counter, transports, label,
  created_at as "createdAt", used_at as "usedAt" from staff_passkeys`;

export async function findPasskey(store: Store, id: string): Promise<Passkey | undefined> {
  return z.array(passkeySchema).parse(await store.all(sql`${SELECT} where id = ${id}`))[0];
}

export async function listPasskeys(store: Store, person: string): Promise<Passkey[]> {
  const rows = await store.all(sql`${SELECT} where person = ${person} order by created_at, id`);
  return z.array(passkeySchema).parse(rows);
}

/** @returns whether it was added; false if the passkey is known already */
export async function addPasskey(
  store: Store,
  owner: SignedIn,
  passkey: Pick<Passkey, 'id' | 'public_key' | 'counter' | 'transports' | 'label'>,
  now: number,
): Promise<boolean> {
  const { id, public_key, counter, transports, label } = passkey;
  const [, added = []] = await store.batch([
    insertAuditEntry(
      { now, actor: actorOf(owner), event: 'passkey-added', about: label },
      sql`where not exists (select 1 from staff_passkeys where id = ${id})`,
    ),
    sql`insert into staff_passkeys
        (id, person, public_key, counter, transports, label, created_at)
      values (${id}, ${owner.person}, ${public_key}, ${counter}, ${transports}, ${label}, ${now})
      on conflict do nothing returning id`,
  ]);
  return added.length > 0;
}

/** Renames a passkey if it belongs to this person. */
export async function renamePasskey(
  store: Store,
  owner: Pick<Person, 'id' | 'name'>,
  { id, label }: Pick<Passkey, 'id' | 'label'>,
  audit: AuditContext,
): Promise<void> {
  await store.batch([
    auditPasskey('passkey-renamed', label, owner, id, audit),
    sql`update staff_passkeys set label = ${label} where id = ${id} and person = ${owner.id}`,
  ]);
}

/** Removes a passkey if it belongs to this person. */
export async function removePasskey(
  store: Store,
  owner: Pick<Person, 'id' | 'name'>,
  { id, label }: Pick<Passkey, 'id' | 'label'>,
  audit: AuditContext,
): Promise<void> {
  await store.batch([
    auditPasskey('passkey-removed', label, owner, id, audit),
    sql`delete from staff_passkeys where id = ${id} and person = ${owner.id}`,
  ]);
}

/** The audit entry names the owner if an operator changes the passkey at the shell. */
function auditPasskey(
  event: 'passkey-renamed' | 'passkey-removed',
  label: string,
  owner: Pick<Person, 'id' | 'name'>,
  passkey: string,
  audit: AuditContext,
): Sql {
  const whose =
    audit.actor.id === owner.id
      ? { about: label }
      : { about: `${owner.name}: ${label}`, aboutId: owner.id };
  return insertAuditEntry(
    { ...audit, event, ...whose },
    sql`from staff_passkeys where id = ${passkey} and person = ${owner.id}`,
  );
}

/**
 * Opens a session for the owner of a passkey whose signature was verified. A counter that has not
 * grown means a copied key; authenticators without a counter stay at 0.
 * @returns whether the session was opened
 */
export async function signInByPasskey(
  store: Store,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  session: NewSession,
  now: number,
): Promise<boolean> {
  const results = await store.batch([
    sql`update staff_passkeys set counter = ${counter}, used_at = ${now} where id = ${id}
      and (counter < ${counter} or (counter = 0 and cast(${counter} as bigint) = 0))`,
    ...openSession(
      session,
      now,
      sql`people.id in (select person from staff_passkeys
        where id = ${id} and counter = ${counter} and used_at = ${now})`,
    ),
    sql`select id from staff_sessions where hash = ${session.hash}`,
  ]);
  return results.at(-1)?.length === 1;
}
