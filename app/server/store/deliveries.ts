import { empty } from 'sql-template-tag';
import * as z from 'zod';
import { type AuditContext, insertAuditEntry } from './audit.ts';
import { isUnchanged, listColumns, number, text, textOrNull, time } from './odd-rows.ts';
import { type Row, type Sql, type Store, sql } from './store.ts';

const deliverySchema = z.object({
  key: text,
  target: text,
  inquiry: text,
  body: text,
  state: z.enum(['waiting', 'delivered', 'dead']).catch('dead'),
  /** Start of the period after which the delivery is dead. */
  since: time,
  due_at: time,
  attempts: number,
  /** 0 when no attempt is being made. */
  lease_until: time,
  lease_by: text,
  /** Why the last attempt failed. */
  reason: text,
  settled_at: z.nullable(time),
  /** The CAPTCHA's token for a target that verifies it; null as soon as the delivery has ended. */
  token: textOrNull,
});

export type Delivery = z.infer<typeof deliverySchema>;

export const DELIVERY_COLUMNS = listColumns(deliverySchema);

export const SELECT_DELIVERIES = sql`select ${DELIVERY_COLUMNS} from deliveries`;

export function readDeliveries(rows: readonly Row[]): Delivery[] {
  return rows.map((row) => deliverySchema.parse(row));
}

interface Lease {
  owner: string;
  now: number;
  leaseMs: number;
}

/** Postgres would refuse to count beyond a bigint, for all rows at once. */
const ONE_MORE = sql`attempts + case when attempts < 1000000 then 1 else 0 end`;

/** Leases due deliveries; the outer conditions repeat, or Postgres would lease a row twice. */
export async function claimDue(
  store: Store,
  target: string,
  { owner, now, leaseMs, limit }: Lease & { limit: number },
): Promise<Delivery[]> {
  const rows = await store.all(
    sql`update deliveries
      set lease_until = ${now + leaseMs}, lease_by = ${owner}, attempts = ${ONE_MORE}
      where (key, target) in (select key, target from deliveries
        where state = 'waiting' and target = ${target} and due_at <= ${now}
          and lease_until <= ${now} order by due_at limit ${limit})
      and state = 'waiting' and lease_until <= ${now} returning ${DELIVERY_COLUMNS}`,
  );
  return endUnreadable(store, rows, now);
}

/** Leased deliveries that can be sent; others are dead, so that they hold up none. */
async function endUnreadable(store: Store, rows: readonly Row[], now: number): Promise<Delivery[]> {
  const isWhole = (one: Delivery, index: number) => isUnchanged(one, rows[index] ?? {});
  const all = readDeliveries(rows);
  for (const { key, target, lease_by } of all.filter((one, index) => !isWhole(one, index))) {
    const failure = { reason: 'cannot be read', dueAt: undefined, now };
    await recordFailed(store, { key, target, lease_by }, failure);
  }
  return all.filter(isWhole);
}

/** Leases a delivery even before it is due, unless it is leased or delivered. */
export async function claimDelivery(
  store: Store,
  { key, target }: Pick<Delivery, 'key' | 'target'>,
  { owner, now, leaseMs }: Lease,
): Promise<Delivery | undefined> {
  const rows = await store.all(
    sql`update deliveries set state = 'waiting', lease_until = ${now + leaseMs},
        lease_by = ${owner}, attempts = ${ONE_MORE}
      where key = ${key} and target = ${target} and state <> 'delivered' and lease_until <= ${now}
      returning ${DELIVERY_COLUMNS}`,
  );
  return (await endUnreadable(store, rows, now))[0];
}

export async function readDelivery(
  store: Store,
  key: string,
  target: string,
): Promise<Delivery | undefined> {
  const rows = await store.all(sql`${SELECT_DELIVERIES} where key = ${key} and target = ${target}`);
  return readDeliveries(rows)[0];
}

/** When the last lease of another version of this form ends; 0 if there is none. */
export async function findLeaseOfForm(store: Store, form: string, key: string): Promise<number> {
  const rows = await store.all(
    sql`select coalesce(max(lease_until), 0) as until from deliveries where key <> ${key}
      and state = 'waiting' and inquiry in (select reference from inquiries where form = ${form})`,
  );
  return z.tuple([z.object({ until: z.number() })]).parse(rows)[0].until;
}

