import {
  type Amount,
  floorToEuros,
  multiplyAmounts,
  subtractAmounts,
  toAmount,
} from '#app/domain/pricing/amount';
import type { Quote } from '#app/domain/pricing/quote';

/**
 * What yearly billing saves against monthly billing over so many years, in whole euros: computed
 * exactly, then rounded down. The difference of two rounded prices can be one euro too much (D5).
 */
export function computeShownSavings(quote: Pick<Quote, 'savingsPerYear'>, years = 1): number {
  return floorToEuros(multiplyAmounts(quote.savingsPerYear, toAmount(years)));
}

/** What a price saves against another one, in whole euros; below zero where it is higher (D5). */
export function computeShownDifference(before: Amount, after: Amount): number {
  return floorToEuros(subtractAmounts(before, after));
}
