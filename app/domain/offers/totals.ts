import {
  type Amount,
  addAmounts,
  multiplyAmounts,
  subtractAmounts,
  toAmount,
} from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { type CountUnit, getCounts, mapUnits } from '#app/domain/pricing/counts';
import { roundToCents } from '#app/domain/pricing/decimal';
import { quoteSelection } from '#app/domain/pricing/quote';
import { type Selection, setCount } from '#app/domain/pricing/selection';

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

/** German VAT; businesses in other EU countries pay it under reverse charge. */
export const VAT_PERCENT = 19;

/** Rounds the net amount and its VAT to whole cents, which add up to gross (D39). */
export function addVat(exact: Amount) {
  const net = roundToCents(exact);
  const vat = roundToCents(multiplyAmounts(net, toAmount(VAT_PERCENT / 100)));
  return { net, vat, gross: addAmounts(net, vat) };
}
