import {
  type Amount,
  multiplyAmounts,
  subtractAmounts,
  toAmount,
} from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { type CountUnit, getCounts, mapUnits } from '#app/domain/pricing/counts';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { type Selection, setCount } from '#app/domain/pricing/selection';

/** Computes the exact total over all years of a commitment; undefined for monthly billing. */
export function totalOverTerm(
  { yearlyTotal }: Pick<Quote, 'yearlyTotal'>,
  { commitmentYears }: Pick<Selection, 'commitmentYears'>,
): Amount | undefined {
  if (commitmentYears === undefined) return undefined;
  return multiplyAmounts(yearlyTotal, toAmount(commitmentYears));
}

/** An exact difference; negative if the second quote costs less. */
interface TotalDifference {
  monthly: Amount;
  yearly: Amount;
}

/** Compares two quotes per month and per year, independent of their billing. */
export function computeTotalDifference(before: Totals, after: Totals): TotalDifference {
  return {
    monthly: subtractAmounts(after.monthlyTotal, before.monthlyTotal),
    yearly: subtractAmounts(after.yearlyTotal, before.yearlyTotal),
  };
}

type Totals = Pick<Quote, 'monthlyTotal' | 'yearlyTotal'>;

/**
 * Computes how much one more unit adds to the total, per year if billing is yearly, else per month.
 * The user that reaches a volume discount can have a negative price (D6).
 */
export function computeNextUnitPrices(
  config: PricingConfig,
  selection: Selection,
): Record<CountUnit, Amount> {
  const { total } = quoteSelection(config, selection);
  return mapUnits((unit) => {
    const more = setCount(selection, unit, getCounts(selection)[unit] + 1);
    return subtractAmounts(quoteSelection(config, more).total, total);
  });
}
