import { expect, it } from 'vitest';
import {
  clampCommitment,
  getVolumeDiscountPercent,
  getYearlyDiscountRate,
  rateToPercent,
} from '#app/domain/pricing/discounts';

it.each([
  [0.15, 1, 15],
  [0.15, 2, 20],
  [0.15, 3, 25],
  [0.15, 7, 25],
  [0.15, Infinity, 25],
  [0.15, 0.9, 0],
  [0.15, 1.9, 15],
  [0.15, Number.NaN, 0],
  [0.15, undefined, 0],
  [0.125, 2, 17.5],
  // It stays within 0 and 100.
  [-0.1, 1, 0],
  [-0.07, 3, 10],
  [0.29, 1, 29],
  [0.97, 2, 100],
  [1e308, 3, 100],
])('the yearly discount of %d for %s years is %d percent (spec §9, D7)', (rate, years, percent) => {
  expect(rateToPercent(getYearlyDiscountRate({ YEARLY_DISCOUNT: rate }, years))).toBe(percent);
});

it.each([
  [-3, 1],
  [1.99, 1],
  [2, 2],
  [2.99, 2],
  [4, 3],
  [Number.NaN, 1],
])('%d years count as a commitment of %d', (years, expected) => {
  expect(clampCommitment(years)).toBe(expected);
});

it.each([
  [39, 0],
  [40, 15],
  [99, 15],
  [100, 25],
])('the volume discount at %d users is %d percent (spec §9, D6)', (users, percent) => {
  expect(getVolumeDiscountPercent(users)).toBe(percent);
});