/** Records a success even if another instance holds the lease, so that it is not sent again. */
export async function recordDelivered(
  store: Store,
  { key, target }: Pick<Delivery, 'key' | 'target'>,
  now: number,
): Promise<void> {
  await store.all(
    sql`update deliveries set state = 'delivered', settled_at = ${now}, lease_until = 0, reason = '',
        token = null
      where key = ${key} and target = ${target} and state <> 'delivered'`,
  );
}

interface FailedAttempt {
  reason: string;
  /** Time of the next attempt; undefined if the delivery is dead. */
  dueAt: number | undefined;
  now: number;
}

/** Records a failure if the caller still holds the lease. */
export async function recordFailed(
  store: Store,
  { key, target, lease_by }: Pick<Delivery, 'key' | 'target' | 'lease_by'>,
  { reason, dueAt, now }: FailedAttempt,
): Promise<void> {
  await store.all(
    sql`update deliveries set state = ${dueAt === undefined ? 'dead' : 'waiting'},
        due_at = ${dueAt ?? now}, reason = ${reason},
        settled_at = ${dueAt === undefined ? now : null}, lease_until = 0,
        token = ${dueAt === undefined ? sql`null` : sql`token`}
      where key = ${key} and target = ${target} and lease_by = ${lease_by} and state = 'waiting'`,
  );
}

const backlogSchema = z.tuple([
  z.object({
    dead: z.number(),
    waiting: z.number(),
    /** When the oldest undelivered inquiry was received; null if there is none. */
    oldest: z.number().nullable(),
  }),
]);

export type Backlog = z.infer<typeof backlogSchema>[0];

/** Undelivered deliveries to these targets, read from the indexes of both states. */
export async function measureBacklog(store: Store, targets: readonly string[]): Promise<Backlog> {
  const open = sql`from (select state, inquiry, target from deliveries where state = 'waiting'
      union all select state, inquiry, target from deliveries where state = 'dead') undelivered
    where ${isAmong(targets)}`;
  const rows = await store.all(
    sql`select cast(coalesce(sum(case when state = 'dead' then 1 else 0 end), 0) as bigint) as dead,
        cast(coalesce(sum(case when state = 'waiting' then 1 else 0 end), 0) as bigint) as waiting,
        (select received_at from inquiries where reference in (select inquiry ${open})
          order by received_at limit 1) as oldest
      ${open}`,
  );
  return backlogSchema.parse(rows)[0];
}

interface Resent {
  reference: string;
  /** Only deliveries to these targets; to all if undefined. */
  targets?: readonly string[] | undefined;
}

/** Restarts undelivered deliveries, with an audit entry; returns the target of each. */
export async function resend(
  store: Store,
  which: 'dead' | Resent,
  audit: AuditContext,
): Promise<string[]> {
  const { now } = audit;
  const reference = which === 'dead' ? '' : which.reference;
  const isIts = which === 'dead' ? empty : sql`and inquiry = ${reference}`;
  const isTarget = which === 'dead' || !which.targets ? empty : sql`and ${isAmong(which.targets)}`;
  const isOpen =
    which === 'dead'
      ? sql`state = 'dead'`
      : sql`state <> 'delivered' and lease_until <= ${now} ${isIts} ${isTarget}`;
  const [rows = []] = await store.batch([
    sql`update deliveries set state = 'waiting', due_at = ${now}, since = ${now}, attempts = 0,
        settled_at = null
      where ${isOpen} returning target`,
    insertAuditEntry(
      { ...audit, event: 'inquiry-resent', about: reference },
      sql`where exists (select 1 from deliveries
        where since = ${now} and attempts = 0 and state = 'waiting' ${isIts})`,
    ),
  ]);
  return readTargets(rows);
}

/**
 * Marks deliveries to targets that are no longer configured as dead; returns the target of each.
 * @param before only deliveries whose period began by then
 */
export async function markUnclaimedDead(
  store: Store,
  configured: readonly string[],
  { before, now }: { before: number; now: number },
): Promise<string[]> {
  const rows = await store.all(
    sql`update deliveries set state = 'dead', settled_at = ${now}, token = null,
        reason = 'no such target'
      where state = 'waiting' and since <= ${before} and lease_until <= ${now}
        and not (${isAmong(configured)}) returning target`,
  );
  return readTargets(rows);
}

/** SQL condition: the row's target is in a list, which may be empty. */
function isAmong(targets: readonly string[]): Sql {
  return sql`cast(${`,${targets.join()},`} as text) like '%,' || target || ',%'`;
}

function readTargets(rows: unknown): string[] {
  return z
    .array(z.object({ target: z.string() }))
    .parse(rows)
    .map(({ target }) => target);
}
