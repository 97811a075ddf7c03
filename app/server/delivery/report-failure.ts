import { formatOrigin, logEvent } from '#app/server/log-event.ts';
import type { Store } from '#app/server/store/store.ts';

/**
 * Logs a failed background task, unless the store is down, which is logged already.
 * @returns whether it was logged
 */
export async function reportFailure(
  store: Store & { check(): Promise<boolean> },
  work: string,
  error: unknown,
): Promise<boolean> {
  const isStoreUp = await store.check();
  if (isStoreUp) logEvent('error', `${work} failed`, formatOrigin(error));
  return isStoreUp;
}
