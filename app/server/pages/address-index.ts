import { LRUCache } from 'lru-cache';

/** Memory of an entry beside its characters, measured in the heap of Node 24. */
const ENTRY_BYTES = 200;

/**
 * Page addresses by request target, an LRU cache of at most `maxBytes`, since one page has any number
 * of addresses (`/?1`, `/?2`).
 */
export function createAddressIndex(maxBytes: number) {
  return new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (page, target) => ENTRY_BYTES + page.length + target.length,
  });
}
