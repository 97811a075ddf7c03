import { createDelivery } from '#app/server/delivery/attempt';
import { openHttpTargets } from '#app/server/delivery/targets';
import {
  cleanUp,
  createAlarm,
  createRetentionJob,
  reportFailure,
} from '#app/server/delivery/worker';
import { type Environment, readRetentionRules } from '#app/server/environment';
import type { InquiryContext } from '#app/server/inquiries/open-inquiries';
import { runOutsideRequest } from '#app/server/log-event';
import { createPriceSource } from '#app/server/prices/price-source';
import { type D1Binding, openD1Store } from '#app/server/store/drivers/d1-store';
import { openReadyStore } from '#app/server/store/ready-store';

/** Rounds per run while deliveries succeed; the rest waits for the next minute. */
const MAX_ROUNDS = 20;
/** Between two scheduled runs (`crons` in the configuration). */
const RUN_EVERY_MS = 60_000;
const HALF_A_MINUTE_MS = 30_000;

/** Store, deliveries and prices on the edge, one per isolate. */
export function openEdgeInquiries(database: D1Binding, environment: Environment) {
  const store = openReadyStore(openD1Store(database));
  const delivery = createDelivery({ store, targets: openHttpTargets(environment) });

  async function deliverDue(): Promise<void> {
    await Promise.all(
      delivery.targets.map(async (target) => {
        for (let round = 0; round < MAX_ROUNDS; round++) {
          if ((await delivery.attemptDue(target)) === 0) return;
        }
      }),
    );
  }

  const reportDelivering = (error: unknown) => reportFailure(store, 'delivering', error);
  // As often as on Node while the isolate lives; scheduled runs are not quite on time.
  const raiseAlarm = createAlarm(store, delivery.watched, HALF_A_MINUTE_MS);
  const runRetention = createRetentionJob(store, readRetentionRules(environment), RUN_EVERY_MS);

  return {
    store,
    prices: createPriceSource({ store }),
    checkStore: () => store.check(),
    /** For one request, whose deliveries are made after its response. */
    contextFor: (waitUntil: (work: Promise<unknown>) => void): InquiryContext => ({
      store,
      delivery,
      // A failure is retried in the next minute.
      wake: () => waitUntil(runOutsideRequest(() => deliverDue().catch(reportDelivering))),
    }),
    /** The worker's tasks; Cloudflare calls this every minute. */
    runScheduled: async (): Promise<void> => {
      try {
        await deliverDue();
        await cleanUp(store, delivery.targets);
        await runRetention(Date.now());
        await raiseAlarm();
      } catch (error) {
        await reportFailure(store, 'the run of the minute', error);
      }
    },
  };
}
