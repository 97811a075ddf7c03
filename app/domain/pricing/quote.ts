import {
  type Amount,
  floorToEuros,
  multiplyAmounts,
  ONE,
  subtractAmounts,
  sumAmounts,
  toAmount,
} from './amount';
import type { PricingConfig } from './config';
import { getYearlyDiscountRate, rateToPercent } from './discounts';
import { computeQuoteLines, type QuoteInput, type QuoteLine } from './quote-lines';

export type { QuoteInput, QuoteLine } from './quote-lines';

/** A price with its lines (D9). Amounts are exact euros; only `totalShown` is rounded. */
export type Quote = {
  /** In display order (`LINE_KINDS`). */
  lines: QuoteLine[];
  /** A fraction of 1; 0 when billing is monthly. */
  discountRate: Amount;
  /** The discount rate in percent, for labels. */
  discountPercent: number;
  monthlyBeforeDiscount: Amount;
  monthlyDiscount: Amount;
  monthlyTotal: Amount;
  yearlyBeforeDiscount: Amount;
  yearlyDiscount: Amount;
  yearlyTotal: Amount;
  /** Per year when billing is yearly, else per month. */
  total: Amount;
  /** `total` in whole euros, rounded down. */
  totalShown: number;
  /** The saving of yearly over monthly billing, per year. */
  savingsPerYear: Amount;
};

const MONTHS_PER_YEAR = toAmount(12);

/**
 * Prices a selection (spec §9, D5 to D10): lines per month, their sum, then the yearly discount.
 * It never throws for a valid configuration, and prices the selection without normalizing it;
 * `resolveSelection` does that.
 */
export function quoteSelection(config: PricingConfig, selection: QuoteInput): Quote {
  const { isYearly, commitmentYears } = selection;
  const lines = computeQuoteLines(config, selection);
  const discountRate = getYearlyDiscountRate(config, isYearly ? commitmentYears : undefined);
  const payable = subtractAmounts(ONE, discountRate);
  const monthlyBeforeDiscount = sumAmounts(lines.map((line) => line.monthly));
  const monthlyTotal = multiplyAmounts(monthlyBeforeDiscount, payable);
  const yearlyBeforeDiscount = multiplyAmounts(monthlyBeforeDiscount, MONTHS_PER_YEAR);
  const yearlyTotal = multiplyAmounts(monthlyTotal, MONTHS_PER_YEAR);
  const yearlyDiscount = subtractAmounts(yearlyBeforeDiscount, yearlyTotal);
  const total = isYearly ? yearlyTotal : monthlyTotal;
  return {
    lines,
    discountRate,
    discountPercent: rateToPercent(discountRate),
    monthlyBeforeDiscount,
    monthlyDiscount: subtractAmounts(monthlyBeforeDiscount, monthlyTotal),
    monthlyTotal,
    yearlyBeforeDiscount,
    yearlyDiscount,
    yearlyTotal,
    total,
    totalShown: floorToEuros(total),
    savingsPerYear: yearlyDiscount,
  };
}
