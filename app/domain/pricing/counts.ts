import type { Complete } from './complete';
import type { Plan, PricingConfig } from './config';

/** What is counted and charged beyond the plan's included amount, in the order shown. */
export const COUNT_UNITS = ['users', 'systems', 'landscapes'] as const;
export type CountUnit = (typeof COUNT_UNITS)[number];
export type ExtraCost = keyof PricingConfig['EXTRA_COSTS'];

/**
 * What each unit is called in a selection, in a plan and among the extra costs; in the address it
 * is the unit's own name. The one table of extra costs (spec §3).
 */
export const UNITS = listUnits({
  users: {
    count: 'userCount',
    included: 'includedUsers',
    price: 'USER_PRICE',
    whenMissing: 'refuse',
  },
  systems: {
    count: 'systemCount',
    included: 'includedSystems',
    price: 'SYSTEM_PRICE',
    whenMissing: 'refuse',
  },
  landscapes: {
    count: 'landscapeCount',
    included: 'includedLandscapes',
    price: 'LANDSCAPE_PRICE',
    whenMissing: 'refuse',
  },
});

export const EXTRA_COST_FIELDS = COUNT_UNITS.map((unit) => UNITS[unit].price);

/** The counts of a selection. */
export type Counts = Record<(typeof UNITS)[CountUnit]['count'], number>;

type UnitNames = {
  count: string;
  included: keyof Plan;
  price: ExtraCost;
  /** A stored list without the price is refused; without the price of a later unit it is read (D47). */
  whenMissing?: 'refuse';
};

function listUnits<const Units extends Record<CountUnit, UnitNames>>(
  units: Units & Complete<ExtraCost, Units[CountUnit]['price']>,
): Units {
  return units;
}

/** All counts of a selection, each made of its unit. */
export function mapCounts(countOf: (unit: CountUnit) => number): Counts {
  return {
    userCount: countOf('users'),
    systemCount: countOf('systems'),
    landscapeCount: countOf('landscapes'),
  };
}

/** What a selection counts, by unit. */
export function countsOf(selection: Counts): Record<CountUnit, number> {
  return {
    users: selection.userCount,
    systems: selection.systemCount,
    landscapes: selection.landscapeCount,
  };
}

/** What one more of the unit costs a month, in euros as configured. */
export function unitPrice(config: Pick<PricingConfig, 'EXTRA_COSTS'>, unit: CountUnit): number {
  return config.EXTRA_COSTS[UNITS[unit].price];
}

/** The plan's included amount: no count goes below it and nothing extra is charged up to it. */
export function includedCount(plan: Plan, unit: CountUnit): number {
  return readCount(plan[UNITS[unit].included]);
}

/** All included amounts, as a selection names them (D15). */
export function includedCounts(plan: Plan): Counts {
  return mapCounts((unit) => includedCount(plan, unit));
}

/** A count within the plan: at least the included amount (D14). */
export function raiseCount(plan: Plan, unit: CountUnit, count: number): number {
  return Math.max(readCount(count), includedCount(plan, unit));
}

/**
 * A count is a whole number from 0 that fits into an address. The editor accepts 2.5 and -1 (D18);
 * such an amount must still price and survive the way through the address.
 */
export function readCount(value: number): number {
  return Math.min(Math.max(Math.floor(value) || 0, 0), Number.MAX_SAFE_INTEGER);
}
