import { priceVector } from '#tools/price-vectors';

// Figures of offers and the chart, computed with exact fractions and without the engine, like
// `tools/price-vectors.ts`, whose price list (spec §9) it uses.

export type Configuration = Parameters<typeof priceVector>[0];

/** A numerator and a denominator above 0. */
export type Fraction = readonly [bigint, bigint];

const PRICED_PLANS = ['core', 'pro'];
/** Available addons; announced ones cannot be chosen. */
const ADDONS = ['sso', 'support', 'reporting'];
const INCLUDED_USERS: Record<string, number> = { core: 3, pro: 10 };
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
      users: Math.max(INCLUDED_USERS[plan] ?? 0, 1 + draw(draw(8) > 0 ? 130 : 1000)),
      systems: 3 + draw(98),
      landscapes: 1 + draw(50),
      addons: ADDONS.filter(() => draw(2) === 0),
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
        users: Math.max(users, INCLUDED_USERS[plan] ?? 0),
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
