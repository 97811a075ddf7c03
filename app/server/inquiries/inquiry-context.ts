import type { DeliveryService } from '#app/server/delivery/delivery.ts';
import type { Store } from '#app/server/store/store.ts';
import type { InquiryOutcome } from './inquiry-outcome.ts';

/** Store and deliveries for inquiries; the host creates it once. */
export interface InquiryContext {
  store: Store;
  delivery: DeliveryService;
  /** Wakes the worker because a delivery is due. */
  wake: () => void;
  /** Counts the outcome of a submission, if metrics are enabled. */
  countInquiry?: ((outcome: InquiryOutcome) => void) | undefined;
}
