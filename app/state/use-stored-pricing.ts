import { useEffect, useSyncExternalStore } from 'react';
import { showPrices } from './hidden-prices';
import {
  connectPricingStore,
  NONE,
  pricingStore,
  type StoredPricing,
  waitForPricing,
} from './pricing-config';

/**
 * Gets this browser's own list; none on the server and while hydrating, because the
 * server's HTML cannot contain it.
 */
export function useStoredPricing(): StoredPricing {
  useEffect(() => {
    // After the page has rendered with this browser's own list.
    void waitForPricing().then(() => requestAnimationFrame(showPrices));
    return connectPricingStore();
  }, []);
  return useSyncExternalStore(subscribe, readState, readNone);
}

function subscribe(onChange: () => void): () => void {
  return pricingStore.subscribe(onChange).unsubscribe;
}

const readState = () => pricingStore.state;
const readNone = () => NONE;
