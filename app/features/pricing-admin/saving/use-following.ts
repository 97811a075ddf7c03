import { useEffect } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Session } from '#app/features/pricing-admin/session/session';
import { pricingStore, type StoredPricing } from '#app/state/pricing-config';

/** Records edits, and follows what other tabs and the notice on the page do. */
export function useFollowing(session: Session, published: PricingConfig): void {
  useEffect(() => session.connect(), [session]);
  useEffect(() => {
    const follow = () => session.follow(configInForce(pricingStore.state, published));
    follow();
    const { unsubscribe } = pricingStore.subscribe(follow);
    return unsubscribe;
  }, [session, published]);
}

/** Stored prices if there are any, else what visitors see (D20). */
export function configInForce(stored: StoredPricing, published: PricingConfig): PricingConfig {
  return stored.status === 'custom' ? stored.config : published;
}
