import { useEffect, useSyncExternalStore } from 'react';
import { connectPricingStore, NONE, pricingStore, type StoredPricing } from './pricing-config';

/**
 * What this browser has stored; nothing on the server and while hydrating. Parts of a page hydrate
 * one after the other, and the store may be filled before the last of them: `useSelector` would
 * hydrate that one with prices that are not in the server's HTML.
 */
export function useStoredPricing(): StoredPricing {
  useEffect(connectPricingStore, []);
  return useSyncExternalStore(subscribe, readState, readNone);
}

function subscribe(onChange: () => void): () => void {
  return pricingStore.subscribe(onChange).unsubscribe;
}

const readState = () => pricingStore.state;
const readNone = () => NONE;
