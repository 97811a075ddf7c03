import type { PriceVector } from './price-vectors';

// Prices by the specification, computed with exact fractions and with nothing of the engine: those of
// the 400 configurations that the engine is held against, and those that pages show.

type Configuration = PriceVector['input'];

/** A numerator and a denominator above 0. */
type Fraction = readonly [bigint, bigint];

/** The price list of the specification, §9. */
const PLANS: Record<string, Plan> = {
  core: {
    base: 499n,
    users: 3,
    systems: 2,
    landscapes: 1,
    free: 0,
    own: [],
    barred: ['sso', 'support'],
  },
  pro: {
    base: 1199n,
    users: 10,
    systems: 3,
    landscapes: 1,
    free: 1,
    own: ['sso', 'support'],
    barred: [],
  },
  enterprise: {
    base: 3499n,
    users: 20,
    systems: 5,
    landscapes: 2,
    free: 3,
    own: ['sso', 'support'],
    barred: [],
  },
};
const ADDONS: Record<string, bigint> = {
  sso: 99n,
  support: 99n,
  reporting: 199n,
  'transport-genius': 599n,
  'doku-genius': 399n,
  compliance: 99n,
  notifications: 59n,
};
const [USER, SYSTEM, LANDSCAPE] = [49n, 129n, 59n];
const YEARLY_PERCENT = [0n, 15n, 20n, 25n];

interface Plan {
  base: bigint;
  users: number;
  systems: number;
  landscapes: number;
  /** How many addons are free. */
  free: number;
  /** Included addons. */
  own: string[];
  /** Disabled addons. */
  barred: string[];
}

/** Price of a configuration by the specification, as reduced fractions. */
export function priceVector(input: Configuration) {
  const plan = PLANS[input.plan];
  if (plan === undefined) throw new Error(`There is no plan ${input.plan}`);
  const volume = input.users >= 100 ? 25n : input.users >= 40 ? 15n : 0n;
  const users: Fraction = [countExtra(input.users, plan.users) * USER * (100n - volume), 100n];
  const systems = countExtra(input.systems, plan.systems) * SYSTEM;
  const landscapes = countExtra(input.landscapes, plan.landscapes) * LANDSCAPE;
  const addons = input.addons
    .filter((id) => !plan.own.includes(id) && !plan.barred.includes(id))
    .map(priceOfAddon)
    .toSorted((a, b) => Number(b - a))
    .slice(plan.free)
    .reduce((sum, price) => sum + price, 0n);
  const monthly = add(users, [plan.base + systems + landscapes + addons, 1n]);
  const total = input.yearly
    ? multiply(monthly, [12n * (100n - percentFor(input.commitment)), 100n])
    : monthly;
  return {
    extraUsersMonthly: writeFraction(users),
    extraSystemsMonthly: Number(systems),
    extraLandscapesMonthly: Number(landscapes),
    addonsMonthly: Number(addons),
    monthlyBeforeDiscount: writeFraction(monthly),
    totalExact: writeFraction(total),
    totalShown: Number(total[0] / total[1]),
  };
}

function countExtra(count: number, included: number): bigint {
  return BigInt(Math.max(count - included, 0));
}

function priceOfAddon(id: string): bigint {
  const price = ADDONS[id];
  if (price === undefined) throw new Error(`There is no addon ${id}`);
  return price;
}

/** Above three years counts as three, none gives nothing. */
function percentFor(commitment: number | null): bigint {
  const years = Math.min(Math.max(commitment ?? 0, 0), 3);
  return YEARLY_PERCENT[years] ?? 0n;
}

function add([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * d + c * b, b * d];
}

function multiply([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d];
}

function writeFraction([numerator, denominator]: Fraction): [number, number] {
  const divisor = findDivisor(numerator, denominator);
  return [Number(numerator / divisor), Number(denominator / divisor)];
}

function findDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : findDivisor(b, a % b);
}
