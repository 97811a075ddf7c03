import * as z from 'zod/mini';
import { getEndOfDay } from '#app/domain/berlin-time.ts';
import { maxCharacters } from '#app/domain/max-length.ts';
import type { PriceListVersion } from '#app/domain/price-lists/activation-log';
import { listAddons, listPlans } from '#app/domain/pricing/catalog';
import type { Addon, PricingConfig } from '#app/domain/pricing/config';
import {
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';
import { resolveSelection, type Selection, selectionToSearch } from '#app/domain/pricing/selection';

/** The request to store an offer; it holds no personal data and no total (D39). */
export const offerInputSchema = z.object({
  planId: z.string().check(z.minLength(1), maxCharacters(100)),
  /** The calculator's query string. */
  query: z.string().check(maxCharacters(2000)),
  /** Version of the price list that the page showed. */
  version: z.int().check(z.minimum(0)),
  language: z.string().check(z.regex(/^[\w-]{2,20}$/)),
});

/** A selection and its price list. */
export interface Offer {
  config: PricingConfig;
  selection: Selection;
}

/** An offer as its sheet names it. */
export interface NamedOffer extends Offer {
  /** Undefined for a preview, and if the store was unavailable. */
  number: string | undefined;
  /** Version of the price list; undefined for a preview with a browser's own prices (D20). */
  version: number | undefined;
  /** Time of publication of the price list; undefined if the store, which knows it, is unavailable. */
  listedAt: number | undefined;
  createdAt: number;
  /** Address of the stored offer, or of its selection. */
  address: string;
  /** Addons that a program asked for and that the list only announces (D53). */
  announced: readonly Addon[];
  /** Another list that is in force; it may have no price for the selection. */
  changed?: { version: number; offer: Offer | undefined } | undefined;
}

/** The built-in list has the date of its texts (D2). */
export const BUILT_IN_LISTED_AT = Date.UTC(2025, 0, 1);

/** A shared or printed offer as it is stored. */
export interface StoredOffer extends z.infer<typeof offerInputSchema> {
  number: string;
  createdAt: number;
}

/** A stored offer with its price list and the one in force. */
export interface FoundOffer {
  offer: StoredOffer;
  offered: PriceListVersion;
  inForce: PriceListVersion;
}

/** An offer's selection with a list; undefined if that lacks the plan or its price (D39). */
export function resolveOfferSelection(
  config: PricingConfig,
  { planId, query }: Pick<StoredOffer, 'planId' | 'query'>,
): Selection | undefined {
  const plan = listPlans(config).find(({ id }) => id === planId);
  if (!plan || plan.salesOnly) return undefined;
  return resolveSelection(config, planId, calculatorSearchSchema.parse(parseQueryString(query)));
}

/**
 * Formats the stored query: the parameters of the selection, without foreign ones (D39).
 * @param announced ids of addons that were asked for and cannot be bought yet (D53)
 */
export function formatOfferQuery(selection: Selection, announced: readonly string[] = []): string {
  return formatQueryString({ ...selectionToSearch(selection), announced });
}

/** Lists the addons that a stored query asks for and that the list only announces (D53). */
export function listWantedAnnounced(config: PricingConfig, query: string): Addon[] {
  const wanted = [parseQueryString(query).announced ?? []].flat();
  return listAddons(config).filter(({ id, status }) => status === 'future' && wanted.includes(id));
}

/** Validity of an offer in calendar days in Berlin (D30, D39). */
const VALID_DAYS = 30;

/** Gets the end of the last day of an offer's validity, in milliseconds since 1970. */
export function getOfferValidUntil(createdAt: number): number {
  return getEndOfDay(createdAt, VALID_DAYS);
}
