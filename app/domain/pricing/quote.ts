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

/** A price with everything it is made of (D9). Amounts are exact euros; nothing here is rounded
 * but `totalShown`. */
export type Quote = {
  /** In the order in which they are shown: base, extra users, systems, landscapes, addons. */
  lines: QuoteLine[];
  /** A fraction of 1; 0 when billing is monthly. */
  discountRate: Amount;
  /** The same for labels, in percent. */
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
  /** Saving of yearly against monthly billing in a year. */
  savingsPerYear: Amount;
};

const MONTHS_PER_YEAR = toAmount(12);

/**
 * Prices a selection (spec §9, D5 to D10): lines per month, their sum, then the yearly discount.
 * It prices what it is given and never throws for a configuration that the schema accepts; what
 * `resolveSelection` drops or raises is its business alone.
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
