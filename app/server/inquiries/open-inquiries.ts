import {
  createDelivery,
  type DeliveryOptions,
  type DeliveryService,
} from '#app/server/delivery/attempt.ts';
import { openTargets } from '#app/server/delivery/targets.ts';
import { startWorker } from '#app/server/delivery/worker.ts';
import { type Environment, readRetentionRules } from '#app/server/environment.ts';
import { formatStoreLocation, openStore } from '#app/server/store/open-store.ts';
import type { Store } from '#app/server/store/store.ts';

/** Outcomes of a submission, for the metrics. */
export const INQUIRY_OUTCOMES = [
  /** The visitor saw a success message. */
  'accepted',
  /** Stored; the delivery failed and is retried. */
  'pending',
  /** Stored; the provider has refused it permanently. */
  'dead',
  'invalid',
  'limited',
  /** Neither stored nor delivered. */
  'lost',
] as const;

export type InquiryOutcome = (typeof INQUIRY_OUTCOMES)[number];

/** Store and deliveries for inquiries; the host creates it once. */
export interface InquiryContext {
  store: Store;
  delivery: DeliveryService;
  /** Wakes the worker because a delivery is due. */
  wake: () => void;
  /** Counts the outcome of a submission, if metrics are enabled. */
  countInquiry?: ((outcome: InquiryOutcome) => void) | undefined;
}

/**
 * Opens the store and the delivery targets of a Node process, and starts the worker.
 * @throws Error with a message for the operator if the store cannot be used
 */
export async function openInquiries(
  environment: Environment,
  counters: Pick<InquiryContext, 'countInquiry'> & Pick<DeliveryOptions, 'countDelivery'> = {},
) {
  const { DATABASE_URL: url } = environment;
  const { countInquiry, countDelivery } = counters;
  const store = await openStore(url);
  const targets = await openTargets(environment);
  const delivery = createDelivery({ store, targets, countDelivery });
  const rules = readRetentionRules(environment);
  const worker = startWorker({ store, delivery, rules });
  return {
    store,
    delivery,
    wake: worker.wake,
    countInquiry,
    /** Location of the store, for the operator. */
    storeLocation: formatStoreLocation(url),
    checkStore: () => store.check(),
    /** Starts no more deliveries; resolves when those under way are recorded. */
    stopDelivering: worker.stop,
    /** Called last. Deliveries under way are taken over by another instance or the next start. */
    stop: () => {
      void worker.stop();
      void store.close();
    },
  };
}
