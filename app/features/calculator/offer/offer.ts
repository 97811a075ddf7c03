import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';

/** What is handed on: the offer as it is when asked for. */
export interface Offer {
  config: PricingConfig;
  selection: Selection;
}

/** An offer as its document names it. */
export interface NamedOffer extends Offer {
  /** Undefined for a preview, and where the store could not be reached. */
  number: string | undefined;
  /** Undefined for a preview with a browser's own prices (D20). */
  version: number | undefined;
  /** The day of the price list; undefined where only the store, which is gone, would know it. */
  listedAt: number | undefined;
  createdAt: number;
  /** Where it, or its selection, is found again. */
  address: string;
}

/** The list that the product came with is of the day that its texts are of (D2). */
export const BUILT_IN_LISTED_AT = Date.UTC(2025, 0, 1);
