import {
  BUILT_IN_PRICES,
  getPricesAt,
  hasStarted,
  type PricedSpan,
  type PricesInForce,
} from './prices-in-force.ts';

/**
 * The current prices, computed from known spans, so that a planned list takes effect on time.
 * @param onChange called with the version that was shown before
 */
export function createShownPrices(now: () => number, onChange: (before: number) => void) {
  let spans: readonly PricedSpan[] = [];
  let current = BUILT_IN_PRICES;

  function update(): void {
    const before = current.version;
    current = getPricesAt(spans, now());
    if (current.version !== before) onChange(before);
  }

  return {
    current: (): PricesInForce => {
      if (now() >= current.until) update();
      return current;
    },
    /** The version of the last call of `current`. */
    lastVersion: () => current.version,
    /** A known list. */
    find: (version: number) => spans.find((span) => span.version === version),
    /** The spans that have started. */
    listStarted: () => spans.filter((span) => hasStarted(span, now())),
    replace: (next: readonly PricedSpan[]): void => {
      spans = next;
      update();
    },
  };
}
