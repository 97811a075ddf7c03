import { createDelivery, type DeliveryOptions } from '#app/server/delivery/delivery.ts';
import { openTargets } from '#app/server/delivery/open-targets.ts';
import { startWorker } from '#app/server/delivery/worker.ts';
import type { Environment } from '#app/server/environment.ts';
import { describeStore, openStore } from '#app/server/store/open-store.ts';
import type { InquiryContext } from './inquiry-context.ts';
import { readRetentionRules } from './retention-rules.ts';

interface OpenContact extends InquiryContext {
  /** Where the store is, for the operator. */
  place: string;
  checkStore: () => Promise<boolean>;
  /** Begins no more deliveries in the background; done when those that were begun are recorded. */
  stopDelivering: () => Promise<void>;
  /** Called last: what is being delivered is taken over by another instance or the next start. */
  stop: () => void;
}

/** What hears of inquiries and deliveries, where they are counted. */
type Counts = Pick<InquiryContext, 'countInquiry'> & Pick<DeliveryOptions, 'countDelivery'>;

/**
 * Opens what inquiries need in a process of its own: store, targets, and the worker behind them.
 * @throws Error with a sentence for the operator when the store cannot be used
 */
export async function openContact(
  environment: Environment,
  { countInquiry, countDelivery }: Counts = {},
): Promise<OpenContact> {
  const { DATABASE_URL: url } = environment;
  const store = await openStore(url);
  const { CHALLENGE_SITE_KEY: siteKey, CHALLENGE_SECRET: secret } = environment;
  const delivery = createDelivery({
    store,
    targets: await openTargets(environment),
    isTokenForProvider: siteKey !== undefined && secret === undefined,
    countDelivery,
  });
  const rules = readRetentionRules(environment);
  const worker = startWorker({ store, delivery, rules });
  return {
    store,
    delivery,
    wake: worker.wake,
    countInquiry,
    place: describeStore(url),
    checkStore: () => store.check(),
    stopDelivering: worker.stop,
    stop: () => {
      void worker.stop();
      void store.close();
    },
  };
}

let opened: Promise<OpenContact> | undefined;

/** For the development server, which loads this module whenever it is needed. */
export function openContactOnce(environment: Environment): Promise<OpenContact> {
  opened ??= openContact(environment);
  return opened;
}
