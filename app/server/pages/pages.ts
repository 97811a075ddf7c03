import { LRUCache } from 'lru-cache';
import type { PagePrices } from '#app/domain/price-lists/page-prices';
import { languages } from '#app/i18n/languages';
import { pathOf } from '#app/i18n/page-paths';
import { currentEnvironment } from '#app/server/environment';
import { readChallenge } from '#app/server/inquiries/challenge.server';
import type { FindOffer } from '#app/server/offers/stored-offers';
import { type PricesInForce, remainingMs } from '#app/server/prices/prices-in-force';
import type { NoteKind } from '#app/server/requests/request-kind';
import { SIGN_IN_PATH } from '#app/server/staff/staff-room';
import { site } from '#app/site';
import { type CachedResponse, createCachedResponse } from './cached-response';
import { canonicalizeAddress } from './canonical-address';
import { pageAddress } from './page-address';
import { createPageCache } from './page-cache';
import type { RenderQueue, Turn } from './render-queue';
import { type Asked, answerFor, type SentAnswer, sendCached } from './send-cached';
import { TooBusy } from './too-busy';

const MEGABYTE = 1024 * 1024;
/** Of the page cache's size; what is known of an address is short. */
const SHARE_OF_KNOWN = 1 / 16;
/** About eighty pages. */
const SHARE_OF_MISSING = 1 / 16;

/** Large, asked for most, and the first that most visitors wait for. */
const HOME_PAGES: ReadonlySet<string> = new Set(
  languages.map((language) => pathOf('home', language)),
);

/** Where a host bounds nothing. */
const FREE_TURN: Turn = { end: () => undefined, waitFor: (find) => find() };

/**
 * Answers requests for pages, rendering each address once for each version of the prices on it.
 * @param render what makes a page; it sees the address and the prices, and nothing else of a request
 * @param answerBusy what a visitor gets whose page cannot be made now
 */
export function createPages(
  render: (request: Request, sources: RenderSources) => Promise<Response> | Response,
  answerBusy: (pathname: string) => Promise<CachedResponse>,
) {
  const mostBytes = currentEnvironment().PAGE_CACHE_MB * MEGABYTE;
  const cache = createPageCache<PageSources & { version: number }>(
    make,
    mostBytes,
    mostBytes * SHARE_OF_MISSING,
  );
  // Which page an address is was found out once already.
  const known = new LRUCache<string, string>({
    maxSize: mostBytes * SHARE_OF_KNOWN,
    sizeCalculation: (address, target) => address.length + target.length,
  });

  async function make(address: string, sources: PageSources): Promise<CachedResponse> {
    const { renders, network } = sources;
    const turn = renders ? await renders.take(network) : FREE_TURN;
    if (!turn) throw new TooBusy(network);
    try {
      return await makeNow(address, sources, turn);
    } finally {
      turn.end();
    }
  }

  async function makeNow(address: string, { prices, findOffer }: PageSources, turn: Turn) {
    let isComplete = true;
    const request = new Request(site.origin + address, { headers: { accept: 'text/html' } });
    let pricesVersion: number | undefined;
    const readPrices = () => {
      pricesVersion = prices.version;
      return prices.published;
    };
    const response = await render(request, {
      readPrices,
      findOffer: async (number) => {
        // Its page tells what has changed since.
        readPrices();
        const found = await turn.waitFor(() => findOffer(number));
        isComplete = found.status !== 'unavailable';
        return found;
      },
    });
    // Made without what it is about, it is not kept.
    const complete = isComplete ? response : withStatus(response, 503);
    return createCachedResponse(complete, {
      challengeOrigin: challengeOrigin(),
      hasPasskeys: address.endsWith(SIGN_IN_PATH),
      pricesVersion,
      quality: HOME_PAGES.has(address) ? 'thorough' : 'quick',
    });
  }

  async function getOrMake(address: string, sources: PageSources) {
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
    answer: async (request: Request, isHttps: boolean, sources: PageSources): Promise<Response> => {
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

function withStatus({ body, headers }: Response, status: number): Response {
  return new Response(body, { status, headers });
}

/** What pages are made of beside their address. */
interface PageSources {
  prices: PricesInForce;
  findOffer: FindOffer;
  renders?: RenderQueue | undefined;
  /** Whom the page is for; undefined for probes. */
  network: string | undefined;
  noteKind?: NoteKind | undefined;
}

interface RenderSources {
  readPrices: ReadPrices;
  findOffer: FindOffer;
}

/** Told to who asks: a page that does not ask shows no prices. */
export type ReadPrices = () => PagePrices | undefined;

/** Path and query as they were sent. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

function challengeOrigin(): string | undefined {
  const challenge = readChallenge();
  return challenge ? new URL(challenge.scriptUrl).origin : undefined;
}
