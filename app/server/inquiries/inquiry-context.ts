import type { DeliveryService } from '#app/server/delivery/delivery.ts';
import type { Store } from '#app/server/store/store.ts';
import type { InquiryOutcome } from './outcome-name.ts';

/** What the host opens once and every inquiry uses. */
export interface InquiryContext {
  store: Store;
  delivery: DeliveryService;
  /** There is something to deliver. */
  wake: () => void;
  /** Hears what became of each attempt to send one, where that is counted. */
  countInquiry?: ((outcome: InquiryOutcome) => void) | undefined;
}
