import {
  type Amount,
  addAmounts,
  compareAmounts,
  multiplyAmounts,
  ONE,
  toAmount,
  toNumber,
  ZERO,
} from './amount.ts';
import type { PricingConfig } from './config.ts';

/** The possible terms of yearly billing, in years (spec §4). */
export const COMMITMENT_YEARS = [1, 2, 3] as const;
export type CommitmentYears = (typeof COMMITMENT_YEARS)[number];

/** Discounts on extra users, by the total number of users, ascending (spec §9, D6). */
export const VOLUME_DISCOUNTS = [
  { fromUsers: 40, percent: 15 },
  { fromUsers: 100, percent: 25 },
] as const;

const RATE_PER_FURTHER_YEAR = toAmount(0.05);

/**
 * Gets the discount for yearly billing as a fraction: `YEARLY_DISCOUNT` for one year and 5
 * percentage points more for each further year. More than three years count as three, and no
 * commitment gives 0 (spec §9, D7). The editor accepts any discount: a negative one counts as 0
 * (D18), and no rate exceeds 1.
 */
export function getYearlyDiscountRate(
  config: Pick<PricingConfig, 'YEARLY_DISCOUNT'>,
  years: number | undefined = 0,
): Amount {
  if (!(years >= 1)) return ZERO;
  const furtherYears = toAmount(clampCommitment(years) - 1);
  const rate = addAmounts(
    toAmount(Math.max(config.YEARLY_DISCOUNT, 0)),
    multiplyAmounts(furtherYears, RATE_PER_FURTHER_YEAR),
  );
  return compareAmounts(rate, ONE) > 0 ? ONE : rate;
}

/** Clamps a number of years to a commitment: whole years, 1 to 3 (D7, D12). */
export function clampCommitment(years: number): CommitmentYears {
  if (years >= 3) return 3;
  return years >= 2 ? 2 : 1;
}

/** Converts a fraction to percent for labels: 0.15 to 15, 0.125 to 12.5. */
export function rateToPercent(rate: Amount): number {
  return toNumber(multiplyAmounts(rate, toAmount(100)));
}

/** Gets the discount on extra users at this total user count, in percent (spec §9, D6). */
export function getVolumeDiscountPercent(userCount: number): number {
  return VOLUME_DISCOUNTS.findLast(({ fromUsers }) => userCount >= fromUsers)?.percent ?? 0;
}
