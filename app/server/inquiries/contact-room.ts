import type { DeliveryRoom } from '#app/server/delivery/delivery.ts';
import type { Store } from '#app/server/store/store.ts';

/** What the host opens once and every inquiry uses. */
export interface ContactRoom {
  store: Store;
  delivery: DeliveryRoom;
  /** There is something to deliver. */
  wake: () => void;
}
