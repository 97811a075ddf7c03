import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/domain/durations';
import {
  type FoundOffer,
  formatOfferQuery,
  listWantedAnnounced,
  offerInputSchema,
  resolveOfferSelection,
  type StoredOffer,
} from '#app/domain/offers/offer';
import { createOfferNumber } from '#app/domain/offers/offer-number';
import {
  BUILT_IN_VERSION,
  getVersionInForce,
  listEarlierVersions,
  listStarted,
  listVersionsSince,
  type PriceListVersion,
} from '#app/domain/price-lists/activation-log';
import { type Result, refuse } from '#app/domain/result';
import { referenceLanguage } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { logEvent } from '#app/server/log-event';
import type { PriceSource } from '#app/server/prices/price-source';
import { readFirstVersion, readListVersion } from '#app/server/prices/read-price-list';
import { countVisit } from '#app/server/requests/count-visit';
import { findOffer, insertOffer } from '#app/server/store/offers';
import { readPriceLog } from '#app/server/store/price-log';
import { codeOf, type Store } from '#app/server/store/store';

/** Limits per visitor. */
const LIMITS = [
  { max: 10, windowMs: MINUTE_MS },
  { max: 60, windowMs: HOUR_MS },
];

export type FindOffer = (number: string) => Promise<Result<FoundOffer, 'unavailable' | 'unknown'>>;

/** Why an offer was not stored. */
export type StoringRefusal =
  | { kind: 'unavailable' | 'unreadable' }
  | { kind: 'too-many'; retryAfterSeconds: number };

interface StoredReceipt extends Pick<StoredOffer, 'number' | 'version' | 'createdAt'> {
  /** Version in force. */
  inForce: number;
  publishedAt: number | undefined;
}

type OfferInput = Omit<StoredOffer, 'number' | 'createdAt'>;

interface OfferContext {
  store: Store | undefined;
  /** The visitor's network address. */
  address: string;
  now: number;
}

/** How long an open page may store offers under its version after another came into force. */
const OPEN_PAGE_MS = DAY_MS;

/**
 * The store for offers; none while it has lost price lists (D47), because an offer refers to a
 * version of the database, not of its copy.
 */
export function findOfferStore(host: {
  inquiries?: { store: Store } | undefined;
  prices?: Partial<Pick<PriceSource, 'isLost'>> | undefined;
}): Store | undefined {
  return host.prices?.isLost?.() ? undefined : host.inquiries?.store;
}

/**
 * Stores a shared or printed offer, under another version if the wanted one has been out of force for
 * long; never throws.
 */
export async function storeSharedOffer(
  input: unknown,
  { store, address, now }: OfferContext,
): Promise<Result<StoredReceipt, StoringRefusal>> {
  const wanted = offerInputSchema.safeParse(input).data;
  if (!wanted) return refuse({ kind: 'unreadable' });
  if (!store) return refuse({ kind: 'unavailable' });
  try {
    const wait = await countVisit(store, 'offers ', address, LIMITS, () => now);
    if (wait > 0) return refuse({ kind: 'too-many', retryAfterSeconds: Math.ceil(wait / 1000) });
    const { list, inForce } = await chooseList(store, wanted.version, now);
    const offer = await storeSelection(store, wanted, list, now);
    if (!offer) return refuse({ kind: 'unreadable' });
    const { number, version, createdAt } = offer;
    const { publishedAt } = list;
    return { kind: 'ok', value: { number, version, inForce, createdAt, publishedAt } };
  } catch (error) {
    return unavailable(error, refuse({ kind: 'unavailable' }));
  }
}

/**
 * Stores an inquiry's selection, so that staff open it with the prices that the visitor saw, in
 * force or not. Never throws; undefined if it was not stored.
 */
export async function storeInquiredOffer(
  store: Store,
  wanted: OfferInput,
  now: number,
): Promise<string | undefined> {
  try {
    const list = await findShownList(store, wanted.version, now);
    return list && (await storeSelection(store, wanted, list, now))?.number;
  } catch (error) {
    return unavailable(error, undefined);
  }
}

/** Undefined if the price list lacks the selection. */
async function storeSelection(
  store: Store,
  wanted: OfferInput,
  list: PriceListVersion,
  now: number,
): Promise<StoredOffer | undefined> {
  const config = list.list ?? (await loadTranslatedList(undefined, referenceLanguage));
  const selection = resolveOfferSelection(config, wanted);
  if (!selection) return undefined;
  const announced = listWantedAnnounced(config, wanted.query);
  const query = formatOfferQuery(
    selection,
    announced.map(({ id }) => id),
  );
  const offer = { ...wanted, version: list.version, query, createdAt: now };
  for (;;) {
    const stored = await insertOffer(store, { ...offer, number: createOfferNumber() });
    if (stored) return stored;
  }
}

/** An offer with its price list and the one in force; never throws. */
export async function lookUpOffer(
  number: string,
  store: Store | undefined,
  versionInForce: number,
  now: number,
): ReturnType<FindOffer> {
  if (!store) return refuse('unavailable');
  try {
    const offer = await findOffer(store, number, now);
    if (!offer) return refuse('unknown');
    const offered = await readListVersion(store, offer.version);
    const current =
      offer.version === versionInForce ? offered : await readListVersion(store, versionInForce);
    if (!offered || !current) return refuse('unavailable');
    return { kind: 'ok', value: { offer, offered, inForce: current } };
  } catch (error) {
    return unavailable(error, refuse('unavailable'));
  }
}

function unavailable<Answer>(error: unknown, answer: Answer): Answer {
  logEvent('error', 'offers: the store cannot be used', { reason: codeOf(error) });
  return answer;
}

/** The wanted list if an open page may still show it, else the one in force. */
async function chooseList(store: Store, wanted: number, now: number) {
  const log = await readPriceLog(store);
  const current = getVersionInForce(log, now);
  const inForce = await readFirstVersion(store, [
    current,
    ...listEarlierVersions(log, current, now),
  ]);
  const isRecent = listVersionsSince(log, now - OPEN_PAGE_MS, now).includes(wanted);
  const list = isRecent ? await readFirstVersion(store, [wanted, inForce.version]) : inForce;
  return { list, inForce: inForce.version };
}

/** A list that visitors have seen; planned lists stay secret. */
async function findShownList(store: Store, version: number, now: number) {
  if (version !== BUILT_IN_VERSION) {
    const started = listStarted(await readPriceLog(store), now);
    const wasShown = started.some((one) => one.version === version);
    if (!wasShown) return undefined;
  }
  return readListVersion(store, version);
}
