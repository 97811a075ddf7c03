import { parseOfferNumber } from '#app/domain/offers/offer-number';
import { parseUrl } from '#app/domain/parse-url';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import { listPlans } from '#app/domain/pricing/catalog';
import { quoteSelection } from '#app/domain/pricing/quote';
import { calculatorSearchSchema, parseQueryString } from '#app/domain/pricing/search';
import { resolveSelection, type Selection } from '#app/domain/pricing/selection';
import type { OFFER_TERMS } from './fields';
import { toPricingDetails } from './pricing-details';
import type { PricingDetails } from './pricing-details-schema';

/** The selection of an inquiry, stored beside the payload for the provider. */
interface InquiredSelection {
  /** Address in the calculator; null if the inquiry came from another page. */
  offer: string | null;
  /** Whole euros as displayed, per year if billing is yearly, else per month; null if on request. */
  total: number | null;
  term: (typeof OFFER_TERMS)[number] | null;
  /** Version of the price list; 0 is the built-in one (D38). */
  priceList: number | null;
}

const NOTHING: InquiredSelection = { offer: null, total: null, term: null, priceList: null };
const CALCULATOR = /^\/(?:[^/]+\/)?preiskalkulator(?:\/([^/]+))?\/?$/;

/**
 * Computes the selection from the page's address, because a total from a browser is not trusted.
 * @param prices the list that the page showed; undefined if it cannot be found
 */
export function computeInquiredSelection(
  page: string,
  details: PricingDetails | undefined,
  prices: PublishedList | undefined,
): InquiredSelection {
  const address = parseCalculatorAddress(page);
  if (!details || !address) return NOTHING;
  const { offer } = address;
  const selection = findOfferedSelection(page, details, prices);
  if (!prices || !selection) return { ...NOTHING, offer };
  const { commitmentYears: years, plan } = selection;
  const quote = plan.salesOnly ? undefined : quoteSelection(prices.list, selection);
  return {
    offer,
    total: quote?.totalShown ?? null,
    term: years === undefined ? 'monthly' : `yearly-${years}`,
    priceList: prices.version,
  };
}

/** The address's selection; undefined if the details differ, as with an own list (D20). */
export function findOfferedSelection(
  page: string,
  details: PricingDetails | undefined,
  prices: PublishedList | undefined,
): Selection | undefined {
  const address = parseCalculatorAddress(page);
  if (!details || !prices || !address) return undefined;
  const { planId, query } = address;
  const isKnown = planId === undefined || listPlans(prices.list).some(({ id }) => id === planId);
  const search = calculatorSearchSchema.parse(parseQueryString(query));
  const selection = resolveSelection(prices.list, planId, search);
  const isOffered = isKnown && selection && isSame(toPricingDetails(selection), details);
  return isOffered ? selection : undefined;
}

function parseCalculatorAddress(page: string) {
  const { pathname = '', search: query = '' } = parseUrl(page, 'https://site.invalid') ?? {};
  const match = CALCULATOR.exec(pathname);
  return match ? { offer: pathname + query, planId: match[1], query } : undefined;
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
