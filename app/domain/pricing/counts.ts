import type { Plan } from './config';

/** What is counted and charged beyond the plan's included amount. */
export const COUNT_UNITS = ['users', 'systems', 'landscapes'] as const;
export type CountUnit = (typeof COUNT_UNITS)[number];

const INCLUDED_FIELDS = {
  users: 'includedUsers',
  systems: 'includedSystems',
  landscapes: 'includedLandscapes',
} as const satisfies Record<CountUnit, keyof Plan>;

/** The plan's included amount: no count goes below it and nothing extra is charged up to it. */
export function includedCount(plan: Plan, unit: CountUnit): number {
  return readCount(plan[INCLUDED_FIELDS[unit]]);
}

/** All three included amounts, as a selection names them (D15). */
export function includedCounts(plan: Plan) {
  return {
    userCount: includedCount(plan, 'users'),
    systemCount: includedCount(plan, 'systems'),
    landscapeCount: includedCount(plan, 'landscapes'),
  };
}

/** What a selection counts, by unit. */
export function countsOf(selection: {
  userCount: number;
  systemCount: number;
  landscapeCount: number;
}): Record<CountUnit, number> {
  return {
    users: selection.userCount,
    systems: selection.systemCount,
    landscapes: selection.landscapeCount,
  };
}

/** A count within the plan: at least the included amount (D14). */
export function raiseCount(plan: Plan, unit: CountUnit, count: number): number {
  return Math.max(readCount(count), includedCount(plan, unit));
}

/**
 * A count is a whole number from 0 that fits into an address. Nothing keeps the admin from typing
 * 2.5 or -1 (D18), and such an amount must still price and survive the way through the address.
 */
export function readCount(value: number): number {
  return Math.min(Math.max(Math.floor(value) || 0, 0), Number.MAX_SAFE_INTEGER);
}
