import { useEffect } from 'react';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { DraftSession } from '#app/features/price-editor/draft-session/draft-session';
import { pricingStore } from '#app/state/pricing-config';
import type { EditablePricing } from '#app/state/use-editable-pricing';

/** Records edits, and follows changes of the stored prices by other tabs. */
export function useStorageSync(
  draftSession: DraftSession,
  pricing: Pick<EditablePricing, 'published' | 'version'>,
): void {
  const { published, version } = pricing;
  useEffect(() => draftSession.connect(), [draftSession]);
  useEffect(() => {
    const follow = () => {
      const known = { stored: pricingStore.state, published, version };
      draftSession.follow(configInForce(known), getBasis(known));
    };
    follow();
    const { unsubscribe } = pricingStore.subscribe(follow);
    return unsubscribe;
  }, [draftSession, published, version]);
}

type Known = Pick<EditablePricing, 'stored' | 'published' | 'version'>;

/** This browser's stored prices, or else the published ones (D20). */
export function configInForce({ stored, published }: Known): PricingConfig {
  return stored.status === 'custom' ? stored.config : published;
}

/** Version that the prices were made from; by default this page's. */
export function getBasis({ stored, version }: Known): number {
  return stored.status === 'custom' ? (stored.basedOn ?? version) : version;
}
