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
 * This browser's stored list; none on the server and while hydrating, because the server's HTML
 * lacks it.
 */
export function useStoredPricing(): StoredPricing {
  useEffect(() => {
    // Once the page has rendered with what is stored.
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
