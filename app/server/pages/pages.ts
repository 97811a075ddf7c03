import { startOnce } from '#app/domain/start-once';
import { canonicalizeAddress } from '#app/framework/router-spelling';
import { getLanguageOfPath, type Language } from '#app/i18n/languages';
import { currentEnvironment } from '#app/server/environment';
import type { FindOffer } from '#app/server/offers/stored-offers';
import { type PricesInForce, remainingMs } from '#app/server/prices/prices-in-force';
import type { ReportKind } from '#app/server/requests/request-log';
import {
  answerFromCache,
  type CachedPage,
  type ConditionalRequest,
  createCachedPage,
  type PageAnswer,
  respondFromCache,
} from './cached-page';
import { pageAddress } from './page-address';
import { createAddressIndex, createPageCache } from './page-cache';
import type { RenderPage } from './render-page';
import { type RenderQueue, TooBusyError, takeSlot } from './render-queue';

const MEGABYTE = 1024 * 1024;
/** Share of the page cache's size, for some ten thousand addresses. */
const ADDRESS_INDEX_SHARE = 1 / 16;
/** Share for 404 pages, about eighty. */
const MISSING_PAGES_SHARE = 1 / 16;

/** Five seconds are enough for the queue to be worked off. */
const BUSY = {
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' },
};

/** Answers requests for pages; each address is rendered once per version of its prices. */
export function createPages(
  makePage: RenderPage,
  renderBusyPage: (language: Language) => Promise<string>,
) {
  const maxBytes = currentEnvironment().PAGE_CACHE_MB * MEGABYTE;
  const cache = createPageCache<AnswerSources & { version: number }>(
    make,
    maxBytes,
    maxBytes * MISSING_PAGES_SHARE,
  );
  const known = createAddressIndex(maxBytes * ADDRESS_INDEX_SHARE);
  const busyPages = new Map<string, Promise<CachedPage>>();

  async function make(address: string, sources: AnswerSources): Promise<CachedPage> {
    const { renders, network, prices, findOffer } = sources;
    const slot = await takeSlot(renders, network);
    if (!slot) throw new TooBusyError(network);
    try {
      return await makePage(address, {
        prices,
        findOffer: (number) => slot.waitFor(() => findOffer(number)),
      });
    } finally {
      slot.end();
    }
  }

  async function getOrRender(address: string, sources: AnswerSources) {
    const versioned = { ...sources, version: sources.prices.version };
    try {
      return await cache.get(address, versioned);
    } catch (error) {
      // The refusal may be due to another network that requested this page first.
      const isRefusedForOther = error instanceof TooBusyError && error.network !== sources.network;
      if (isRefusedForOther) return cache.get(address, versioned);
      throw error;
    }
  }

  /** Rendered once per language. */
  function getBusyPage(pathname: string): Promise<CachedPage> {
    const language = getLanguageOfPath(pathname);
    return startOnce(busyPages, language.code, async () =>
      createCachedPage(new Response(await renderBusyPage(language), BUSY)),
    );
  }

  return {
    /**
     * The cached page of a request target (path and query as received), for a host that writes
     * responses itself; undefined if it is not cached.
     */
    getCached: (
      target: string,
      asked: ConditionalRequest,
      prices: PricesInForce,
    ): PageAnswer | Promise<PageAnswer> | undefined => {
      const address = known.get(target);
      const page = address === undefined ? undefined : cache.getCached(address, prices);
      return page && answerFromCache(page, asked, remainingMs(prices));
    },
    answer: async (
      request: Request,
      isHttps: boolean,
      sources: AnswerSources,
    ): Promise<Response> => {
      const { prices, reportKind } = sources;
      const canonical = new URL(canonicalizeAddress(request).url);
      try {
        const address = pageAddress(canonical);
        const isCached = reportKind && address !== undefined && cache.getCached(address, prices);
        reportKind?.(isCached ? 'page_cached' : 'page_uncached');
        const answer =
          address === undefined
            ? await make(canonical.pathname + canonical.search, sources)
            : await getOrRender(address, sources);
        if (address !== undefined && (answer.status === 200 || answer.status === 404)) {
          known.set(targetOf(request.url), address);
        }
        return await respondFromCache(answer, request, isHttps, remainingMs(prices));
      } catch (error) {
        if (!(error instanceof TooBusyError)) throw error;
        reportKind?.('page_refused');
        return respondFromCache(await getBusyPage(canonical.pathname), request, isHttps);
      }
    },
  };
}

/** Inputs of an answer beside its address. */
interface AnswerSources {
  prices: PricesInForce;
  findOffer: FindOffer;
  renders?: RenderQueue | undefined;
  /** The visitor's network; undefined for probes. */
  network: string | undefined;
  reportKind?: ReportKind | undefined;
}

/** Path and query as received. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}
