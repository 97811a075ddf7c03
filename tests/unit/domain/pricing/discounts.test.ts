import { describe, expect, it } from 'vitest';
import {
  clampCommitment,
  getVolumeDiscountPercent,
  getYearlyDiscountRate,
  rateToPercent,
} from '#app/domain/pricing/discounts';
import { priceList } from './price-list';

function percentOf(YEARLY_DISCOUNT: number, years: number | undefined): number {
  return rateToPercent(getYearlyDiscountRate({ YEARLY_DISCOUNT }, years));
}

describe('the yearly discount (spec §9, D7)', () => {
  it.each([
    [1, 15],
    [2, 20],
    [3, 25],
    [4, 25],
    [7, 25],
    [Infinity, 25],
    [0, 0],
    [-1, 0],
    [0.9, 0],
    [1.9, 15],
    [2.9, 20],
    [Number.NaN, 0],
    [undefined, 0],
  ])('for a commitment of %s years is %d percent', (years, percent) => {
    expect(rateToPercent(getYearlyDiscountRate(priceList, years))).toBe(percent);
  });

  it("follows the admin's figure", () => {
    expect([1, 2, 3].map((years) => percentOf(0.1, years))).toEqual([10, 15, 20]);
    expect([1, 2, 3].map((years) => percentOf(0.125, years))).toEqual([12.5, 17.5, 22.5]);
    expect([1, 2, 3].map((years) => percentOf(0, years))).toEqual([0, 5, 10]);
  });

  it.each([
    [-0.1, 1, 0],
    [-0.1, 2, 5],
    [-0.1, 3, 10],
    [-0.07, 3, 10],
    [1.5, 1, 100],
    [1, 1, 100],
    [0.97, 1, 97],
    [0.29, 1, 29],
    [0.97, 2, 100],
    [1e308, 3, 100],
    [-1e308, 3, 10],
  ])('of %d for %d years stays within 0 and 100: %d percent', (discount, years, percent) => {
    expect(percentOf(discount, years)).toBe(percent);
  });
});

it.each([
  [-3, 1],
  [0, 1],
  [1, 1],
  [1.99, 1],
  [2, 2],
  [2.99, 2],
  [3, 3],
  [4, 3],
  [Number.NaN, 1],
])('%d years count as a commitment of %d', (years, expected) => {
  expect(clampCommitment(years)).toBe(expected);
});

it.each([
  [0, 0],
  [39, 0],
  [40, 15],
  [99, 15],
  [100, 25],
  [1000, 25],
])('the volume discount at %d users is %d percent (spec §9, D6)', (users, percent) => {
  expect(getVolumeDiscountPercent(users)).toBe(percent);
});
