/**
 * An exact decimal, `units / 10 ** scale`: a rate, or money in euros. Prices are decimals, and
 * sums, differences and products of decimals are decimals, therefore only displayed values are
 * rounded (D5). One value has several forms (1.0 and 1): compare with `compareAmounts`.
 */
export type Amount = { readonly units: bigint; readonly scale: number };

/** @throws RangeError unless `scale` is a whole number from 0 */
export function createAmount(units: bigint, scale = 0): Amount {
  if (!Number.isSafeInteger(scale) || scale < 0) {
    throw new RangeError(`The scale of an amount is a whole number from 0, not ${scale}`);
  }
  return { units, scale };
}

export const ZERO: Amount = createAmount(0n);
export const ONE: Amount = createAmount(1n);

/**
 * Converts a number by its shortest decimal form: 0.1 is exactly one tenth.
 * @throws RangeError for NaN and infinities, which the schema rejects
 */
export function toAmount(value: number): Amount {
  if (!Number.isFinite(value)) throw new RangeError(`No amount of money: ${value}`);
  const text = value.toExponential();
  const end = text.indexOf('e');
  const digits = text.slice(0, end).replace('.', '');
  const scale = digits.replace('-', '').length - 1 - Number(text.slice(end + 1));
  return createAmount(BigInt(digits) * powerOfTen(Math.max(-scale, 0)), Math.max(scale, 0));
}

/** Converts to the nearest number, for labels; a value beyond the largest number is infinite. */
export function toNumber(amount: Amount): number {
  return Number(`${amount.units}e-${amount.scale}`);
}

export function addAmounts(a: Amount, b: Amount): Amount {
  const scale = Math.max(a.scale, b.scale);
  return createAmount(toUnitsAtScale(a, scale) + toUnitsAtScale(b, scale), scale);
}

export function subtractAmounts(a: Amount, b: Amount): Amount {
  return addAmounts(a, createAmount(-b.units, b.scale));
}

export function sumAmounts(amounts: readonly Amount[]): Amount {
  return amounts.reduce(addAmounts, ZERO);
}

/** Multiplies exactly: a factor of 12 is `toAmount(12)`, 15 % is `toAmount(0.15)`. */
export function multiplyAmounts(a: Amount, b: Amount): Amount {
  return createAmount(a.units * b.units, a.scale + b.scale);
}

/** -1 if `a` is less than `b`, 0 if they are equal, 1 if `a` is more. */
export function compareAmounts(a: Amount, b: Amount): -1 | 0 | 1 {
  const { units } = subtractAmounts(a, b);
  if (units < 0n) return -1;
  return units > 0n ? 1 : 0;
}

/**
 * Rounds down to whole euros for display (spec §9, D5). Down means towards minus infinity: -0.5 €
 * becomes -1 €.
 */
export function floorToEuros(amount: Amount): number {
  const unitsPerEuro = powerOfTen(amount.scale);
  const towardsZero = amount.units / unitsPerEuro;
  const isRoundedUp = amount.units % unitsPerEuro < 0n;
  return Number(isRoundedUp ? towardsZero - 1n : towardsZero);
}

/** Gets the units of an amount at another scale, which must not be smaller than its own. */
export function toUnitsAtScale(amount: Amount, scale: number): bigint {
  return amount.units * powerOfTen(scale - amount.scale);
}

export function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}
