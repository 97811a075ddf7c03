import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response';

/**
 * Caches pages by their address, the least used going first when they take more than `mostBytes`.
 * A request for a page that is just being made waits for that one. The cache lives as long as the
 * process, and so never outlives the build and the configuration that its pages were made with.
 * @param make renders an address; what is not answered with 200 is not cached
 */
export function createPageCache(
  make: (address: string) => Promise<CachedResponse>,
  mostBytes: number,
) {
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: mostBytes,
    sizeCalculation: (answer, address) => answer.size + address.length,
  });
  const pending = new Map<string, Promise<CachedResponse>>();

  async function makeAndCache(address: string): Promise<CachedResponse> {
    try {
      const answer = await make(address);
      if (answer.status === 200) cached.set(address, answer);
      return answer;
    } finally {
      pending.delete(address);
    }
  }

  return {
    /** The page, if it is there. */
    peek: (address: string): CachedResponse | undefined => cached.get(address),
    get: (address: string): CachedResponse | Promise<CachedResponse> => {
      const known = cached.get(address) ?? pending.get(address);
      if (known) return known;
      const started = makeAndCache(address);
      pending.set(address, started);
      return started;
    },
  };
}
