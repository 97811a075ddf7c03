import type { PricingConfig } from '#app/domain/pricing/config';
import { CALCULATOR_KEYS, formatQueryString, parseQueryString } from '#app/domain/pricing/search';
import { languages, referenceLanguage } from '#app/i18n/languages';
import { loadTranslatedList } from '#app/i18n/price-list';
import { currentEnvironment } from '#app/server/environment';
import { type CachedPage, createCachedPage, respondFromCache } from '#app/server/pages/cached-page';
import { createPageCache } from '#app/server/pages/page-cache';
import { type PricesInForce, remainingMs } from '#app/server/prices/prices-in-force';
import { preflightResponse } from '#app/server/requests/plain-responses';
import { composeLlmsTxt, LLMS_TXT_PATH } from './llms-txt';
import { describeApi, describePriceListSchema, QUOTE_PATH } from './openapi';
import { composePriceList, PRICE_LIST_PATH, PRICE_LIST_SCHEMA_PATH } from './price-list';
import { composePriceListPage, getPriceListPage } from './price-list-page';
import { createProblem, OPENAPI_PATH, type ProblemName, problemResponse } from './problems';
import { composeQuote, readSelection } from './quote';

/** Share of the page cache's size; a quote is about 2 kB. */
const SHARE_OF_CACHE = 1 / 16;
const MEGABYTE = 1024 * 1024;
/** Far more than the calculator writes. */
const MAX_QUERY_LENGTH = 2000;

/** Languages by the address of their price list in Markdown. */
const PAGES = new Map(languages.map((language) => [getPriceListPage(language), language]));
/** JSON that depends on nothing but the price list. */
const DOCUMENTS = new Map<string, (config: PricingConfig, prices: PricesInForce) => object>([
  [PRICE_LIST_PATH, composePriceList],
  [PRICE_LIST_SCHEMA_PATH, describePriceListSchema],
  [OPENAPI_PATH, describeApi],
]);
const RESOURCES = new Set([QUOTE_PATH, LLMS_TXT_PATH, ...PAGES.keys(), ...DOCUMENTS.keys()]);

/** The price API. It needs no store; answers are cached per version, like pages. */
export function createApi() {
  const cache = createPageCache(
    make,
    currentEnvironment().PAGE_CACHE_MB * MEGABYTE * SHARE_OF_CACHE,
  );

  return {
    handles: ({ pathname }: Pick<URL, 'pathname'>): boolean =>
      RESOURCES.has(pathname) || pathname === '/api' || pathname.startsWith('/api/'),
    answer: async (
      request: Request,
      isHttps: boolean,
      prices: PricesInForce,
    ): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      const refused = checkAddress(request, pathname, search);
      const answer = refused
        ? await toCachedPage(refused)
        : await cache.get(getCacheKey(pathname, search, prices), prices);
      return respondFromCache(answer, request, isHttps, remainingMs(prices));
    },
  };
}

/** Cache key: the address with its relevant parameters. A version can come into force again later. */
function getCacheKey(pathname: string, search: string, { from = 0 }: PricesInForce): string {
  if (pathname !== QUOTE_PATH) return `${pathname}#${from}`;
  const given = parseQueryString(search);
  const own = ['plan', ...CALCULATOR_KEYS].filter((key) => given[key] !== undefined);
  return pathname + formatQueryString(Object.fromEntries(own.map((key) => [key, given[key]])));
}

function checkAddress({ method }: Request, pathname: string, search: string): Response | undefined {
  if (!RESOURCES.has(pathname)) return respond('not-found', `${pathname} is not a resource.`);
  if (method === 'OPTIONS') return preflightResponse('GET, HEAD', '*');
  if (method !== 'GET' && method !== 'HEAD') {
    const headers = { allow: 'GET, HEAD, OPTIONS', connection: 'close' };
    return respond('method-not-allowed', 'Use GET.', headers);
  }
  if (search.length > MAX_QUERY_LENGTH) {
    return respond('query-too-long', `A query has at most ${MAX_QUERY_LENGTH} characters.`);
  }
  return undefined;
}

function respond(name: ProblemName, detail: string, headers?: Record<string, string>): Response {
  return problemResponse(createProblem(name, detail), headers);
}

async function make(name: string, prices: PricesInForce): Promise<CachedPage> {
  const { pathname, search } = new URL(name, 'http://localhost');
  if (pathname === LLMS_TXT_PATH) return toCachedPage(textResponse(await composeLlmsTxt()));
  const { version } = prices;
  const language = PAGES.get(pathname);
  const config = await loadTranslatedList(prices.list, language ?? referenceLanguage);
  if (language) {
    const page = await composePriceListPage(config, prices, language);
    return toCachedPage(textResponse(page, 'text/markdown'), version);
  }
  const compose = DOCUMENTS.get(pathname);
  if (compose) return toCachedPage(Response.json(compose(config, prices)), version);
  const read = readSelection(config, search);
  return read.kind === 'ok'
    ? toCachedPage(Response.json(composeQuote(config, version, read.value)), version)
    : toCachedPage(problemResponse(read.refusal));
}

function toCachedPage(response: Response, pricesVersion?: number): Promise<CachedPage> {
  // Any site may read the API, without credentials.
  response.headers.set('access-control-allow-origin', '*');
  return createCachedPage(response, { pricesVersion, isOpen: true });
}

function textResponse(text: string, type = 'text/plain'): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8` } });
}
