import {
  type Amount,
  floorToEuros,
  multiplyAmounts,
  subtractAmounts,
  toAmount,
} from '#app/domain/pricing/amount';
import type { Quote } from '#app/domain/pricing/quote';

/**
 * Computes the saving of yearly over monthly billing, in whole euros. The exact saving is rounded
 * down, because the difference of two rounded prices can be one euro too high (D5).
 */
export function computeShownSavings(quote: Pick<Quote, 'yearlyDiscount'>, years = 1): number {
  return floorToEuros(multiplyAmounts(quote.yearlyDiscount, toAmount(years)));
}

/** Computes the saving of a price change in whole euros, rounded down; negative for a rise (D5). */
export function computeShownDifference(before: Amount, after: Amount): number {
  return floorToEuros(subtractAmounts(before, after));
}
