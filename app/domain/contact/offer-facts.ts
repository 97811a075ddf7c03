import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import { resolveSelection } from '#app/domain/pricing/selection';
import { type PricingDetails, toPricingDetails } from './pricing-details';

/** Facts about the requested offer that the provider's payload does not contain. */
export interface OfferFacts {
  /** Address in the calculator; null if the inquiry came from another page. */
  offer: string | null;
  /** Whole euros as displayed, per year if billing is yearly, else per month. */
  total: number | null;
  term: 'monthly' | 'yearly-1' | 'yearly-2' | 'yearly-3' | null;
  /** Version of the price list; 0 is the built-in one (D38). */
  priceList: number | null;
}

const NOTHING: OfferFacts = { offer: null, total: null, term: null, priceList: null };
const CALCULATOR = /^\/(?:[^/]+\/)?preiskalkulator(?:\/([^/]+))?\/?$/;

/**
 * Computes the facts from the page's address, because a total from a browser is not trusted. There
 * is no total if the address and the details disagree, as with a preview list (D20).
 * @param prices the list that the page showed; undefined if it cannot be found
 */
export function computeOfferFacts(
  page: string,
  details: PricingDetails | undefined,
  prices: { version: number; list: PricingConfig } | undefined,
): OfferFacts {
  const { pathname, search } = URL.parse(page, 'https://site.invalid') ?? {
    pathname: '',
    search: '',
  };
  const match = CALCULATOR.exec(pathname);
  if (!details || !match) return NOTHING;
  const offer = pathname + search;
  if (!prices) return { ...NOTHING, offer };
  const { version, list: config } = prices;
  const [, planId] = match;
  const isKnown = planId === undefined || listPlans(config).some(({ id }) => id === planId);
  const query = calculatorSearchSchema.parse(parseQueryString(search));
  const selection = resolveSelection(config, planId, query);
  if (!isKnown || !selection || !isSame(toPricingDetails(selection), details)) {
    return { ...NOTHING, offer };
  }
  const { commitmentYears: years } = selection;
  return {
    offer,
    total: selection.plan.salesOnly ? null : quoteSelection(config, selection).totalShown,
    term: years === undefined ? 'monthly' : `yearly-${years}`,
    priceList: version,
  };
}

const OFFER = /^\/(?:[^/]+\/)?angebot\/([^/?]+)$/;

/** Parses the offer number in the path of an offer page; undefined for other pages (D39). */
export function parseOfferNumberOfPath(page: string): string | undefined {
  const [, number] = OFFER.exec(page.split('?', 1)[0] ?? '') ?? [];
  return number === undefined ? undefined : parseOfferNumber(number);
}

/** Ignores the plan's title, which is in the visitor's language. */
function isSame(one: PricingDetails, other: PricingDetails): boolean {
  const write = (details: PricingDetails) =>
    JSON.stringify(Object.entries({ ...details, plan: '' }).sort(([a], [b]) => (a < b ? -1 : 1)));
  return write(one) === write(other);
}
