import { readScenarios, writeScenarios } from '#app/domain/offers/scenarios';
import {
  CALCULATOR_KEYS,
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';

const CALCULATOR = /^(?:\/[^/]+)?\/preiskalkulator(?:\/|$)/i;
const SCENARIOS = /^(?:\/[^/]+)?\/szenarien$/i;

/**
 * The address that a page is rendered and kept under: of the query only what the page shows, in one
 * order. Foreign parameters (utm_…) change nothing on the server; the browser still has them (D13).
 * Undefined where the page's own parameters are not written as the router writes them: such an
 * address is redirected to the cleaned one (D12), foreign parameters included.
 */
export function pageAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  if (search !== '' && SCENARIOS.test(pathname)) {
    // What is no scenario is shown nowhere, and no reason to redirect.
    const s = writeScenarios(readScenarios(parseQueryString(search).s));
    return pathname + formatQueryString({ s });
  }
  if (search === '' || !CALCULATOR.test(pathname)) return pathname;
  const all = parseQueryString(search);
  const given = inOrder(all);
  const shown = formatQueryString(inOrder(calculatorSearchSchema.parse(given)));
  return shown === formatQueryString(given) ? pathname + shown : undefined;
}

/** The query as the router will want it, foreign parameters included, so that one redirect is enough. */
export function cleanQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (search === '' || !CALCULATOR.test(pathname)) return search;
  return formatQueryString(calculatorSearchSchema.parse(parseQueryString(search)));
}

function inOrder(search: Record<string, unknown>): Record<string, unknown> {
  const own = CALCULATOR_KEYS.filter((key) => search[key] !== undefined);
  return Object.fromEntries(own.map((key) => [key, search[key]]));
}
