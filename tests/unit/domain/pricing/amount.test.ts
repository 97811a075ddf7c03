import { describe, expect, it } from 'vitest';
import {
  addAmounts,
  compareAmounts,
  createAmount,
  floorToEuros,
  multiplyAmounts,
  ONE,
  subtractAmounts,
  sumAmounts,
  toAmount,
  toNumber,
  ZERO,
} from '#app/domain/pricing/amount';
import { roundToCents, toDecimalString } from '#app/domain/pricing/decimal';

describe('creating an amount', () => {
  it.each([
    [0, 0n, 0],
    [-0, 0n, 0],
    [499, 499n, 0],
    [0.1, 1n, 1],
    [-0.15, -15n, 2],
    [1199.99, 119999n, 2],
    [1e-7, 1n, 7],
    [1.5e-7, 15n, 8],
    [1e21, 10n ** 21n, 0],
    [1.25e21, 125n * 10n ** 19n, 0],
    [1e308, 10n ** 308n, 0],
    [5e-324, 5n, 324],
  ])('from the shortest decimal form of %d', (value, units, scale) => {
    expect(toAmount(value)).toEqual({ units, scale });
  });

  it.each([Number.NaN, Infinity, -Infinity])('never from %d', (value) => {
    expect(() => toAmount(value)).toThrow(new RangeError(`No amount of money: ${value}`));
  });

  it('from units and scale', () => {
    expect(createAmount(499n)).toEqual({ units: 499n, scale: 0 });
    expect(createAmount(49995n, 2)).toEqual({ units: 49995n, scale: 2 });
    expect([ZERO, ONE]).toEqual([
      { units: 0n, scale: 0 },
      { units: 1n, scale: 0 },
    ]);
  });

  it.each([-1, 0.5, Number.NaN, Infinity])('never with the scale %d', (scale) => {
    expect(() => createAmount(1n, scale)).toThrow(
      new RangeError(`The scale of an amount is a whole number from 0, not ${scale}`),
    );
  });
});

it.each([
  ['0.1 + 0.2', addAmounts(toAmount(0.1), toAmount(0.2)), 3n, 1],
  ['1199 + 0.05', addAmounts(toAmount(1199), toAmount(0.05)), 119905n, 2],
  ['0.05 + 1199', addAmounts(toAmount(0.05), toAmount(1199)), 119905n, 2],
  ['499 - 0.01', subtractAmounts(toAmount(499), toAmount(0.01)), 49899n, 2],
  ['a list', sumAmounts([toAmount(499), toAmount(129), toAmount(0.5)]), 6285n, 1],
  ['an empty list', sumAmounts([]), 0n, 0],
  ['1199 × 0.85', multiplyAmounts(toAmount(1199), toAmount(0.85)), 101915n, 2],
  ['1.5 × 0.25', multiplyAmounts(toAmount(1.5), toAmount(0.25)), 375n, 3],
])('%s is computed exactly', (_, amount, units, scale) => {
  expect(amount).toEqual({ units, scale });
});

it('a cent is kept next to the largest number', () => {
  const sum = addAmounts(toAmount(1e308), toAmount(0.01));
  expect(subtractAmounts(sum, toAmount(1e308))).toEqual({ units: 1n, scale: 2 });
});

it.each([
  [1, 2, -1],
  [2, 1, 1],
  [1, 1, 0],
  [0.1, 0.09, 1],
  [-0.1, 0.1, -1],
  [-3, -3, 0],
])('%d compared with %d gives %d', (a, b, expected) => {
  expect(compareAmounts(toAmount(a), toAmount(b))).toBe(expected);
});

it('different forms of one value are equal', () => {
  expect(compareAmounts(createAmount(10n, 1), createAmount(1n))).toBe(0);
});

it.each([
  [0, 0],
  [12_229, 12_229],
  [12_229.8, 12_229],
  [0.99, 0],
  [-0.5, -1],
  [-1, -1],
  [-1.5, -2],
  [1e308, 1e308],
])('%d € is shown as %d €', (value, shown) => {
  expect(floorToEuros(toAmount(value))).toBe(shown);
});

it('a whole negative amount with decimals is not rounded', () => {
  expect(floorToEuros(createAmount(-200n, 2))).toBe(-2);
});

it('zero is shown as 0 and not as -0', () => {
  expect(floorToEuros(createAmount(-0n, 2))).toBe(0);
});

it.each([
  [createAmount(125n, 1), 12.5],
  [createAmount(1500n, 2), 15],
  [createAmount(-3n, 1), -0.3],
  [createAmount(10n ** 400n), Infinity],
])('%o is the number %d', (amount, number) => {
  expect(toNumber(amount)).toBe(number);
});

it.each([
  [createAmount(5n), createAmount(500n, 2)],
  [createAmount(55n, 1), createAmount(550n, 2)],
  [createAmount(263_575n, 2), createAmount(263_575n, 2)],
  [createAmount(1004n, 3), createAmount(100n, 2)],
  [createAmount(1005n, 3), createAmount(101n, 2)],
  [createAmount(10_049n, 4), createAmount(100n, 2)],
  [createAmount(-1004n, 3), createAmount(-100n, 2)],
  [createAmount(-1005n, 3), createAmount(-101n, 2)],
  [createAmount(-5n, 3), createAmount(-1n, 2)],
  [createAmount(0n, 3), createAmount(0n, 2)],
])('%o to the cent is %o', (amount, rounded) => {
  expect(roundToCents(amount)).toEqual(rounded);
});

it.each([
  [createAmount(0n), '0.00'],
  [createAmount(499n), '499.00'],
  [createAmount(125n, 1), '12.50'],
  [createAmount(263_575n, 2), '2635.75'],
  [createAmount(-125n, 3), '-0.125'],
  [createAmount(2_635_750n, 3), '2635.75'],
  [createAmount(1000n, 4), '0.10'],
  [createAmount(5n, 4), '0.0005'],
  [createAmount(-7n, 1), '-0.70'],
])('%o is written %s', (amount, text) => {
  expect(toDecimalString(amount)).toBe(text);
});
