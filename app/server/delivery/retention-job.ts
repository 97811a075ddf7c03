import { logEvent } from '#app/server/log-event.ts';
import {
  advanceHorizon,
  initHorizon,
  purgeExpired,
  type RetentionRules,
  readHorizon,
  writeRules,
} from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';

/** 25 hours in every 24, to make up for time lost in restarts. */
const PACE = 25 / 24;

interface RunOptions {
  store: Store;
  rules: RetentionRules;
  /** Running time that one call stands for, on hosts without a process; otherwise measured. */
  runMs?: number;
}

/**
 * Advances the retention horizon by the time that the program has run, and erases up to it. The time
 * counts from when this process first saw the current horizon, so several instances advance it no
 * faster than one.
 */
export function createRetentionJob({ store, rules, runMs }: RunOptions) {
  let areRulesStored = false;
  let seen: { horizon: number; at: number } | undefined;

  return async (now: number): Promise<void> => {
    if (!areRulesStored) await writeRules(store, rules);
    areRulesStored = true;
    let horizon = (await readHorizon(store)) ?? (await initHorizon(store, rules, now));
    // A monotonic clock.
    const at = performance.now();
    if (seen?.horizon !== horizon) seen = { horizon, at };
    const ranMs = runMs ?? at - seen.at;
    const reached = Math.floor(Math.min(now, horizon + ranMs * PACE));
    if (reached > horizon && (await advanceHorizon(store, horizon, reached))) {
      horizon = reached;
      seen = { horizon, at };
    }
    const count = await purgeExpired(store, rules, Math.min(horizon, now), now);
    if (count > 0) {
      logEvent('info', `retention: ${count} inquiries erased after ${rules.inquiryDays} days`);
    }
  };
}
