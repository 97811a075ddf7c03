import * as z from 'zod';
import { insertAuditEntry } from './audit.ts';
import type { AuditContext } from './people.ts';
import type { Store } from './store.ts';

export const deliverySchema = z.object({
  key: z.string(),
  target: z.string(),
  inquiry: z.string(),
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'dead']),
  /** When its three days began. */
  since: z.number(),
  due_at: z.number(),
  attempts: z.number(),
  /** 0 when no attempt is being made. */
  lease_until: z.number(),
  lease_by: z.string(),
  /** Why the last attempt failed. */
  reason: z.string(),
  settled_at: z.number().nullable(),
});

export type Delivery = z.infer<typeof deliverySchema>;

export const DELIVERY_COLUMNS =
  'key, target, inquiry, body, state, since, due_at, attempts, lease_until, lease_by, reason, settled_at';

export const SELECT_DELIVERIES = `select ${DELIVERY_COLUMNS} from deliveries`;

const deliveriesSchema = z.array(deliverySchema);

interface Claim {
  owner: string;
  now: number;
  leaseMs: number;
}

/**
 * Takes on what is due, for as long as the lease. The conditions stand twice, since Postgres would
 * give a row to two otherwise.
 */
export async function claimDue(
  store: Store,
  target: string,
  { owner, now, leaseMs, limit }: Claim & { limit: number },
): Promise<Delivery[]> {
  const rows = await store.all(
    `update deliveries set lease_until = ?2, lease_by = ?3, attempts = attempts + 1
      where (key, target) in (select key, target from deliveries
        where state = 'waiting' and target = ?5 and due_at <= ?1 and lease_until <= ?1
        order by due_at limit ?4)
      and state = 'waiting' and lease_until <= ?1 returning ${DELIVERY_COLUMNS}`,
    now,
    now + leaseMs,
    owner,
    limit,
    target,
  );
  return deliveriesSchema.parse(rows);
}

/** Takes on one whatever its time, unless another is at it or it is delivered. */
export async function claimDelivery(
  store: Store,
  { key, target }: Pick<Delivery, 'key' | 'target'>,
  { owner, now, leaseMs }: Claim,
): Promise<Delivery | undefined> {
  const rows = await store.all(
    `update deliveries set state = 'waiting', lease_until = ?2, lease_by = ?3,
        attempts = attempts + 1
      where key = ?4 and target = ?5 and state <> 'delivered' and lease_until <= ?1
      returning ${DELIVERY_COLUMNS}`,
    now,
    now + leaseMs,
    owner,
    key,
    target,
  );
  return deliveriesSchema.parse(rows)[0];
}

export async function readDelivery(
  store: Store,
  key: string,
  target: string,
): Promise<Delivery | undefined> {
  const rows = await store.all(`${SELECT_DELIVERIES} where key = ?1 and target = ?2`, key, target);
  return deliveriesSchema.parse(rows)[0];
}

/** When the last attempt at another version of this form will be over; 0 when none is being made. */
export async function findLeaseOfForm(store: Store, form: string, key: string): Promise<number> {
  const rows = await store.all(
    `select coalesce(max(lease_until), 0) as until from deliveries where key <> ?2
      and state = 'waiting' and inquiry in (select reference from inquiries where form = ?1)`,
    form,
    key,
  );
  return z.tuple([z.object({ until: z.number() })]).parse(rows)[0].until;
}

/** Recorded even if another instance holds the lease by now: nothing is sent again after that. */
export async function recordDelivered(
  store: Store,
  { key, target }: Pick<Delivery, 'key' | 'target'>,
  now: number,
): Promise<void> {
  await store.all(
    `update deliveries set state = 'delivered', settled_at = ?3, lease_until = 0, reason = ''
      where key = ?1 and target = ?2 and state <> 'delivered'`,
    key,
    target,
    now,
  );
}

interface Failure {
  reason: string;
  /** When it is tried again; undefined for a delivery that is dead. */
  dueAt: number | undefined;
  now: number;
}

