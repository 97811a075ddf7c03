import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryService } from '#app/server/delivery/delivery';
import type { DeliveryResult } from '#app/server/delivery/target';
import { claimDelivery, type Delivery, readDelivery } from '#app/server/store/deliveries';
import type { Store } from '#app/server/store/store';

interface Waiting {
  store: Store;
  delivery: DeliveryService;
  owner: string;
}

/** Pause between two reads of the delivery. */
const PAUSE_MS = 100;

const UNKNOWN_RESULT: DeliveryResult = {
  kind: 'failed',
  reason: 'another instance did not say what became of it',
  status: 503,
};

/**
 * Waits for the result of a delivery that another instance attempts. If its lease expires without a
 * result, that instance has crashed, and the delivery is taken over.
 */
export async function awaitDelivery(
  { store, delivery, owner }: Waiting,
  { key, target }: Delivery,
): Promise<DeliveryResult> {
  const leaseMs = delivery.leaseMsOf(target);
  const end = performance.now() + 2 * leaseMs;
  while (performance.now() < end) {
    const known = await readDelivery(store, key, target);
    if (!known) return UNKNOWN_RESULT;
    const { state, lease_until, reason } = known;
    if (state === 'delivered') return { kind: 'delivered' };
    if (lease_until === 0) {
      return { kind: 'failed', reason, status: statusOf(reason), isFinal: state === 'dead' };
    }
    if (lease_until <= Date.now()) {
      const claim = { owner, now: Date.now(), leaseMs };
      const mine = await claimDelivery(store, known, claim);
      if (mine) return delivery.attempt(mine);
    }
    await wait(PAUSE_MS);
  }
  return UNKNOWN_RESULT;
}

function statusOf(reason: string): 502 | 504 {
  return reason === 'did not answer' ? 504 : 502;
}
