import * as z from 'zod';
import { isOlder, STORED_HORIZON } from './horizon.ts';
import type { Store } from './store.ts';

/** A shared or printed offer, without personal data and without a total (D39). */
export interface StoredOffer {
  number: string;
  planId: string;
  query: string;
  /** The number of the price list. */
  version: number;
  language: string;
  createdAt: number;
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
      createdAt: made_at,
    })),
);

/** @returns false if the number is taken; the caller retries with another */
export async function saveOffer(store: Store, offer: StoredOffer): Promise<boolean> {
  const { number, planId, query, version, language, createdAt } = offer;
  const rows = await store.all(
    `insert into offers (number, plan, query, price_list, language, made_at, horizon)
      values (?1, ?2, ?3, ?4, ?5, ?6, ${STORED_HORIZON}) on conflict (number) do nothing returning number`,
    number,
    planId,
    query,
    version,
    language,
    createdAt,
  );
  return rows.length > 0;
}

/** An expired offer is not found, even if it is not deleted yet. */
export async function findOffer(
  store: Store,
  number: string,
  now: number,
): Promise<StoredOffer | undefined> {
  const rows = await store.all(
    `select number, plan, query, price_list, language, made_at from offers
      where number = ?1 and not (${isOlder('made_at', '?2')})`,
    number,
    getOfferCutoff(now),
  );
  return offersSchema.parse(rows)[0];
}

/** Deletes offers that have expired by a time; returns how many. */
export async function purgeOffers(store: Store, time: number): Promise<number> {
  const sql = `delete from offers where ${isOlder('made_at', '?1')} returning number`;
  return (await store.all(sql, getOfferCutoff(time))).length;
}

const RETENTION_MONTHS = 13;

/** Offers made before this time have expired: thirteen calendar months before the given time. */
export function getOfferCutoff(time: number): number {
  return addMonths(time, -RETENTION_MONTHS);
}

/** When an offer expires, thirteen calendar months after it was made. */
export function getOfferExpiry(createdAt: number): number {
  return addMonths(createdAt, RETENTION_MONTHS);
}

function addMonths(time: number, months: number): number {
  const end = new Date(time);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // If the month has no such day, its last day counts.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
