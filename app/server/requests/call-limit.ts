import { LRUCache } from 'lru-cache';
import { getVisitorKey } from './network';

interface CallLimit {
  max: number;
  windowMs: number;
}

/** Networks that are counted at once; the least recent is forgotten. */
const MAX_NETWORKS = 10_000;

/**
 * Limits calls by network, in this process only, for what is too frequent to count in the store.
 * @param readTime milliseconds, unaffected by changes of the clock
 */
export function createCallLimit({ max, windowMs }: CallLimit, readTime = () => performance.now()) {
  const windows = new LRUCache<string, { endsAt: number; count: number }>({ max: MAX_NETWORKS });

  /** @returns 0, or the seconds until the next window of this network */
  return (address: string, calls: number): number => {
    const now = readTime();
    const network = getVisitorKey(address);
    const known = windows.get(network);
    const { endsAt, count } =
      known && known.endsAt > now ? known : { endsAt: now + windowMs, count: 0 };
    if (count + calls > max) return Math.ceil((endsAt - now) / 1000);
    windows.set(network, { endsAt, count: count + calls });
    return 0;
  };
}
