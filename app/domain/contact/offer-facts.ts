import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { listPlans } from '#app/domain/pricing/catalog';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import { resolveSelection } from '#app/domain/pricing/selection';
import { type PricingDetails, toPricingDetails } from './pricing-details';

/** Facts of a requested offer that the provider's payload lacks. */
export interface OfferFacts {
  /** The calculator's address that shows it; null where the page was no calculator. */
  offer: string | null;
  /** Whole euros, as they are shown: a year where billing is yearly, else a month. */
  total: number | null;
  term: 'monthly' | 'yearly-1' | 'yearly-2' | 'yearly-3' | null;
  /** The list that the total is of; 0 is the built-in one (D38). */
  priceList: number | null;
}

const NOTHING: OfferFacts = { offer: null, total: null, term: null, priceList: null };
const CALCULATOR = /^\/(?:[^/]+\/)?preiskalkulator(?:\/([^/]+))?\/?$/;

/**
 * Prices what the visitor asked for anew, from the address he was at: no total is believed that
 * comes from a browser. Where address and details disagree (he calculates with prices of his own),
 * there is no total.
 * @param prices those that the page showed; undefined where they cannot be found
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

/** The number in the address of an offer's page; undefined for any other page. */
export function parseOfferNumberOfPath(page: string): string | undefined {
  const [, number] = OFFER.exec(page.split('?', 1)[0] ?? '') ?? [];
  return number === undefined ? undefined : parseOfferNumber(number);
}

/** But for the title, which is in the visitor's language. */
function isSame(one: PricingDetails, other: PricingDetails): boolean {
  const write = (details: PricingDetails) =>
    JSON.stringify(Object.entries({ ...details, plan: '' }).sort(([a], [b]) => (a < b ? -1 : 1)));
  return write(one) === write(other);
}
