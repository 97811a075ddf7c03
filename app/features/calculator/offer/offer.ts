import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';

/** What is handed on: the offer as it is when asked for. */
export interface Offer {
  config: PricingConfig;
  selection: Selection;
}
