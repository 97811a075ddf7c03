import * as z from 'zod';
import type { Statement, Store } from './store.ts';

/** What is written down: every change of staff, every sign-in, what is done with inquiries. */
export type AuditEvent =
  | 'invited'
  | 'added'
  | 'link-made'
  | 'rights-changed'
  | 'removed'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'passkey-added'
  | 'passkey-removed'
  | 'prices-published'
  | 'prices-planned'
  | 'prices-activated'
  | 'prices-called-off'
  | 'inquiry-answered'
  | 'inquiry-reopened'
  | 'inquiry-resent'
  | 'inquiries-erased'
  | 'inquiries-exported';

/**
 * A person in the log. The name alone is ambiguous: the shell, the first person and somebody at the
 * OpenID provider may all be called `root` (D51).
 */
export interface AuditActor {
  name: string;
  /** The way of signing in, the provider's list of staff, the shell, or nobody who signed in. */
  knownBy: 'link' | 'passkey' | 'provider' | 'provider-list' | 'shell' | 'visitor';
  /** Issuer and subject at the provider, the system's user at the shell, a visitor's network. */
  subject: string;
  /** The person's id on the staff; empty for everybody else. */
  id: string;
}

export interface AuditEntry {
  at: number;
  who: AuditActor;
  event: AuditEvent;
  /** Whom or what it was done to or with. */
  about: string;
  /** The id of the person it was done to. */
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

export type KeptAuditEntry = z.infer<typeof entriesSchema>[number];

/** Adds columns, so that entries of an earlier program stay readable. */
export const AUDIT_ACTORS_SCHEMA: readonly string[] = [
  `alter table staff_log add column known_by text`,
  `alter table staff_log add column subject text`,
  `alter table staff_log add column person text`,
  `alter table staff_log add column about_person text`,
];

const COLUMNS = 'id, at, who, event, about, known_by, subject, person';

/**
 * A statement for the batch that does what it tells, so that neither is there without the other.
 * @param condition a `where` about parameters from `?10` on; without it the entry is always made
 * @param foundId finds the id of the person it was done to, if the entry does not name it
 */
export function noteInLog(entry: AuditEntry, condition?: Statement, foundId = "''"): Statement {
  const { at, who, event, about, aboutId = null } = entry;
  const [sql = '', ...parameters] = condition ?? [];
  return [
    `insert into staff_log (${COLUMNS}, about_person)
      select cast(?1 as text), cast(?2 as bigint), cast(?3 as text), cast(?4 as text),
        cast(?5 as text), cast(?6 as text), cast(?7 as text), cast(?8 as text),
        coalesce(cast(?9 as text), ${foundId}) ${sql}`,
    ...[crypto.randomUUID(), at, who.name, event, about, who.knownBy, who.subject, who.id, aboutId],
    ...parameters,
  ];
}

/**
 * The same for an entry of the price log, by its claim: written only where that was. The number of
 * the version comes first, which the log's own statement gives.
 * @param about what stands after the number
 */
export function notePriceEntry(
  claim: string,
  { at, who, event, about }: AuditEntry,
  /** Finds the number in `price_log entry`. */
  version = 'entry.version',
): Statement {
  return [
    `insert into staff_log (${COLUMNS})
      select cast(?1 as text), cast(?2 as bigint), cast(?3 as text), cast(?4 as text),
        cast(${version} as text) || cast(?5 as text), cast(?6 as text), cast(?7 as text),
        cast(?8 as text)
      from price_log entry where entry.claim = ?9`,
    ...[crypto.randomUUID(), at, who.name, event, about, who.knownBy, who.subject, who.id],
    claim,
  ];
}

/**
 * The newest first.
 * @param person whose entries alone are read: what this person did, and what was done to them
 */
export async function readLog(
  store: Store,
  limit: number,
  person?: string,
): Promise<KeptAuditEntry[]> {
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

/** Ends the retention of what is older. */
export async function eraseOldAuditEntries(store: Store, before: number): Promise<void> {
  await store.all('delete from staff_log where at < ?1', before);
}

/** Takes what no longer opens a door. */
export async function tidyStaff(store: Store, now: number): Promise<void> {
  await store.batch([
    ['delete from staff_links where expires_at < ?1', now],
    ['delete from staff_ceremonies where expires_at < ?1', now],
  ]);
}
