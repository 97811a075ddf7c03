import type { Complete, Plan, PricingConfig } from './config';

/** The counted units in display order; a plan includes an amount of each and charges for more. */
export const COUNT_UNITS = ['users', 'systems', 'landscapes'] as const;
export type CountUnit = (typeof COUNT_UNITS)[number];
export type ExtraCost = keyof PricingConfig['EXTRA_COSTS'];

/**
 * The fields of each unit in a selection, a plan and the extra costs (spec §3). The name of the
 * unit is its parameter in the address.
 */
export const UNIT_FIELDS = defineUnits({
  users: { count: 'userCount', included: 'includedUsers', price: 'USER_PRICE' },
  systems: { count: 'systemCount', included: 'includedSystems', price: 'SYSTEM_PRICE' },
  landscapes: { count: 'landscapeCount', included: 'includedLandscapes', price: 'LANDSCAPE_PRICE' },
});

export const EXTRA_COST_FIELDS = COUNT_UNITS.map((unit) => UNIT_FIELDS[unit].price);

/** The counts of a selection. */
export type Counts = Record<(typeof UNIT_FIELDS)[CountUnit]['count'], number>;

type UnitFields = {
  count: string;
  included: keyof Plan;
  price: ExtraCost;
  /** A stored list without a later unit's price charges nothing (D47). */
  presence?: 'later';
};

function defineUnits<const Units extends Record<CountUnit, UnitFields>>(
  units: Units & Complete<ExtraCost, Units[CountUnit]['price']>,
): Units {
  return units;
}

/** Makes a record with a value for each counted unit. */
export function mapUnits<Value>(getValue: (unit: CountUnit) => Value): Record<CountUnit, Value> {
  return {
    users: getValue('users'),
    systems: getValue('systems'),
    landscapes: getValue('landscapes'),
  };
}

/** Makes the counts of a selection. */
export function mapCounts(getCount: (unit: CountUnit) => number): Counts {
  return {
    userCount: getCount('users'),
    systemCount: getCount('systems'),
    landscapeCount: getCount('landscapes'),
  };
}

/** Gets the counts of a selection by unit. */
export function getCounts(selection: Counts): Record<CountUnit, number> {
  return mapUnits((unit) => selection[UNIT_FIELDS[unit].count]);
}

/** Tells whether a unit came after the first lists; what was stored without it has 0 of it (D47). */
export function isLaterUnit(unit: CountUnit): boolean {
  const { presence }: UnitFields = UNIT_FIELDS[unit];
  return presence === 'later';
}

/**
 * Lists the units that a price list offers, in display order. A later unit is offered once the list
 * has a price for it: reading an older list gives it the price 0 (D47).
 */
export function listUnits({ EXTRA_COSTS }: Pick<PricingConfig, 'EXTRA_COSTS'>): CountUnit[] {
  return COUNT_UNITS.filter(
    (unit) => !isLaterUnit(unit) || EXTRA_COSTS[UNIT_FIELDS[unit].price] > 0,
  );
}

/**
 * Lists the counts of an inquiry or selection by unit, in display order. A later unit has the count
 * 0 if the price list did not offer it (D47).
 */
export function listCounted(
  counts: { readonly [unit in CountUnit]?: number | undefined },
): { unit: CountUnit; count: number }[] {
  return COUNT_UNITS.flatMap((unit) => {
    const count = counts[unit];
    const isOffered = count !== undefined && (!isLaterUnit(unit) || count > 0);
    return isOffered ? [{ unit, count }] : [];
  });
}

/** Gets the price of one extra unit in euros per month, as configured. */
export function getUnitPrice(config: Pick<PricingConfig, 'EXTRA_COSTS'>, unit: CountUnit): number {
  return config.EXTRA_COSTS[UNIT_FIELDS[unit].price];
}

/** Gets the included amount, which is also the minimum count. */
export function getIncludedCount(plan: Plan, unit: CountUnit): number {
  return normalizeCount(plan[UNIT_FIELDS[unit].included]);
}

/** Gets all included amounts as the counts of a selection (D15). */
export function getIncludedCounts(plan: Plan): Counts {
  return mapCounts((unit) => getIncludedCount(plan, unit));
}

/** Raises a count to at least the amount that the plan includes (D14). */
export function raiseCount(plan: Plan, unit: CountUnit, count: number): number {
  return Math.max(normalizeCount(count), getIncludedCount(plan, unit));
}

/**
 * Reads a whole number from 0 as people write it, also grouped ("1.000", "1 000", "1'000"); no count
 * has decimals, so a group of three digits is always a thousand (D12).
 */
export function parseCount(text: string): number | undefined {
  const trimmed = text.trim();
  const digits = GROUPED.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
  const count = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(count) ? count : undefined;
}

const GROUPED = /^\d{1,3}(?:[.,'\u2019\s]\d{3})+$/;

/**
 * Rounds and clamps any number to a count: a whole number from 0 to the largest safe integer. The
 * editor accepts values such as 2.5 and -1 (D18).
 */
export function normalizeCount(value: number): number {
  return Math.min(Math.max(Math.floor(value) || 0, 0), Number.MAX_SAFE_INTEGER);
}
