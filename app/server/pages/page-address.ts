import { formatScenarios, parseScenarios } from '#app/domain/offers/scenarios';
import {
  CALCULATOR_KEYS,
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';

const CALCULATOR = /^(?:\/[^/]+)?\/preiskalkulator(?:\/|$)/i;
const SCENARIOS = /^(?:\/[^/]+)?\/szenarien$/i;

/**
 * The address that a page is rendered and cached under, with only the query parameters it shows, in
 * a fixed order. Foreign parameters (utm_…) stay in the browser's address (D13). Undefined if the
 * page's own parameters are not spelled as the router spells them; such an address is redirected to
 * the cleaned one with its foreign parameters (D12).
 */
export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (search !== '' && SCENARIOS.test(pathname)) {
    // Invalid scenarios are ignored, without a redirect.
    const s = formatScenarios(parseScenarios(parseQueryString(search).s));
    return pathname + formatQueryString({ s });
  }
  if (search === '' || !CALCULATOR.test(pathname)) return pathname;
  const all = parseQueryString(search);
  const given = inOrder(all);
  const shown = formatQueryString(inOrder(calculatorSearchSchema.parse(given)));
  return shown === formatQueryString(given) ? pathname + shown : undefined;
}

/** The query as the router spells it, with foreign parameters, so that one redirect is enough. */
export function cleanQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (search === '' || !CALCULATOR.test(pathname)) return search;
  return formatQueryString(calculatorSearchSchema.parse(parseQueryString(search)));
}

function inOrder(search: Record<string, unknown>): Record<string, unknown> {
  const own = CALCULATOR_KEYS.filter((key) => search[key] !== undefined);
  return Object.fromEntries(own.map((key) => [key, search[key]]));
}
