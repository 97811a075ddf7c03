import type { ContactRoom } from '#app/server/contact-room';
import { describeAlarm } from '#app/server/delivery/alarm';
import { createDelivery } from '#app/server/delivery/delivery';
import { openHttpTargets } from '#app/server/delivery/open-targets';
import { tidy } from '#app/server/delivery/worker';
import type { Environment } from '#app/server/environment';
import { type D1Binding, openD1Store } from '#app/server/store/d1-store';
import { measureBacklog } from '#app/server/store/deliveries';
import { openReadyStore } from '#app/server/store/ready-store';

type WaitUntil = (work: Promise<unknown>) => void;

/** So many rounds in one run; what is left is the next minute's. */
const MOST_ROUNDS = 20;

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

  return {
    store,
    checkStore: () => store.check(),
    /** For one request: what it leaves to deliver is delivered after its answer. */
    contactFor: (waitUntil: WaitUntil): ContactRoom => ({
      store,
      delivery,
      // What fails is the next minute's.
      wake: () => waitUntil(deliverDue().catch(() => store.check())),
    }),
    /** What a worker does on Node all the time; Cloudflare calls it every minute. */
    runScheduled: async (): Promise<void> => {
      await deliverDue();
      await tidy(store, environment.INQUIRY_RETENTION_DAYS);
      const line = describeAlarm(await measureBacklog(store, delivery.targets), Date.now());
      if (line !== undefined) console.error(line);
    },
  };
}
