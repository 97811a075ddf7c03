import {
  BUILT_IN_PRICES,
  hasBegun,
  type PricedSpan,
  type PricesInForce,
  priceAt,
} from './prices-in-force.ts';

/**
 * The prices of this moment, out of the spans that are known: a planned list comes without a question.
 * @param onChange told the version that was shown before
 */
export function createShownPrices(now: () => number, onChange: (before: number) => void) {
  let spans: readonly PricedSpan[] = [];
  let current = BUILT_IN_PRICES;

  function turn(): void {
    const before = current.version;
    current = priceAt(spans, now());
    if (current.version !== before) onChange(before);
  }

  return {
    current: (): PricesInForce => {
      if (now() >= current.until) turn();
      return current;
    },
    /** What was current when it was last asked for. */
    lastVersion: () => current.version,
    /** A list that is known already. */
    find: (version: number) => spans.find((span) => span.version === version),
    /** The spans that have begun. */
    listStarted: () => spans.filter((span) => hasBegun(span, now())),
    replace: (next: readonly PricedSpan[]): void => {
      spans = next;
      turn();
    },
  };
}
