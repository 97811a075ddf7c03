const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The retry schedule, in seconds: pauses after the first failure, the second, …; the last one repeats.
 * The manual states it (docs/operations/inquiries-and-prices.md).
 */
export const SCHEDULE = {
  pauses: [10, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR],
  /** Each pause varies by this share, so that retries do not come at once. */
  jitter: 0.2,
  /** After this time a delivery is dead. */
  deadAfter: 3 * DAY,
  /** An alarm is raised when an inquiry has waited for this long … */
  alarmAfter: 5 * MINUTE,
  /** … and repeated at this interval. */
  alarmEvery: 15 * MINUTE,
} as const;

interface Failed {
  /** Attempts so far, at least 1. */
  attempts: number;
  /** When the first of them was due. */
  since: number;
  now: number;
  /** Delay that the target requested. */
  retryAfterMs?: number | undefined;
  random?: () => number;
}

/** Time of the next attempt in milliseconds since 1970; undefined if the delivery is dead. */
export function computeNextAttempt(failed: Failed): number | undefined {
  const { attempts, since, now, retryAfterMs = 0, random = Math.random } = failed;
  const end = since + SCHEDULE.deadAfter * 1000;
  if (now >= end) return undefined;
  const pause = SCHEDULE.pauses[Math.min(attempts, SCHEDULE.pauses.length) - 1] ?? 0;
  const jittered = pause * 1000 * (1 + SCHEDULE.jitter * (2 * random() - 1));
  // The last attempt is at the end of the period.
  return Math.min(now + Math.max(Math.round(jittered), retryAfterMs), end);
}
