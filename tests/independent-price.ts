import type { PriceVector } from './price-vectors';

// Prices by the specification, computed with exact fractions and with nothing of the engine: those of
// the 400 configurations that the engine is held against, and figures of offers and the chart.

export type Configuration = PriceVector['input'];

/** A numerator and a denominator above 0. */
export type Fraction = readonly [bigint, bigint];

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

const PRICED_PLANS = ['core', 'pro'];
/** Available addons; announced ones cannot be chosen. */
const CHOOSABLE_ADDONS = ['sso', 'support', 'reporting'];
/** Single sign-on and support are part of Pro, and Core does not have them. */
const ONLY_PRO = ['sso', 'support'];

/** The same ones for the same seed: Lehmer's generator. */
export function inventConfigurations(count: number, seed = 48_271): Configuration[] {
  let state = BigInt(seed);
  const draw = (below: number) => {
    state = (state * 48_271n) % 2_147_483_647n;
    return Number(state % BigInt(below));
  };
  return Array.from({ length: count }, () => {
    const plan = PRICED_PLANS[draw(PRICED_PLANS.length)] ?? 'pro';
    const yearly = draw(4) > 0;
    return {
      plan,
      // As the calculator gives them: no count below what the plan includes.
      users: Math.max(PLANS[plan]?.users ?? 0, 1 + draw(draw(8) > 0 ? 130 : 1000)),
      systems: 3 + draw(98),
      landscapes: 1 + draw(50),
      addons: CHOOSABLE_ADDONS.filter(() => draw(2) === 0),
      yearly,
      commitment: yearly ? 1 + draw(3) : null,
    };
  });
}

/** A year's total times the years; undefined where billing is monthly. */
export function priceTerm(configuration: Configuration): Fraction | undefined {
  const { yearly, commitment } = configuration;
  const [numerator, denominator] = priceTotal(configuration);
  return yearly ? [numerator * BigInt(commitment ?? 1), denominator] : undefined;
}

/** Net, tax and gross in cents, each rounded half up. */
export function priceGross(amount: Fraction): { net: bigint; vat: bigint; gross: bigint } {
  const net = roundHalfUp([amount[0] * 100n, amount[1]]);
  const vat = roundHalfUp([net * 19n, 100n]);
  return { net, vat, gross: net + vat };
}

/** The total of each plan that has what is used, for each of these counts of users. */
export function priceCurve(configuration: Configuration, counts: readonly number[]) {
  const { plan: chosen, addons } = configuration;
  const needsPro = chosen === 'pro';
  const wanted = needsPro
    ? [...new Set([...ONLY_PRO, ...addons])]
    : addons.filter((id) => !ONLY_PRO.includes(id));
  const fitting = PRICED_PLANS.filter((plan) => plan === 'pro' || !needsPro);
  return fitting.map((plan) => ({
    plan,
    totals: counts.map((users) =>
      priceTotal({
        ...configuration,
        plan,
        // Those that Core does not have come along where Pro has them.
        addons: [...new Set([...wanted, ...addons])],
        users: Math.max(users, PLANS[plan]?.users ?? 0),
      }),
    ),
  }));
}

/** Exact figures, none rounded. */
export function priceTotal(configuration: Configuration): Fraction {
  const [numerator, denominator] = priceVector(configuration).totalExact;
  return [BigInt(numerator), BigInt(denominator)];
}

export function isLess([a, b]: Fraction, [c, d]: Fraction): boolean {
  return a * d < c * b;
}

export function subtract([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * d - c * b, b * d];
}

function roundHalfUp([numerator, denominator]: Fraction): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
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
