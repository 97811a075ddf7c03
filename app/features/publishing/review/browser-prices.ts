import { compareLists } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { StoredPricing } from '#app/state/pricing-config';

/** Whether this browser shows a list of its own, and what publishing does with it. */
export type BrowserPrices = 'none' | 'removed' | 'stay';

/** An own list that is equal to the published one goes, since it would hide later versions. */
export function decideBrowserPrices(
  stored: StoredPricing,
  published: PricingConfig,
): BrowserPrices {
  if (stored.status !== 'custom') return 'none';
  return compareLists(stored.config, published).changes.length === 0 ? 'removed' : 'stay';
}
