import { logEvent, outsideRequests, writeLine } from '#app/server/log-event.ts';
import { giveUpUnclaimed, measureBacklog } from '#app/server/store/deliveries.ts';
import { eraseOld } from '#app/server/store/inquiry-actions.ts';
import { forgetLimits } from '#app/server/store/limits.ts';
import { forgetOffers } from '#app/server/store/offers.ts';
import type { Store } from '#app/server/store/store.ts';
import { describeAlarm } from './alarm.ts';
import type { DeliveryRoom } from './delivery.ts';
import { reportFailure } from './report-failure.ts';
import { SCHEDULE } from './schedule.ts';

interface WorkerOptions {
  store: Store & { check(): Promise<boolean> };
  delivery: DeliveryRoom;
  retentionDays: number;
}

const LOOK_EVERY_MS = 1000;
const TIDY_EVERY_MS = 10 * 60_000;
const MEASURE_EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** Delivers in the background, keeps to the retention and raises the alarm, until it is stopped. */
export function startWorker({ store, delivery, retentionDays }: WorkerOptions) {
  let isStopped = false;
  let measureAt = 0;
  let alarmAt = 0;
  let tidyAt = 0;
  const busy = new Map<string, Promise<void>>();
  const failing = new Set<string>();

  /** One of a kind at a time. */
  function once(name: string, work: () => Promise<void>): void {
    if (!isStopped && !busy.has(name)) busy.set(name, run(name, work));
  }

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      failing.delete(name);
    } catch (error) {
      // Most is tried again each second; one line is enough until it succeeds.
      if (failing.has(name)) await store.check();
      else if (await reportFailure(store, name, error)) failing.add(name);
    } finally {
      busy.delete(name);
    }
  }

  /**
   * A target that does not answer holds up no other. One that takes nothing is asked again with the
   * next look: however much waits for it, pages and the target itself are left alone meanwhile.
   */
  const deliver = () => {
    for (const target of delivery.targets) {
      once(`delivering to ${target}`, async () => {
        while (!isStopped && (await delivery.attemptDue(target)) > 0);
      });
    }
  };

  async function watch(): Promise<void> {
    const now = Date.now();
    if (now < measureAt) return;
    measureAt = now + MEASURE_EVERY_MS;
    await store.check();
    const line = describeAlarm(await measureBacklog(store, delivery.watched), now);
    if (line === undefined) alarmAt = 0;
    else if (now >= alarmAt) {
      writeLine(line);
      alarmAt = now + SCHEDULE.alarmEvery * 1000;
    }
  }

  async function clean(): Promise<void> {
    if (Date.now() < tidyAt) return;
    tidyAt = Date.now() + TIDY_EVERY_MS;
    await tidy(store, delivery.targets, retentionDays);
  }

  const work = () => {
    deliver();
    once('measuring the backlog', watch);
    once('erasing what is old', clean);
  };
  const timer = setInterval(work, LOOK_EVERY_MS);
  work();
  return {
    /** There is something to deliver now, and not only for the inquiry that says so. */
    wake: () => outsideRequests(deliver),
    /** Begins nothing more; done when all that was begun is. */
    stop: async (): Promise<void> => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(busy.values());
    },
  };
}

/** What may be kept no longer goes, and what waits for no configured target is given up in time. */
export async function tidy(
  store: Store,
  targets: readonly string[],
  retentionDays: number,
): Promise<void> {
  const now = Date.now();
  const before = now - SCHEDULE.giveUpAfter * 1000;
  const givenUp = await giveUpUnclaimed(store, targets, { before, now });
  if (givenUp.length > 0)
    logEvent('warn', 'deliveries are given up: their target is not configured', {
      count: givenUp.length,
      targets: [...new Set(givenUp)].join(', '),
    });
  await forgetLimits(store, now);
  await forgetOffers(store, now);
  const count = await eraseOld(store, now - retentionDays * DAY_MS, now);
  if (count > 0)
    logEvent('info', `retention: ${count} inquiries erased after ${retentionDays} days`);
}
