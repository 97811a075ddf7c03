import {
  BUILT_IN_VERSION,
  type PriceListVersion,
  type PublishedList,
} from '#app/domain/price-lists/activation-log.ts';

/** The prices at one moment. Each request reads them once, so that its answer is consistent. */
export interface PricesInForce {
  version: number;
  /** Undefined for the built-in list. */
  published: PublishedList | undefined;
  /** Start in milliseconds since 1970; undefined if nothing was ever published. */
  from?: number | undefined;
  /** When a planned list replaces them. */
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
  published: undefined,
  until: Number.POSITIVE_INFINITY,
};

/** The prices in force at a time. */
export function getPricesAt(spans: readonly PricedSpan[], time: number): PricesInForce {
  const span = spans.findLast((one) => hasStarted(one, time));
  const next = spans.find((one) => !hasStarted(one, time));
  const until = next?.from ?? Number.POSITIVE_INFINITY;
  if (span?.list === undefined) return { ...BUILT_IN_PRICES, from: span?.from, until };
  const { version, list, from } = span;
  return { version, published: { version, list }, from, until };
}

/** Whether a span has started; spans that were not planned always have (D50). */
export function hasStarted({ isPlanned, from }: PricedSpan, time: number): boolean {
  return !isPlanned || from <= time;
}

/** Milliseconds that these prices stay in force, as far as known. */
export function remainingMs({ until }: PricesInForce): number {
  return until === Number.POSITIVE_INFINITY ? until : until - Date.now();
}
