import { canonicalizeAddress } from '#app/framework/router-spelling';
import { currentEnvironment } from '#app/server/environment';
import type { FindOffer } from '#app/server/offers/stored-offers';
import { type PricesInForce, remainingMs } from '#app/server/prices/prices-in-force';
import type { NoteKind } from '#app/server/requests/request-kind';
import type { CachedResponse } from './cached-response';
import { createKnownAddresses } from './known-addresses';
import type { MakePage } from './make-page';
import { pageAddress } from './page-address';
import { createPageCache } from './page-cache';
import type { RenderQueue, Turn } from './render-queue';
import { type Asked, answerFor, type SentAnswer, sendCached } from './send-cached';
import { TooBusy } from './too-busy';

const MEGABYTE = 1024 * 1024;
/** Of the page cache's size; some ten thousand addresses. */
const SHARE_OF_KNOWN = 1 / 16;
/** About eighty pages. */
const SHARE_OF_MISSING = 1 / 16;

/** Where a host bounds nothing. */
const FREE_TURN: Turn = { end: () => undefined, waitFor: (find) => find() };

/**
 * Answers requests for pages, rendering each address once for each version of the prices on it.
 * @param answerBusy what a visitor gets whose page cannot be made now
 */
export function createPages(
  makePage: MakePage,
  answerBusy: (pathname: string) => Promise<CachedResponse>,
) {
  const maxBytes = currentEnvironment().PAGE_CACHE_MB * MEGABYTE;
  const cache = createPageCache<AnswerSources & { version: number }>(
    make,
    maxBytes,
    maxBytes * SHARE_OF_MISSING,
  );
  const known = createKnownAddresses(maxBytes * SHARE_OF_KNOWN);

  async function make(address: string, sources: AnswerSources): Promise<CachedResponse> {
    const { renders, network, prices, findOffer } = sources;
    const turn = renders ? await renders.take(network) : FREE_TURN;
    if (!turn) throw new TooBusy(network);
    try {
      return await makePage(address, {
        prices,
        findOffer: (number) => turn.waitFor(() => findOffer(number)),
      });
    } finally {
      turn.end();
    }
  }

  async function getOrMake(address: string, sources: AnswerSources) {
    const versioned = { ...sources, version: sources.prices.version };
    try {
      return await cache.get(address, versioned);
    } catch (error) {
      // The network that asked for this page first had no turn; this one may have.
      const isOthers = error instanceof TooBusy && error.network !== sources.network;
      if (isOthers) return cache.get(address, versioned);
      throw error;
    }
  }

  function find(target: string, prices: PricesInForce): CachedResponse | undefined {
    const address = known.get(target);
    return address === undefined ? undefined : cache.peek(address, prices);
  }

  return {
    /** The answer, if this very address has been asked for before and its page is still there. */
    recall: (
      request: Request,
      isHttps: boolean,
      prices: PricesInForce,
    ): Response | Promise<Response> | undefined => {
      const answer = find(targetOf(request.url), prices);
      return answer && sendCached(answer, request, isHttps, remainingMs(prices));
    },
    /**
     * The same for a host that writes answers itself.
     * @param target path and query as they were sent
     */
    recallFor: (
      target: string,
      asked: Asked,
      prices: PricesInForce,
    ): SentAnswer | Promise<SentAnswer> | undefined => {
      const answer = find(target, prices);
      return answer && answerFor(answer, asked, remainingMs(prices));
    },
    answer: async (
      request: Request,
      isHttps: boolean,
      sources: AnswerSources,
    ): Promise<Response> => {
      const { prices, noteKind } = sources;
      const canonical = new URL(canonicalizeAddress(request).url);
      try {
        const address = pageAddress(canonical);
        const isKept = noteKind && address !== undefined && cache.peek(address, prices);
        noteKind?.(isKept ? 'page_cached' : 'page_uncached');
        const answer =
          address === undefined
            ? await make(canonical.pathname + canonical.search, sources)
            : await getOrMake(address, sources);
        if (address !== undefined && (answer.status === 200 || answer.status === 404)) {
          known.set(targetOf(request.url), address);
        }
        return await sendCached(answer, request, isHttps, remainingMs(prices));
      } catch (error) {
        if (!(error instanceof TooBusy)) throw error;
        noteKind?.('page_refused');
        return sendCached(await answerBusy(canonical.pathname), request, isHttps);
      }
    },
  };
}

/** What an answer is made of beside its address. */
interface AnswerSources {
  prices: PricesInForce;
  findOffer: FindOffer;
  renders?: RenderQueue | undefined;
  /** Whom the page is for; undefined for probes. */
  network: string | undefined;
  noteKind?: NoteKind | undefined;
}

/** Path and query as they were sent. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}
