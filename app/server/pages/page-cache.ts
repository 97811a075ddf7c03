import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';

/**
 * LRU cache of pages by address, of at most `maxBytes`. A page with prices is valid for one version
 * (D38), the page of an offer until the offer expires. Simultaneous requests for a page share one
 * rendering. The cache lives in the process, so it never outlives build and configuration.
 * @param make renders an address; only statuses 200 and 404 are cached
 * @param maxMissingBytes separate limit for 404 pages, since there are endless unknown addresses
 */
export function createPageCache<Prices extends { version: number }>(
  make: (address: string, prices: Prices) => Promise<CachedPage>,
  maxBytes: number,
  maxMissingBytes = 0,
  readClock = Date.now,
) {
  const cached = createLruCache(maxBytes);
  const missing = maxMissingBytes > 0 ? createLruCache(maxMissingBytes) : undefined;
  const pending = new Map<string, Promise<CachedPage>>();

  async function makeAndCache(address: string, prices: Prices, name: string): Promise<CachedPage> {
    try {
      const answer = await make(address, prices);
      if (answer.status === 200) cached.set(address, answer);
      // With prices or a stored offer, the address may exist later.
      if (answer.status === 404 && answer.pricesVersion === undefined)
        missing?.set(address, answer);
      return answer;
    } finally {
      pending.delete(name);
    }
  }

  const getCached = (address: string, { version }: { version: number }): CachedPage | undefined => {
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
    /** The cached page, if it is still valid. */
    getCached,
    get: (address: string, prices: Prices): CachedPage | Promise<CachedPage> => {
      const name = `${prices.version} ${address}`;
      const known = getCached(address, prices) ?? pending.get(name);
      if (known) return known;
      const started = makeAndCache(address, prices, name);
      pending.set(name, started);
      return started;
    },
  };
}

function createLruCache(maxSize: number) {
  return new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: (answer, address) => answer.size + address.length,
  });
}

/** Memory of an entry beside its characters, measured in the heap of Node 24. */
const ENTRY_BYTES = 200;

/** Page addresses by request target. Bounded, because queries give a page endless targets (`/?1`). */
export function createAddressIndex(maxBytes: number) {
  return new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (page, target) => ENTRY_BYTES + page.length + target.length,
  });
}
