import { tidyStaff } from '#app/server/store/audit.ts';
import { forgetEndedSessions, SESSION_LIMITS } from '#app/server/store/sessions.ts';
import type { Store } from '#app/server/store/store.ts';

const HOUR_MS = 60 * 60_000;

/** Links, sessions and ceremonies that have ended go. */
export async function tidyStaffTables(store: Store, now: number): Promise<void> {
  await tidyStaff(store, now);
  await forgetEndedSessions(store, SESSION_LIMITS, now);
}

/** In a process of its own: now and every hour. What fails is the store's to say, and done later. */
export function keepTidy(store: Store): void {
  const tidy = () => tidyStaffTables(store, Date.now()).catch(() => undefined);
  void tidy();
  setInterval(tidy, HOUR_MS).unref();
}
