import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';

/**
 * Caches pages by their address, the least used going first when they take more than `maxBytes`.
 * A page that shows prices is good for one version of them (D38), that of an offer as long as the
 * offer is kept. A request for a page that is just being made waits for that one. The cache lives as
 * long as the process, and so never outlives the build and the configuration of its pages.
 * @param make renders an address; of what is not answered with 200 only a 404 can be cached
 * @param maxMissingBytes what pages of unknown addresses may take, apart from the others, since
 *   there is no end of such addresses
 */
export function createPageCache<Prices extends { version: number }>(
  make: (address: string, prices: Prices) => Promise<CachedResponse>,
  maxBytes: number,
  maxMissingBytes = 0,
  readClock = Date.now,
) {
  const cached = createLeastUsed(maxBytes);
  const missing = maxMissingBytes > 0 ? createLeastUsed(maxMissingBytes) : undefined;
  const pending = new Map<string, Promise<CachedResponse>>();

  async function makeAndCache(
    address: string,
    prices: Prices,
    name: string,
  ): Promise<CachedResponse> {
    try {
      const answer = await make(address, prices);
      if (answer.status === 200) cached.set(address, answer);
      // Where prices or the store have been asked, the address may be known another time.
      if (answer.status === 404 && answer.pricesVersion === undefined)
        missing?.set(address, answer);
      return answer;
    } finally {
      pending.delete(name);
    }
  }

  const peek = (address: string, { version }: { version: number }): CachedResponse | undefined => {
    const known = cached.get(address) ?? missing?.get(address);
    if (known?.until !== undefined && known.until < readClock()) {
      cached.delete(address);
      return undefined;
    }
    return known?.pricesVersion === undefined || known.pricesVersion === version
      ? known
      : undefined;
  };

  return {
    /** The page, if it is there. */
    peek,
    get: (address: string, prices: Prices): CachedResponse | Promise<CachedResponse> => {
      const name = `${prices.version} ${address}`;
      const known = peek(address, prices) ?? pending.get(name);
      if (known) return known;
      const started = makeAndCache(address, prices, name);
      pending.set(name, started);
      return started;
    },
  };
}

function createLeastUsed(maxSize: number) {
  return new LRUCache<string, CachedResponse>({
    maxSize,
    sizeCalculation: (answer, address) => answer.size + address.length,
  });
}
