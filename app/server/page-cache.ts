import { LRUCache } from 'lru-cache';
import type { ComposedAnswer } from './composed-answer';

/**
 * Keeps pages by their address, the least used going first when they take more than `mostBytes`.
 * Whoever asks for a page that is just being made waits for that one. It lives as long as the
 * process, and so never outlives the build and the configuration that its pages were made with.
 * @param make renders an address; what is not answered with 200 is not kept
 */
export function createPageCache(
  make: (address: string) => Promise<ComposedAnswer>,
  mostBytes: number,
) {
  const kept = new LRUCache<string, ComposedAnswer>({
    maxSize: mostBytes,
    sizeCalculation: (answer, address) => answer.size + address.length,
  });
  const coming = new Map<string, Promise<ComposedAnswer>>();

  async function makeAndKeep(address: string): Promise<ComposedAnswer> {
    try {
      const answer = await make(address);
      if (answer.status === 200) kept.set(address, answer);
      return answer;
    } finally {
      coming.delete(address);
    }
  }

  return {
    /** The page, if it is there. */
    peek: (address: string): ComposedAnswer | undefined => kept.get(address),
    get: (address: string): ComposedAnswer | Promise<ComposedAnswer> => {
      const known = kept.get(address) ?? coming.get(address);
      if (known) return known;
      const started = makeAndKeep(address);
      coming.set(address, started);
      return started;
    },
  };
}
