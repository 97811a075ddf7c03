import type { DeliveryService } from '#app/server/delivery/delivery';
import type { DeliveryResult } from '#app/server/delivery/target';
import { claimDelivery, type Delivery, readDelivery } from '#app/server/store/deliveries';
import type { Store } from '#app/server/store/store';

interface Waiting {
  store: Store;
  delivery: DeliveryService;
  owner: string;
}

/** Between two looks at what another instance is doing. */
const PAUSE_MS = 100;

const UNLEARNED: DeliveryResult = {
  isDelivered: false,
  reason: 'another instance did not say what became of it',
  status: 503,
};

/**
 * Waits for what becomes of a delivery that another is making, and takes it over if that one has
 * crashed: then its lease runs out without an answer.
 */
export async function awaitDelivery(
  { store, delivery, owner }: Waiting,
  { key, target }: Delivery,
): Promise<DeliveryResult> {
  const leaseMs = delivery.leaseMsOf(target);
  const end = Date.now() + 2 * leaseMs;
  while (Date.now() < end) {
    const known = await readDelivery(store, key, target);
    if (!known) return UNLEARNED;
    const { state, lease_until, reason } = known;
    if (state === 'delivered') return { isDelivered: true };
    if (lease_until === 0) {
      return { isDelivered: false, reason, status: statusOf(reason), isFinal: state === 'dead' };
    }
    if (lease_until <= Date.now()) {
      const claim = { owner, now: Date.now(), leaseMs };
      const mine = await claimDelivery(store, known, claim);
      if (mine) return delivery.attempt(mine);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return UNLEARNED;
}

function statusOf(reason: string): 502 | 504 {
  return reason === 'did not answer' ? 504 : 502;
}
