import type { Amount } from './amount';
import {
  addAmounts,
  compareAmounts,
  multiplyAmounts,
  ONE,
  toAmount,
  toNumber,
  ZERO,
} from './amount';
import type { PricingConfig } from './config';

/** How long a yearly commitment can be, in years (spec §4). */
export const COMMITMENT_YEARS = [1, 2, 3] as const;
export type CommitmentYears = (typeof COMMITMENT_YEARS)[number];

/** Extra users cost less from these total user counts on, in rising order (spec §9, D6). */
export const VOLUME_DISCOUNTS = [
  { fromUsers: 40, percent: 15 },
  { fromUsers: 100, percent: 25 },
] as const;

const RATE_PER_FURTHER_YEAR = toAmount(0.05);

/**
 * The discount for paying yearly, as a fraction: `YEARLY_DISCOUNT` for one year and 5 points more
 * for each further one. Above three years counts as three, none or below one gives 0 (spec §9, D7).
 * Warnings do not block odd discounts, so the rate is kept within 0 and 1: a price never rises by
 * a discount and never falls below zero.
 */
export function getYearlyDiscountRate(
  config: Pick<PricingConfig, 'YEARLY_DISCOUNT'>,
  years: number | undefined = 0,
): Amount {
  if (!(years >= 1)) return ZERO;
  const furtherYears = toAmount(clampCommitment(years) - 1);
  const rate = addAmounts(
    toAmount(config.YEARLY_DISCOUNT),
    multiplyAmounts(furtherYears, RATE_PER_FURTHER_YEAR),
  );
  if (compareAmounts(rate, ZERO) < 0) return ZERO;
  return compareAmounts(rate, ONE) > 0 ? ONE : rate;
}

/** Clamps a number of years to a commitment: whole years, 1 to 3 (D7, D12). */
export function clampCommitment(years: number): CommitmentYears {
  if (years >= 3) return 3;
  return years >= 2 ? 2 : 1;
}

/** A rate as a label shows it: 0.15 gives 15, 0.125 gives 12.5. */
export function rateToPercent(rate: Amount): number {
  return toNumber(multiplyAmounts(rate, toAmount(100)));
}

/** Gets the discount on extra users at this total user count, in percent (spec §9, D6). */
export function getVolumeDiscountPercent(userCount: number): number {
  return VOLUME_DISCOUNTS.findLast(({ fromUsers }) => userCount >= fromUsers)?.percent ?? 0;
}
