import * as z from 'zod/mini';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';
import { resolveSelection, type Selection, selectionToSearch } from '#app/domain/pricing/selection';

/** The offer as the browser sends it, without personal data and total (D39). */
export const newOfferSchema = z.object({
  planId: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The calculator's parameters, as its address has them. */
  query: z.string().check(z.maxLength(2000)),
  /** The price list that the page showed. */
  version: z.int().check(z.minimum(0)),
  language: z.string().check(z.regex(/^[\w-]{2,20}$/)),
});

export type NewOffer = z.infer<typeof newOfferSchema>;

/** A stored offer; its price lists are found by number. */
export interface SavedOffer extends NewOffer {
  number: string;
  createdAt: number;
}

/** A price list as an offer names it. */
export interface PriceListVersion {
  version: number;
  /** Undefined for the built-in list, which pages know. */
  list: PricingConfig | undefined;
  /** The day of the list; undefined for the built-in one. */
  publishedAt: number | undefined;
}

/** Data of an offer's page. */
export type OfferLookup =
  | { status: 'found'; offer: SavedOffer; offered: PriceListVersion; inForce: PriceListVersion }
  | { status: 'unavailable' }
  | { status: 'unknown' };

/** Result of storing an offer. */
export type SaveOfferResult =
  | { isSaved: true; number: string; createdAt: number; publishedAt: number | undefined }
  | { isSaved: false; reason: 'unavailable' | 'unreadable' }
  | { isSaved: false; reason: 'too-many'; retryAfterSeconds: number };

/** The offered selection under a price list; undefined if the list has no price for the plan. */
export function resolveOfferSelection(
  config: PricingConfig,
  { planId, query }: Pick<NewOffer, 'planId' | 'query'>,
): Selection | undefined {
  const plan = listPlans(config).find(({ id }) => id === planId);
  if (!plan || plan.salesOnly) return undefined;
  return resolveSelection(config, planId, calculatorSearchSchema.parse(parseQueryString(query)));
}

/** The query that is kept: what the selection says and nothing else that the address held. */
export function formatOfferQuery(selection: Selection): string {
  return formatQueryString(selectionToSearch(selection));
}
