import { countEvent, type Limit } from '#app/server/store/limits';
import type { Store } from '#app/server/store/store';
import { listVisitorNetworks } from './network';

/**
 * Counts a visitor's event, also for the wider networks that share a budget with him.
 * @param event its name; each has budgets of its own
 * @returns 0, or the milliseconds until the next event is allowed
 */
export async function countVisit(
  store: Store,
  event: string,
  address: string,
  limits: readonly Limit[],
  now: () => number = Date.now,
): Promise<number> {
  for (const { key, share } of listVisitorNetworks(address)) {
    const shared = limits.map(({ max, windowMs }) => ({ max: max * share, windowMs }));
    const wait = await countEvent(store, `${event}${key}`, shared, now);
    if (wait > 0) return wait;
  }
  return 0;
}
