import {
  type Amount,
  addAmounts,
  createAmount,
  multiplyAmounts,
  powerOfTen,
  toAmount,
  toUnitsAtScale,
} from './amount';

// Separate from `amount.ts`, because the first load of a page does not need it.

const CENT_SCALE = 2;

/** Rounds to whole cents, half a cent away from zero, as for invoices and taxes (D39). */
export function roundToCents({ units, scale }: Amount): Amount {
  if (scale <= CENT_SCALE)
    return createAmount(toUnitsAtScale({ units, scale }, CENT_SCALE), CENT_SCALE);
  const unitsPerCent = powerOfTen(scale - CENT_SCALE);
  const half = unitsPerCent / 2n;
  return createAmount((units + (units < 0n ? -half : half)) / unitsPerCent, CENT_SCALE);
}

/**
 * Formats an amount exactly, with a decimal point, at least two decimals and no further trailing
 * zeros: `2635.75`, `499.00`, `-0.125`.
 */
export function toDecimalString(amount: Amount): string {
  const scale = Math.max(amount.scale, CENT_SCALE);
  const units = toUnitsAtScale(amount, scale);
  const digits = `${units < 0n ? -units : units}`.padStart(scale + 1, '0');
  const decimals = digits.slice(-scale).replace(/(?<=..)0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${decimals}`;
}

/** German VAT; businesses in other EU countries pay it under reverse charge. */
export const VAT_PERCENT = 19;

/** Rounds the net amount and its VAT to whole cents, which add up to gross (D39). */
export function addVat(exact: Amount) {
  const net = roundToCents(exact);
  const vat = roundToCents(multiplyAmounts(net, toAmount(VAT_PERCENT / 100)));
  return { net, vat, gross: addAmounts(net, vat) };
}
