import * as z from 'zod';
import { type Delivery, deliverySchema, SELECT_DELIVERIES } from './deliveries.ts';
import { normalizeEmail } from './intake.ts';
import type { Store } from './store.ts';

const inquirySchema = z.object({
  reference: z.string(),
  key: z.string(),
  received_at: z.number(),
  payload: z.string(),
  language: z.string(),
  page: z.string(),
  offer: z.string().nullable(),
  total: z.number().nullable(),
  term: z.string().nullable(),
  price_list: z.number().nullable(),
  consent_version: z.string(),
  answered_at: z.number().nullable(),
});

export type KeptInquiry = z.infer<typeof inquirySchema> & { deliveries: Delivery[] };

const SELECT = `select reference, key, received_at, payload, language, page, offer, total, term,
  price_list, consent_version, answered_at from inquiries`;

/**
 * All of them, in the order in which they came.
 * @public used by `npm run inbox`
 */
export async function listInquiries(store: Store): Promise<KeptInquiry[]> {
  const [inquiries = [], deliveries = []] = await store.batch([
    [`${SELECT} order by received_at`],
    [`${SELECT_DELIVERIES} order by target`],
  ]);
  return join(inquiries, deliveries);
}

/** @public used by `npm run inbox` */
export async function findInquiry(
  store: Store,
  reference: string,
): Promise<KeptInquiry | undefined> {
  const [inquiries = [], deliveries = []] = await store.batch([
    [`${SELECT} where reference = ?1`, reference],
    [`${SELECT_DELIVERIES} where inquiry = ?1`, reference],
  ]);
  return join(inquiries, deliveries)[0];
}

function join(inquiries: readonly unknown[], deliveries: readonly unknown[]): KeptInquiry[] {
  const byInquiry = Map.groupBy(
    z.array(deliverySchema).parse(deliveries),
    ({ inquiry }) => inquiry,
  );
  return z
    .array(inquirySchema)
    .parse(inquiries)
    .map((one) => ({ ...one, deliveries: byInquiry.get(one.reference) ?? [] }));
}

/** Whether an inquiry with exactly this content is kept. */
export async function isKept(store: Store, key: string): Promise<boolean> {
  return (await store.all('select reference from inquiries where key = ?1', key)).length > 0;
}

/**
 * @returns whether there is such an inquiry
 * @public used by `npm run inbox`
 */
export async function markAnswered(store: Store, reference: string, now: number): Promise<boolean> {
  const sql = 'update inquiries set answered_at = ?2 where reference = ?1 returning reference';
  return (await store.all(sql, reference, now)).length > 0;
}

/**
 * For the right to erasure; returns how many. A trace says that and when, but not what.
 * @public used by `npm run inbox`
 */
export async function eraseInquiries(
  store: Store,
  which: { reference: string } | { email: string },
  now: number,
): Promise<number> {
  return 'email' in which
    ? erase(store, ['email = ?1', normalizeEmail(which.email)], 'by e-mail address', now)
    : erase(store, ['reference = ?1', which.reference], 'by reference', now);
}

/** Ends the retention of what came in before; returns how many that were. */
export async function eraseOld(store: Store, before: number, now: number): Promise<number> {
  return erase(store, ['received_at < ?1', before], 'by age', now);
}

type Condition = readonly [sql: string, parameter: string | number];

async function erase(
  store: Store,
  [condition, parameter]: Condition,
  how: string,
  now: number,
): Promise<number> {
  const [, rows = []] = await store.batch([
    [
      `insert into erasures (id, erased_at, how, count)
        select cast(?4 as text), cast(?2 as bigint), cast(?3 as text), count(*)
        from inquiries where ${condition} having count(*) > 0`,
      parameter,
      now,
      how,
      crypto.randomUUID(),
    ],
    [`delete from inquiries where ${condition} returning reference`, parameter],
  ]);
  return rows.length;
}
