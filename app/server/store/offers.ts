import { createHash } from 'node:crypto';
import * as z from 'zod';
import { formatBerlinDay } from '#app/domain/berlin-time.ts';
import type { StoredOffer } from '#app/domain/offers/offer.ts';
import { OFFER_RETENTION_MONTHS } from '#app/domain/offers/retention.ts';
import { isOlder, STORED_HORIZON } from './horizon.ts';
import { type Store, sql } from './store.ts';

const COLUMNS = sql`number, plan as "planId", query, price_list as version, language,
  made_at as "createdAt"`;

const offersSchema = z.array(
  z.object({
    number: z.string(),
    planId: z.string(),
    query: z.string(),
    version: z.int(),
    language: z.string(),
    createdAt: z.int(),
  }),
);

/**
 * Stores an offer, unless the same selection was stored under the same version on the same day in Berlin
 * (D39).
 * @returns the stored offer; undefined if the number is taken, so that the caller retries with another
 */
export async function insertOffer(
  store: Store,
  offer: StoredOffer,
): Promise<StoredOffer | undefined> {
  const { number, planId, query, version, language, createdAt } = offer;
  const key = createSelectionKey(offer);
  const inserted = await store.all(
    sql`insert into offers
        (number, plan, query, price_list, language, made_at, selection_key, horizon)
      values (${number}, ${planId}, ${query}, ${version}, ${language}, ${createdAt}, ${key},
        ${STORED_HORIZON}) on conflict do nothing returning ${COLUMNS}`,
  );
  const rows =
    inserted.length > 0
      ? inserted
      : await store.all(sql`select ${COLUMNS} from offers where selection_key = ${key}`);
  return offersSchema.parse(rows)[0];
}

/** The same for one selection, version and day in Berlin. A hash, since Postgres limits an index's entries. */
function createSelectionKey({ planId, query, version, createdAt }: StoredOffer): string {
  const content = JSON.stringify([planId, query, version, formatBerlinDay(createdAt)]);
  return createHash('sha256').update(content).digest('base64url');
}

/** An expired offer is not found, even if it is not deleted yet. */
export async function findOffer(
  store: Store,
  number: string,
  now: number,
): Promise<StoredOffer | undefined> {
  const rows = await store.all(
    sql`select ${COLUMNS} from offers
      where number = ${number} and not (${isOlder(sql`made_at`, getOfferCutoff(now))})`,
  );
  // One that cannot be read is not found.
  return offersSchema.safeParse(rows).data?.[0];
}

/** Deletes offers that have expired by a time; returns how many. */
export async function purgeOffers(store: Store, time: number): Promise<number> {
  const isExpired = isOlder(sql`made_at`, getOfferCutoff(time));
  return (await store.all(sql`delete from offers where ${isExpired} returning number`)).length;
}

/** Offers made before this time have expired by the given time. */
export function getOfferCutoff(time: number): number {
  return addMonths(time, -OFFER_RETENTION_MONTHS);
}

/** When an offer expires. */
export function getOfferExpiry(createdAt: number): number {
  return addMonths(createdAt, OFFER_RETENTION_MONTHS);
}

function addMonths(time: number, months: number): number {
  const end = new Date(time);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // If the month has no such day, its last day counts.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}
