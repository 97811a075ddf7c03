import type { DeliveryRoom } from './delivery/delivery.ts';
import type { Store } from './store/store.ts';

/** What the host opens once and every inquiry uses. */
export interface ContactRoom {
  store: Store;
  delivery: DeliveryRoom;
  /** There is something to deliver. */
  wake: () => void;
}
