import type { PricingConfig } from '#app/domain/pricing/config';

/**
 * What a page is told of the prices in force, once: the published list, in the reference language.
 * A page on which the built-in list holds is told nothing (D38).
 */
export interface PagePrices {
  version: number;
  list: PricingConfig;
}
