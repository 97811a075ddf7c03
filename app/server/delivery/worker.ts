import { MINUTE_MS } from '#app/domain/durations.ts';
import { logEvent, runOutsideRequest } from '#app/server/log-event.ts';
import { markUnclaimedDead } from '#app/server/store/deliveries.ts';
import { purgeLimits } from '#app/server/store/limits.ts';
import type { RetentionRules } from '#app/server/store/retention.ts';
import type { Store } from '#app/server/store/store.ts';
import { createAlarm } from './alarm.ts';
import type { DeliveryService } from './delivery.ts';
import { reportFailure } from './report-failure.ts';
import { createRetentionJob } from './retention-job.ts';
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
  const runRetention = createRetentionJob({ store, rules });
  let isStopped = false;
  // Monotonic times.
  let measureAt = 0;
  let cleanUpAt = 0;
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
   * Targets are independent of each other. One that accepts nothing is retried with the next tick, so
   * that a long backlog loads neither the site nor the target.
   */
  const deliver = () => {
    for (const target of delivery.targets) {
      once(`delivering to ${target}`, async () => {
        while (!isStopped && (await delivery.attemptDue(target)) > 0);
      });
    }
  };

  async function watch(): Promise<void> {
    if (performance.now() < measureAt) return;
    measureAt = performance.now() + MEASURE_EVERY_MS;
    await store.check();
    await raiseAlarm();
  }

  async function runCleanUp(): Promise<void> {
    if (performance.now() < cleanUpAt) return;
    cleanUpAt = performance.now() + CLEAN_UP_EVERY_MS;
    await cleanUp(store, delivery.targets);
    await runRetention(Date.now());
  }

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

/** Marks deliveries to unconfigured targets as dead in time, and deletes old counts of limits. */
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
}
