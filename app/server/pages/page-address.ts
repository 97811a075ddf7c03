import { formatScenarios, parseScenarios } from '#app/domain/offers/scenarios';
import {
  CALCULATOR_KEYS,
  calculatorSearchSchema,
  formatQueryString,
  parseQueryString,
} from '#app/domain/pricing/search';
import { spellPath } from '#app/framework/router-spelling';

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
function cleanQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  if (search === '' || !CALCULATOR.test(pathname)) return search;
  return formatQueryString(calculatorSearchSchema.parse(parseQueryString(search)));
}

function inOrder(search: Record<string, unknown>): Record<string, unknown> {
  const own = CALCULATOR_KEYS.filter((key) => search[key] !== undefined);
  return Object.fromEntries(own.map((key) => [key, search[key]]));
}

/**
 * The canonical address to redirect to; undefined if the address is canonical. Paths are lower case,
 * without trailing or double slashes, with the language code in its spelling. The query is kept, but
 * the calculator's is cleaned, which saves a second redirect (D12). A plan's id keeps its case,
 * since a browser's own plan may differ from a known one in its capitals only (D16).
 * @param languages codes of the languages, first the reference language, which has no prefix
 */
export function permanentAddress(
  url: Pick<URL, 'pathname' | 'search'>,
  languages: readonly string[],
): string | undefined {
  const pathname = spellPath(url.pathname);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments.map(toLowerCase);
  const language = languages.find((code) => code.toLowerCase() === first);
  // The reference language has no prefix (D31).
  const prefix = language === languages[0] ? [] : [language ?? first];
  const canonical = `/${[...prefix, ...rest].join('/')}`;
  return canonical === pathname
    ? undefined
    : canonical + cleanQuery({ pathname, search: url.search });
}

function toLowerCase(segment: string, index: number, segments: readonly string[]): string {
  const lower = segment.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const isPlan = segments[index - 1]?.toLowerCase() === 'preiskalkulator';
  return isPlan ? segment : lower;
}
