import { describeOrigin, logEvent } from '#app/server/log-event.ts';
import type { Store } from '#app/server/store/store.ts';

/**
 * Says on standard error that work in the background failed; a store that is down says so itself.
 * @returns whether it was said
 */
export async function reportFailure(
  store: Store & { check(): Promise<boolean> },
  work: string,
  error: unknown,
): Promise<boolean> {
  const isStoreUp = await store.check();
  if (isStoreUp) logEvent('error', `${work} failed`, describeOrigin(error));
  return isStoreUp;
}
