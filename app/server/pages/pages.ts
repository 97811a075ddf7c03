import { LRUCache } from 'lru-cache';
import type { PagePrices } from '#app/domain/price-lists/page-prices';
import { currentEnvironment } from '#app/server/environment';
import { readChallenge } from '#app/server/inquiries/challenge.server';
import type { FindOffer } from '#app/server/offers/stored-offers';
import { type PricesInForce, remainingMs } from '#app/server/prices/prices-in-force';
import { SIGN_IN_PATH } from '#app/server/staff/staff-room';
import { site } from '#app/site';
import { createCachedResponse, sendCached } from './cached-response';
import { canonicalizeAddress } from './canonical-address';
import { pageAddress } from './page-address';
import { createPageCache } from './page-cache';

const MEGABYTE = 1024 * 1024;
/** Of the page cache's size; what is known of an address is short. */
const SHARE_OF_KNOWN = 1 / 16;

/**
 * Answers requests for pages, rendering each address once for each version of the prices on it.
 * @param render what makes a page; it sees the address and the prices, and nothing else of a request
 */
export function createPages(
  render: (request: Request, sources: RenderSources) => Promise<Response> | Response,
) {
  const mostBytes = currentEnvironment().PAGE_CACHE_MB * MEGABYTE;
  const cache = createPageCache<PageSources & { version: number }>(make, mostBytes);
  // Which page an address is was found out once already.
  const known = new LRUCache<string, string>({
    maxSize: mostBytes * SHARE_OF_KNOWN,
    sizeCalculation: (address, target) => address.length + target.length,
  });

  async function make(address: string, { prices, findOffer }: PageSources) {
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
        const found = await findOffer(number);
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
    });
  }

  return {
    /** The answer, if this very address has been asked for before and its page is still there. */
    recall: (
      request: Request,
      isHttps: boolean,
      prices: PricesInForce,
    ): Response | Promise<Response> | undefined => {
      const address = known.get(targetOf(request.url));
      const answer = address === undefined ? undefined : cache.peek(address, prices);
      return answer && sendCached(answer, request, isHttps, remainingMs(prices));
    },
    answer: async (request: Request, isHttps: boolean, sources: PageSources): Promise<Response> => {
      const { prices } = sources;
      const canonical = new URL(canonicalizeAddress(request).url);
      const address = pageAddress(canonical);
      const answer =
        address === undefined
          ? await make(canonical.pathname + canonical.search, sources)
          : await cache.get(address, { ...sources, version: prices.version });
      if (address !== undefined && answer.status === 200) known.set(targetOf(request.url), address);
      return sendCached(answer, request, isHttps, remainingMs(prices));
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
