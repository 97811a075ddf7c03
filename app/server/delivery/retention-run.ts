import { logEvent } from '#app/server/log-event.ts';
import {
  moveHorizon,
  purgeExpired,
  type RetentionRules,
  readHorizon,
  startHorizon,
  writeRules,
} from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';

/** 25 hours for every 24, which makes up for the time that restarts lose. */
const PACE = 25 / 24;

interface RunOptions {
  store: Store;
  rules: RetentionRules;
  /** How long one call counts as having run, on a host without a process; else it is measured. */
  runMs?: number;
}

/**
 * Moves the horizon of the retention on by the time that the program has run, and erases up to it.
 * The time counts from when this process first saw the horizon where it is, so several instances
 * move it no faster than one.
 */
export function createRetentionRun({ store, rules, runMs }: RunOptions) {
  let areRulesStored = false;
  let seen: { horizon: number; at: number } | undefined;

  return async (now: number): Promise<void> => {
    if (!areRulesStored) await writeRules(store, rules);
    areRulesStored = true;
    let horizon = (await readHorizon(store)) ?? (await startHorizon(store, rules, now));
    // Nobody sets this clock.
    const at = performance.now();
    if (seen?.horizon !== horizon) seen = { horizon, at };
    const ranMs = runMs ?? at - seen.at;
    const reached = Math.floor(Math.min(now, horizon + ranMs * PACE));
    if (reached > horizon && (await moveHorizon(store, horizon, reached))) {
      horizon = reached;
      seen = { horizon, at };
    }
    const count = await purgeExpired(store, rules, Math.min(horizon, now), now);
    if (count > 0) {
      logEvent('info', `retention: ${count} inquiries erased after ${rules.inquiryDays} days`);
    }
  };
}
