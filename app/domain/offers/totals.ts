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

/** Exact total over all years of the commitment; undefined with monthly billing. */
export function totalOverTerm(
  { yearlyTotal }: Pick<Quote, 'yearlyTotal'>,
  { commitmentYears }: Pick<Selection, 'commitmentYears'>,
): Amount | undefined {
  if (commitmentYears === undefined) return undefined;
  return multiplyAmounts(yearlyTotal, toAmount(commitmentYears));
}

/** Exact difference to another quote; negative if that is cheaper. */
interface TotalDifference {
  monthly: Amount;
  yearly: Amount;
}

/** Two totals are compared per month and per year, whatever the billing of either. */
export function computeTotalDifference(before: Totals, after: Totals): TotalDifference {
  return {
    monthly: subtractAmounts(after.monthlyTotal, before.monthlyTotal),
    yearly: subtractAmounts(after.yearlyTotal, before.yearlyTotal),
  };
}

type Totals = Pick<Quote, 'monthlyTotal' | 'yearlyTotal'>;

/**
 * Price of one more user, system or landscape, per year with yearly billing, else per month.
 * Negative for the user that reaches a volume discount (D6).
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