/** Only where the lease is still the caller's. */
export async function recordFailed(
  store: Store,
  { key, target, lease_by }: Pick<Delivery, 'key' | 'target' | 'lease_by'>,
  { reason, dueAt, now }: Failure,
): Promise<void> {
  await store.all(
    `update deliveries set state = ?4, due_at = ?5, reason = ?6, settled_at = ?7, lease_until = 0
      where key = ?1 and target = ?2 and lease_by = ?3 and state = 'waiting'`,
    key,
    target,
    lease_by,
    dueAt === undefined ? 'dead' : 'waiting',
    dueAt ?? now,
    reason,
    dueAt === undefined ? now : null,
  );
}

export interface Backlog {
  dead: number;
  waiting: number;
  /** When the oldest inquiry came in that has not been delivered; null when all have. */
  oldest: number | null;
}

const backlogSchema = z.tuple([
  z.object({ dead: z.number(), waiting: z.number(), oldest: z.number().nullable() }),
]);

/** What has not been delivered to the targets that are configured. */
export async function measureBacklog(store: Store, targets: readonly string[]): Promise<Backlog> {
  const rows = await store.all(
    `select cast(coalesce(sum(case when state = 'dead' then 1 else 0 end), 0) as bigint) as dead,
        cast(coalesce(sum(case when state = 'waiting' then 1 else 0 end), 0) as bigint) as waiting,
        min(received_at) as oldest
      from deliveries join inquiries on inquiries.reference = deliveries.inquiry
      where state <> 'delivered' and ${isAmong('?1')}`,
    listForSql(targets),
  );
  return backlogSchema.parse(rows)[0];
}

interface Resent {
  reference: string;
  /** Only what goes to these; to any without. */
  targets?: readonly string[] | undefined;
}

/**
 * Once more from the beginning; returns the target of each delivery. What was delivered is not sent
 * again. That it was asked for stands in the log, with the inquiry's reference.
 */
export async function resend(
  store: Store,
  which: 'dead' | Resent,
  { actor, now }: AuditContext,
): Promise<string[]> {
  const isAll = which === 'dead';
  const reference = isAll ? '' : which.reference;
  const targets = isAll || !which.targets ? '' : listForSql(which.targets);
  const set =
    "update deliveries set state = 'waiting', due_at = ?1, since = ?1, attempts = 0, settled_at = null";
  const [rows = []] = await store.batch([
    isAll
      ? [`${set} where state = 'dead' returning target`, now]
      : [
          `${set} where state <> 'delivered' and lease_until <= ?1 and inquiry = ?2
            and (cast(?3 as text) = '' or ${isAmong('?3')}) returning target`,
          now,
          reference,
          targets,
        ],
    insertAuditEntry({ at: now, actor, event: 'inquiry-resent', about: reference }, [
      `where exists (select 1 from deliveries where since = ?10 and attempts = 0
        and state = 'waiting'${isAll ? '' : ' and inquiry = ?11'})`,
      now,
      ...(isAll ? [] : [reference]),
    ]),
  ]);
  return readTargets(rows);
}

/**
 * Gives up what waits for a target that is configured no longer, since it is claimed by none; returns
 * the target of each.
 * @param before when its days began
 */
export async function markUnclaimedDead(
  store: Store,
  configured: readonly string[],
  { before, now }: { before: number; now: number },
): Promise<string[]> {
  const rows = await store.all(
    `update deliveries set state = 'dead', settled_at = ?2, reason = 'no such target'
      where state = 'waiting' and since <= ?1 and lease_until <= ?2 and not (${isAmong('?3')})
      returning target`,
    before,
    now,
    listForSql(configured),
  );
  return readTargets(rows);
}

/** Whether a row's target is one of a list that a parameter holds. */
function isAmong(parameter: string): string {
  return `cast(${parameter} as text) like '%,' || target || ',%'`;
}

function listForSql(targets: readonly string[]): string {
  return `,${targets.join()},`;
}

function readTargets(rows: unknown): string[] {
  return z
    .array(z.object({ target: z.string() }))
    .parse(rows)
    .map(({ target }) => target);
}
