import * as z from 'zod';
import type { Store } from './store.ts';

/** An offer that was shared or printed: nothing of a person, and no total (D39). */
export interface StoredOffer {
  number: string;
  planId: string;
  query: string;
  /** The number of the price list. */
  version: number;
  language: string;
  madeAt: number;
}

export const OFFERS_SCHEMA: readonly string[] = [
  `create table offers (
    number text primary key,
    plan text not null,
    query text not null,
    price_list bigint not null,
    language text not null,
    made_at bigint not null
  )`,
  'create index offers_made_at on offers (made_at)',
];

const offersSchema = z.array(
  z
    .object({
      number: z.string(),
      plan: z.string(),
      query: z.string(),
      price_list: z.number(),
      language: z.string(),
      made_at: z.number(),
    })
    .transform(({ plan, price_list, made_at, ...offer }) => ({
      ...offer,
      planId: plan,
      version: price_list,
      madeAt: made_at,
    })),
);

/** @returns false where the number is taken, which is rare: the caller comes with another */
export async function keepOffer(store: Store, offer: StoredOffer): Promise<boolean> {
  const { number, planId, query, version, language, madeAt } = offer;
  const rows = await store.all(
    `insert into offers (number, plan, query, price_list, language, made_at)
      values (?1, ?2, ?3, ?4, ?5, ?6) on conflict (number) do nothing returning number`,
    ...[number, planId, query, version, language, madeAt],
  );
  return rows.length > 0;
}

/** One whose time is over is not there any more, even if it is not deleted yet. */
export async function findOffer(
  store: Store,
  number: string,
  now: number,
): Promise<StoredOffer | undefined> {
  const rows = await store.all(
    `select number, plan, query, price_list, language, made_at from offers
      where number = ?1 and made_at >= ?2`,
    ...[number, offersEnd(now)],
  );
  return offersSchema.parse(rows)[0];
}

/** Deletes those whose time is over at a time; returns how many that were. */
export async function purgeOffers(store: Store, time: number): Promise<number> {
  const sql = 'delete from offers where made_at < ?1 returning number';
  return (await store.all(sql, offersEnd(time))).length;
}

const RETENTION_MONTHS = 13;

/** Thirteen months of the calendar before a time: what was made before that is deleted. */
export function offersEnd(time: number): number {
  return addMonths(time, -RETENTION_MONTHS);
}

/** Until when an offer is certainly kept: to the last day of a month without the one it was made on. */
export function endOfOffer(madeAt: number): number {
  return addMonths(madeAt, RETENTION_MONTHS);
}

function addMonths(time: number, months: number): number {
  const end = new Date(time);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // A month without this day would count on into the next.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
