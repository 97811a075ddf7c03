import { type Amount, createAmount, powerOfTen, toUnitsAtScale } from './amount';

// Beside amounts, as the first load of a page needs none of it.

const CENT_SCALE = 2;

/**
 * Rounded to whole cents the commercial way, half a cent away from zero: for invoices and taxes.
 */
export function roundToCents({ units, scale }: Amount): Amount {
  if (scale <= CENT_SCALE)
    return createAmount(toUnitsAtScale({ units, scale }, CENT_SCALE), CENT_SCALE);
  const unitsPerCent = powerOfTen(scale - CENT_SCALE);
  const half = unitsPerCent / 2n;
  return createAmount((units + (units < 0n ? -half : half)) / unitsPerCent, CENT_SCALE);
}

/**
 * The amount in full as a decimal text with a point, never rounded: at least two places, and no
 * trailing zeros beyond them. `2635.75`, `499.00`, `-0.125`.
 */
export function toDecimalString(amount: Amount): string {
  const scale = Math.max(amount.scale, CENT_SCALE);
  const units = toUnitsAtScale(amount, scale);
  const digits = `${units < 0n ? -units : units}`.padStart(scale + 1, '0');
  const places = digits.slice(-scale).replace(/(?<=..)0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${places}`;
}
