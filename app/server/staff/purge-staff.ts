import { HOUR_MS } from '#app/domain/durations.ts';
import { purgeExpiredStaff } from '#app/server/store/sessions.ts';
import type { Store } from '#app/server/store/store.ts';

/** Deletes links, sessions and unfinished sign-ins that have expired. */
export async function purgeStaff(store: Store, now: number): Promise<void> {
  await purgeExpiredStaff(store, now);
}

/** Purges at once and every hour. A purge that fails is repeated an hour later; the store logs why. */
export function startPurging(store: Store): void {
  const purge = () => purgeStaff(store, Date.now()).catch(() => undefined);
  void purge();
  setInterval(purge, HOUR_MS).unref();
}
