import {
  type Amount,
  floorToEuros,
  multiplyAmounts,
  subtractAmounts,
  toAmount,
} from '#app/domain/pricing/amount';
import type { Quote } from '#app/domain/pricing/quote';

/**
 * Saving of yearly against monthly billing over `years`, in whole euros: computed exactly, then
 * rounded down, because the difference of two rounded prices can be one euro too much (D5).
 */
export function computeShownSavings(quote: Pick<Quote, 'savingsPerYear'>, years = 1): number {
  return floorToEuros(multiplyAmounts(quote.savingsPerYear, toAmount(years)));
}

/** Saving of a price against another, in whole euros; negative if it is higher (D5). */
export function computeShownDifference(before: Amount, after: Amount): number {
  return floorToEuros(subtractAmounts(before, after));
}
