import { LRUCache } from 'lru-cache';
import type { PagePrices } from '#app/domain/price-lists/page-prices';
import { currentEnvironment } from '#app/server/environment';
import { readChallenge } from '#app/server/inquiries/challenge.server';
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
  render: (request: Request, readPrices: ReadPrices) => Promise<Response> | Response,
) {
  const mostBytes = currentEnvironment().PAGE_CACHE_MB * MEGABYTE;
  const cache = createPageCache(make, mostBytes);
  // Which page an address is was found out once already.
  const known = new LRUCache<string, string>({
    maxSize: mostBytes * SHARE_OF_KNOWN,
    sizeCalculation: (address, target) => address.length + target.length,
  });

  async function make(address: string, prices: PricesInForce) {
    const request = new Request(site.origin + address, { headers: { accept: 'text/html' } });
    let pricesVersion: number | undefined;
    const response = await render(request, () => {
      pricesVersion = prices.version;
      return prices.published;
    });
    return createCachedResponse(response, {
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
    answer: async (
      request: Request,
      isHttps: boolean,
      prices: PricesInForce,
    ): Promise<Response> => {
      const canonical = new URL(canonicalizeAddress(request).url);
      const address = pageAddress(canonical);
      const answer =
        address === undefined
          ? await make(canonical.pathname + canonical.search, prices)
          : await cache.get(address, prices);
      if (address !== undefined && answer.status === 200) known.set(targetOf(request.url), address);
      return sendCached(answer, request, isHttps, remainingMs(prices));
    },
  };
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
