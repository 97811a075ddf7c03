import { BUILT_IN_VERSION, type PriceListVersion } from '#app/domain/price-lists/activation-log.ts';

/** The list at one moment. Each request reads it once, so that its answer is consistent. */
export interface PricesInForce extends PriceListVersion {
  /** Start in milliseconds since 1970; undefined if nothing was ever published. */
  from?: number | undefined;
  /** When a planned list replaces it. */
  until: number;
}

/** A list and its start. */
export interface PricedSpan extends PriceListVersion {
  from: number;
  /** Takes effect at its time; other spans are in force whatever the clock says (D50). */
  isPlanned: boolean;
}

export const BUILT_IN_PRICES: PricesInForce = {
  version: BUILT_IN_VERSION,
  list: undefined,
  until: Number.POSITIVE_INFINITY,
};

export function getPricesAt(spans: readonly PricedSpan[], time: number): PricesInForce {
  const span = spans.findLast((one) => hasStarted(one, time));
  const next = spans.find((one) => !hasStarted(one, time));
  const until = next?.from ?? Number.POSITIVE_INFINITY;
  return { ...BUILT_IN_PRICES, ...span, until };
}

/** Whether a span has started; spans that were not planned always have (D50). */
export function hasStarted({ isPlanned, from }: PricedSpan, time: number): boolean {
  return !isPlanned || from <= time;
}

/** Milliseconds that these prices stay in force, as far as known. */
export function remainingMs({ until }: PricesInForce): number {
  return until === Number.POSITIVE_INFINITY ? until : until - Date.now();
}
