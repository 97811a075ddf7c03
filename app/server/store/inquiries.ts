import * as z from 'zod';
import { type Delivery, readDeliveries, SELECT_DELIVERIES } from './deliveries.ts';
import { isUnchanged, listColumns, numberOrNull, text, textOrNull, time } from './odd-rows.ts';
import { type Row, type Store, sql } from './store.ts';

const inquirySchema = z.object({
  reference: text,
  key: text,
  received_at: time,
  payload: text,
  language: text,
  page: text,
  offer: textOrNull,
  total: numberOrNull,
  term: textOrNull,
  price_list: numberOrNull,
  consent_version: text,
  answered_at: z.nullable(time),
  answered_by: textOrNull,
  unverified: numberOrNull,
});

export type StoredInquiry = z.infer<typeof inquirySchema> & {
  deliveries: Delivery[];
  /** The row as it is stored, and whether all of its columns could be read. */
  row: Row;
  isReadable: boolean;
};

export const SELECT_INQUIRIES = sql`select ${listColumns(inquirySchema)} from inquiries`;

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
  inquiries: readonly Row[],
  deliveries: readonly Row[],
): StoredInquiry[] {
  const byInquiry = Map.groupBy(readDeliveries(deliveries), ({ inquiry }) => inquiry);
  return inquiries.map((row) => {
    const one = inquirySchema.parse(row);
    const its = byInquiry.get(one.reference) ?? [];
    return { ...one, deliveries: its, row, isReadable: isUnchanged(one, row) };
  });
}

/** Whether an inquiry with exactly this content is stored. */
export async function inquiryExists(store: Store, key: string): Promise<boolean> {
  return (await store.all(sql`select reference from inquiries where key = ${key}`)).length > 0;
}
