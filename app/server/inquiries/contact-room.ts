import type { DeliveryRoom } from '#app/server/delivery/delivery.ts';
import type { Store } from '#app/server/store/store.ts';
import type { InquiryOutcome } from './outcome-name.ts';

/** What the host opens once and every inquiry uses. */
export interface ContactRoom {
  store: Store;
  delivery: DeliveryRoom;
  /** There is something to deliver. */
  wake: () => void;
  /** Hears what became of each attempt to send one, where that is counted. */
  countInquiry?: ((outcome: InquiryOutcome) => void) | undefined;
}
