import { DAY_MS, MINUTE_MS } from '#app/domain/durations.ts';
import { formatOrigin, logEvent, runOutsideRequest } from '#app/server/log-event.ts';
import { type Backlog, markUnclaimedDead, measureBacklog } from '#app/server/store/deliveries.ts';
import { purgeLimits } from '#app/server/store/limits.ts';
import {
  advanceHorizon,
  initHorizon,
  purgeExpired,
  type RetentionRules,
  readHorizon,
  writeRules,
} from '#app/server/store/retention.ts';
import { boundSessions } from '#app/server/store/sessions.ts';
import type { Store } from '#app/server/store/store.ts';
import type { DeliveryService } from './attempt.ts';
import { SCHEDULE } from './schedule.ts';

interface WorkerOptions {
  store: Store & { check(): Promise<boolean> };
  delivery: DeliveryService;
  rules: RetentionRules;
}

const TICK_MS = 1000;
const CLEAN_UP_EVERY_MS = 10 * MINUTE_MS;
const MEASURE_EVERY_MS = MINUTE_MS;

/** Delivers in the background, applies the retention and raises alarms until it is stopped. */
export function startWorker({ store, delivery, rules }: WorkerOptions) {
  const raiseAlarm = createAlarm(store, delivery.watched);
  const runRetention = createRetentionJob(store, rules);
  let isStopped = false;
  const busy = new Map<string, Promise<void>>();
  const failing = new Set<string>();

  /** Runs a task unless one of this name is running. */
  function once(name: string, work: () => Promise<void>): void {
    if (!isStopped && !busy.has(name)) busy.set(name, run(name, work));
  }

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing.delete(name);
    } catch (error) {
      // Tasks are retried every second; one log line is enough until one succeeds.
      if (failing.has(name)) await store.check();
      else if (await reportFailure(store, name, error)) failing.add(name);
    } finally {
      busy.delete(name);
    }
  }

  /**
   * Each target by itself. One that accepts nothing is retried with the next tick, so that a long
   * backlog loads neither the site nor the target.
   */
  const deliver = () => {
    for (const target of delivery.targets) {
      once(`delivering to ${target}`, async () => {
        while (!isStopped && (await delivery.attemptDue(target)) > 0);
      });
    }
  };

  const watch = createInterval(MEASURE_EVERY_MS, async () => {
    await store.check();
    await raiseAlarm();
  });
  const runCleanUp = createInterval(CLEAN_UP_EVERY_MS, async () => {
    await cleanUp(store, delivery.targets);
    await runRetention(Date.now());
  });
  const work = () => {
    deliver();
    once('measuring the backlog', watch);
    once('erasing expired data', runCleanUp);
  };
  const timer = setInterval(work, TICK_MS);
  work();
  return {
    /** Starts due deliveries, whose log lines do not have the request's id. */
    wake: () => runOutsideRequest(deliver),
    /** Starts no more tasks; resolves when running ones have ended. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(busy.values());
    },
  };
}

/** Does the work at once, then at most once in this time, by a monotonic clock. */
function createInterval(everyMs: number, work: () => Promise<void>) {
  let dueAt = 0;
  return async (): Promise<void> => {
    if (performance.now() < dueAt) return;
    dueAt = performance.now() + everyMs;
    await work();
  };
}

/** Marks deliveries to unconfigured targets as dead in time, and ends limits and sessions in time. */
export async function cleanUp(store: Store, targets: readonly string[]): Promise<void> {
  const now = Date.now();
  const before = now - SCHEDULE.deadAfter * 1000;
  const dead = await markUnclaimedDead(store, targets, { before, now });
  if (dead.length > 0)
    logEvent('warn', 'deliveries are dead because their target is not configured', {
      count: dead.length,
      targets: [...new Set(dead)].join(', '),
    });
  await purgeLimits(store, now);
  await boundSessions(store, now);
}

/** Logs a failed task unless the store is down, which is logged already; returns whether it did. */
export async function reportFailure(
  store: Store & { check(): Promise<boolean> },
  work: string,
  error: unknown,
): Promise<boolean> {
  const isStoreUp = await store.check();
  if (isStoreUp) logEvent('error', `${work} failed`, formatOrigin(error));
  return isStoreUp;
}

const MAX_LAG_DAYS = 7;

/**
 * Writes each alarm when it begins, and again every `alarmEvery` while it lasts.
 * @param slackMs how much earlier a repetition may come, for callers that are not quite on time
 */
export function createAlarm(store: Store, watched: readonly string[], slackMs = 0) {
  const raiseBacklog = createRepeatedLine('inquiries are not delivered', slackMs);
  const raiseLag = createRepeatedLine(
    'retention: the horizon and the clock differ; see `npm run inbox -- retention`',
    slackMs,
  );
  return async (): Promise<void> => {
    const now = Date.now();
    raiseBacklog(findBacklog(await measureBacklog(store, watched), now));
    raiseLag(findRetentionLag(await readHorizon(store), now));
  };
}

/** @returns a function that takes what the alarm logs, or undefined if there is none */
function createRepeatedLine(message: string, slackMs: number) {
  let nextAt = 0;
  return (details: Record<string, unknown> | undefined): void => {
    if (details === undefined) nextAt = 0;
    else if (performance.now() >= nextAt) {
      logEvent('error', message, details);
      nextAt = performance.now() + SCHEDULE.alarmEvery * 1000 - slackMs;
    }
  };
}

/** The alarm about undelivered inquiries; undefined without one. */
export function findBacklog({ dead, waiting, oldest }: Backlog, now: number) {
  const seconds = oldest === null ? 0 : Math.max(0, Math.round((now - oldest) / 1000));
  if (dead === 0 && seconds < SCHEDULE.alarmAfter) return undefined;
  return { oldestUndeliveredSeconds: seconds, waiting, dead };
}

/** The alarm about a retention horizon more than a week from the clock, before or after it (D50). */
export function findRetentionLag(horizon: number | undefined, now: number) {
  const days = horizon === undefined ? 0 : (now - horizon) / DAY_MS;
  if (horizon === undefined || Math.abs(days) <= MAX_LAG_DAYS) return undefined;
  return { lagDays: Math.round(days), horizon: new Date(horizon).toISOString() };
}

/** 25 hours in every 24, to make up for time lost in restarts. */
const PACE = 25 / 24;

/**
 * Advances the retention horizon by the time that the program has run, and erases up to it. The time
 * counts from when this process first saw the current horizon, so several instances advance it no
 * faster than one.
 * @param runMs running time that one call stands for, on hosts without a process; otherwise measured
 */
export function createRetentionJob(store: Store, rules: RetentionRules, runMs?: number) {
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
