import type { PublishedList } from '#app/domain/price-lists/activation-log.ts';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';

/** The prices of one moment. A request asks for them once, so that nothing in its answer differs. */
export interface PricesInForce {
  version: number;
  /** Undefined for the built-in list. */
  published: PublishedList | undefined;
  /** Since when; undefined for the built-in list of an untouched site. */
  from?: number | undefined;
  /** When a planned list takes their place. */
  until: number;
}

/** A list and when it comes into force; undefined is the built-in one. */
export interface PricedSpan {
  from: number;
  version: number;
  list: PricingConfig | undefined;
  /** Waits for its time; all others hold, whatever the clock says (D50). */
  isPlanned: boolean;
}

export const BUILT_IN_PRICES: PricesInForce = {
  version: BUILT_IN_VERSION,
  published: undefined,
  until: Number.POSITIVE_INFINITY,
};

/** What holds at a time, and until when. */
export function priceAt(spans: readonly PricedSpan[], time: number): PricesInForce {
  const span = spans.findLast((one) => hasBegun(one, time));
  const next = spans.find((one) => !hasBegun(one, time));
  const until = next?.from ?? Number.POSITIVE_INFINITY;
  if (span?.list === undefined) return { ...BUILT_IN_PRICES, from: span?.from, until };
  const { version, list, from } = span;
  return { version, published: { version, list }, from, until };
}

export function hasBegun({ isPlanned, from }: PricedSpan, time: number): boolean {
  return !isPlanned || from <= time;
}

/** How long these prices are known to hold. */
export function remainingMs({ until }: PricesInForce): number {
  return until === Number.POSITIVE_INFINITY ? until : until - Date.now();
}
