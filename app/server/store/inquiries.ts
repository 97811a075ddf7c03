import * as z from 'zod';
import { type Delivery, deliverySchema, SELECT_DELIVERIES } from './deliveries.ts';
import { type Store, sql } from './store.ts';

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
  answered_by: z.string().nullable(),
});

export type StoredInquiry = z.infer<typeof inquirySchema> & { deliveries: Delivery[] };

export const SELECT_INQUIRIES = sql`select reference, key, received_at, payload, language, page, offer, total, term,
  price_list, consent_version, answered_at, answered_by from inquiries`;

/**
 * All inquiries, the oldest first.
 * @public read by tests
 */
export async function listAllInquiries(store: Store): Promise<StoredInquiry[]> {
  const [inquiries = [], deliveries = []] = await store.batch([
    sql`${SELECT_INQUIRIES} order by received_at`,
    sql`${SELECT_DELIVERIES} order by target`,
  ]);
  return joinDeliveries(inquiries, deliveries);
}

export async function findInquiry(
  store: Store,
  reference: string,
): Promise<StoredInquiry | undefined> {
  const [inquiries = [], deliveries = []] = await store.batch([
    sql`${SELECT_INQUIRIES} where reference = ${reference}`,
    sql`${SELECT_DELIVERIES} where inquiry = ${reference}`,
  ]);
  return joinDeliveries(inquiries, deliveries)[0];
}

/** Joins rows of both tables. */
export function joinDeliveries(
  inquiries: readonly unknown[],
  deliveries: readonly unknown[],
): StoredInquiry[] {
  const byInquiry = Map.groupBy(
    z.array(deliverySchema).parse(deliveries),
    ({ inquiry }) => inquiry,
  );
  return z
    .array(inquirySchema)
    .parse(inquiries)
    .map((one) => ({ ...one, deliveries: byInquiry.get(one.reference) ?? [] }));
}

/** Whether an inquiry with exactly this content is stored. */
export async function inquiryExists(store: Store, key: string): Promise<boolean> {
  return (await store.all(sql`select reference from inquiries where key = ${key}`)).length > 0;
}
