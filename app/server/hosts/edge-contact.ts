import { describeAlarm } from '#app/server/delivery/alarm';
import { createDelivery } from '#app/server/delivery/delivery';
import { openHttpTargets } from '#app/server/delivery/open-targets';
import { reportFailure } from '#app/server/delivery/report-failure';
import { SCHEDULE } from '#app/server/delivery/schedule';
import { tidy } from '#app/server/delivery/worker';
import type { Environment } from '#app/server/environment';
import type { ContactRoom } from '#app/server/inquiries/contact-room';
import { outsideRequests, writeLine } from '#app/server/log-event';
import { createPriceSource } from '#app/server/prices/price-source';
import { measureBacklog } from '#app/server/store/deliveries';
import { type D1Binding, openD1Store } from '#app/server/store/drivers/d1-store';
import { openReadyStore } from '#app/server/store/ready-store';

type WaitUntil = (work: Promise<unknown>) => void;

/** So many rounds in one run, while anything arrives; what is left is the next minute's. */
const MOST_ROUNDS = 20;
const HALF_A_MINUTE_MS = 30_000;

/** What inquiries need on the edge; one for each isolate. */
export function openEdgeContact(database: D1Binding, environment: Environment) {
  const store = openReadyStore(openD1Store(database));
  const { CHALLENGE_SITE_KEY: siteKey, CHALLENGE_SECRET: secret } = environment;
  const delivery = createDelivery({
    store,
    targets: openHttpTargets(environment),
    isTokenForProvider: siteKey !== undefined && secret === undefined,
  });

  async function deliverDue(): Promise<void> {
    await Promise.all(
      delivery.targets.map(async (target) => {
        for (let round = 0; round < MOST_ROUNDS; round++) {
          if ((await delivery.attemptDue(target)) === 0) return;
        }
      }),
    );
  }

  const reportDelivering = (error: unknown) => reportFailure(store, 'delivering', error);
  let alarmAt = 0;

  /** As often as on Node, while the isolate lives. */
  async function watch(): Promise<void> {
    const now = Date.now();
    const line = describeAlarm(await measureBacklog(store, delivery.watched), now);
    if (line === undefined) alarmAt = 0;
    else if (now >= alarmAt) {
      writeLine(line);
      // The minute's run is never quite on time.
      alarmAt = now + SCHEDULE.alarmEvery * 1000 - HALF_A_MINUTE_MS;
    }
  }

  return {
    store,
    prices: createPriceSource({ store }),
    checkStore: () => store.check(),
    /** For one request: what it leaves to deliver is delivered after its answer. */
    contactFor: (waitUntil: WaitUntil): ContactRoom => ({
      store,
      delivery,
      // What fails is the next minute's.
      wake: () => waitUntil(outsideRequests(() => deliverDue().catch(reportDelivering))),
    }),
    /** What a worker does on Node all the time; Cloudflare calls it every minute. */
    runScheduled: async (): Promise<void> => {
      try {
        await deliverDue();
        await tidy(store, delivery.targets, environment.INQUIRY_RETENTION_DAYS);
        await watch();
      } catch (error) {
        await reportFailure(store, 'the run of the minute', error);
      }
    },
  };
}
