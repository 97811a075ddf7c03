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

export interface AuditEntry {
  at: number;
  /** The name of who did it. */
  who: string;
  event: AuditEvent;
  /** Whom or what it was done to or with. */
  about: string;
}

const entriesSchema = z.array(
  // A program one version newer may know further events.
  z.object({ at: z.number(), who: z.string(), event: z.string(), about: z.string() }),
);

export type KeptAuditEntry = z.infer<typeof entriesSchema>[number];

/**
 * A statement for the batch that does what it tells, so that neither is there without the other.
 * @param condition a `where` about parameters from `?6` on; without it the entry is always made
 */
export function noteInLog({ at, who, event, about }: AuditEntry, condition?: Statement): Statement {
  const [sql = '', ...parameters] = condition ?? [];
  return [
    `insert into staff_log (id, at, who, event, about)
      select cast(?1 as text), cast(?2 as bigint), cast(?3 as text), cast(?4 as text),
        cast(?5 as text) ${sql}`,
    ...[crypto.randomUUID(), at, who, event, about],
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
    `insert into staff_log (id, at, who, event, about)
      select cast(?1 as text), cast(?2 as bigint), cast(?3 as text), cast(?4 as text),
        cast(${version} as text) || cast(?5 as text)
      from price_log entry where entry.claim = ?6`,
    ...[crypto.randomUUID(), at, who, event, about],
    claim,
  ];
}

/** The newest first. */
export async function readLog(store: Store, most: number): Promise<KeptAuditEntry[]> {
  const rows = await store.all(
    'select at, who, event, about from staff_log order by at desc, id limit ?1',
    most,
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
