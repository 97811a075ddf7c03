import { useEffect } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Session } from '#app/features/pricing-admin/session/session';
import { pricingStore, type StoredPricing } from '#app/state/pricing-config';

/** Records edits, and follows what other tabs and the notice on the page do. */
export function useFollowing(session: Session, builtIn: PricingConfig): void {
  useEffect(() => session.connect(), [session]);
  useEffect(() => {
    const follow = () => session.follow(configInForce(pricingStore.state, builtIn));
    follow();
    const { unsubscribe } = pricingStore.subscribe(follow);
    return unsubscribe;
  }, [session, builtIn]);
}

/** Stored prices if there are any, else the built-in ones (D20). */
export function configInForce(stored: StoredPricing, builtIn: PricingConfig): PricingConfig {
  return stored.status === 'custom' ? stored.config : builtIn;
}
