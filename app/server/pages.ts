import { LRUCache } from 'lru-cache';
import { site } from '#app/site';
import { createCachedResponse, sendCached } from './cached-response';
import { canonicalizeAddress } from './canonical-address';
import { readChallenge } from './challenge.server';
import { currentEnvironment } from './environment';
import { pageAddress } from './page-address';
import { createPageCache } from './page-cache';
import { SIGN_IN_PATH } from './staff/staff-room';

const MEGABYTE = 1024 * 1024;
/** Of the page cache's size; what is known of an address is short. */
const SHARE_OF_KNOWN = 1 / 16;

/**
 * Answers requests for pages, rendering each address once.
 * @param render what makes a page; it sees the address and nothing else of a request
 */
export function createPages(render: (request: Request) => Promise<Response> | Response) {
  const mostBytes = currentEnvironment().PAGE_CACHE_MB * MEGABYTE;
  const cache = createPageCache(make, mostBytes);
  // Which page an address is was found out once already.
  const known = new LRUCache<string, string>({
    maxSize: mostBytes * SHARE_OF_KNOWN,
    sizeCalculation: (address, target) => address.length + target.length,
  });

  async function make(address: string) {
    const request = new Request(site.origin + address, { headers: { accept: 'text/html' } });
    return createCachedResponse(await render(request), {
      challengeOrigin: challengeOrigin(),
      hasPasskeys: address.endsWith(SIGN_IN_PATH),
    });
  }

  return {
    /** The answer, if this very address has been asked for before and its page is still there. */
    recall: (request: Request, isHttps: boolean): Response | Promise<Response> | undefined => {
      const address = known.get(targetOf(request.url));
      const answer = address === undefined ? undefined : cache.peek(address);
      return answer && sendCached(answer, request, isHttps);
    },
    answer: async (request: Request, isHttps: boolean): Promise<Response> => {
      const canonical = new URL(canonicalizeAddress(request).url);
      const address = pageAddress(canonical);
      const answer =
        address === undefined
          ? await make(canonical.pathname + canonical.search)
          : await cache.get(address);
      if (address !== undefined && answer.status === 200) known.set(targetOf(request.url), address);
      return sendCached(answer, request, isHttps);
    },
  };
}

/** Path and query as they were sent. */
function targetOf(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('://') + 3));
}

function challengeOrigin(): string | undefined {
  const challenge = readChallenge();
  return challenge ? new URL(challenge.scriptUrl).origin : undefined;
}
