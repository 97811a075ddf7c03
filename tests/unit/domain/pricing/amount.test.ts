import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  compareAmounts,
  createAmount,
  floorToEuros,
  multiplyAmounts,
  subtractAmounts,
  sumAmounts,
  toAmount,
  toNumber,
} from '#app/domain/pricing/amount';
import { addVat, roundToCents, toDecimalString } from '#app/domain/pricing/decimal';

describe('creating an amount', () => {
  it.each([
    [0, 0n, 0],
    [499, 499n, 0],
    [0.1, 1n, 1],
    [1199.99, 119999n, 2],
    [1.5e-7, 15n, 8],
    [1.25e21, 125n * 10n ** 19n, 0],
    [1e308, 10n ** 308n, 0],
    [5e-324, 5n, 324],
  ])('from the shortest decimal form of %d', (value, units, scale) => {
    expect(toAmount(value)).toEqual({ units, scale });
  });

  it.each([Number.NaN, Infinity])('never from %d', (value) => {
    expect(() => toAmount(value)).toThrow(new RangeError(`No amount of money: ${value}`));
  });

  it.each([-1, 0.5])('never with the scale %d', (scale) => {
    expect(() => createAmount(1n, scale)).toThrow(
      new RangeError(`The scale of an amount is a whole number from 0, not ${scale}`),
    );
  });
});

it.each([
  ['0.1 + 0.2', addAmounts(toAmount(0.1), toAmount(0.2)), 3n, 1],
  ['0.05 + 1199', addAmounts(toAmount(0.05), toAmount(1199)), 119905n, 2],
  ['499 - 0.01', subtractAmounts(toAmount(499), toAmount(0.01)), 49899n, 2],
  ['a list', sumAmounts([toAmount(499), toAmount(129), toAmount(0.5)]), 6285n, 1],
  ['an empty list', sumAmounts([]), 0n, 0],
  ['1199 × 0.85', multiplyAmounts(toAmount(1199), toAmount(0.85)), 101915n, 2],
])('%s is computed exactly', (_, amount, units, scale) => {
  expect(amount).toEqual({ units, scale });
});

it.each([
  [toAmount(1), toAmount(2), -1],
  [toAmount(0.1), toAmount(0.09), 1],
  [toAmount(-3), toAmount(-3), 0],
  [createAmount(10n, 1), createAmount(1n), 0],
])('%o compared with %o gives %d', (a, b, expected) => {
  expect(compareAmounts(a, b)).toBe(expected);
});

it.each([
  [toAmount(12_229.8), 12_229],
  [toAmount(0.99), 0],
  [toAmount(-0.5), -1],
  [toAmount(-1), -1],
  [toAmount(-1.5), -2],
  [toAmount(1e308), 1e308],
  [createAmount(-200n, 2), -2],
  [createAmount(-0n, 2), 0],
])('%o is shown as %d €', (amount, shown) => {
  expect(floorToEuros(amount)).toBe(shown);
});

it.each([
  [createAmount(125n, 1), 12.5],
  [createAmount(-3n, 1), -0.3],
  [createAmount(10n ** 400n), Infinity],
])('%o is the number %d', (amount, number) => {
  expect(toNumber(amount)).toBe(number);
});

it.each([
  [createAmount(5n), createAmount(500n, 2)],
  [createAmount(263_575n, 2), createAmount(263_575n, 2)],
  [createAmount(1004n, 3), createAmount(100n, 2)],
  [createAmount(1005n, 3), createAmount(101n, 2)],
  [createAmount(-1004n, 3), createAmount(-100n, 2)],
  [createAmount(-1005n, 3), createAmount(-101n, 2)],
  [createAmount(-5n, 3), createAmount(-1n, 2)],
])('%o to the cent is %o', (amount, rounded) => {
  expect(roundToCents(amount)).toEqual(rounded);
});

it.each([
  [createAmount(499n), '499.00'],
  [createAmount(125n, 1), '12.50'],
  [createAmount(-125n, 3), '-0.125'],
  [createAmount(2_635_750n, 3), '2635.75'],
  [createAmount(1000n, 4), '0.10'],
  [createAmount(5n, 4), '0.0005'],
])('%o is written %s', (amount, text) => {
  expect(toDecimalString(amount)).toBe(text);
});

it('tax is 19 % of the net amount in cents, rounded half up', () => {
  const [net, vat, gross] = [2_730_960n, 518_882n, 3_249_842n].map((cents) =>
    createAmount(cents, 2),
  );
  expect(addVat(createAmount(27_309_604n, 3))).toEqual({ net, vat, gross });
});
