import { LRUCache } from 'lru-cache';

/** What the cache and two strings take beside their letters, measured in the heap of Node 24. */
const BYTES_OF_AN_ENTRY = 200;

/**
 * Which page an address is that was asked for, found out once already; the least used going first
 * when they take more than `maxBytes`. There is no end of addresses of one page (`/?1`, `/?2`).
 */
export function createKnownAddresses(maxBytes: number) {
  return new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (page, target) => BYTES_OF_AN_ENTRY + page.length + target.length,
  });
}
