import { expect, it } from 'vitest';
import { computeNextUnitPrices, computePriceCurve } from '#app/domain/offers/price-curve';
import type { Amount } from '#app/domain/pricing/amount';
import { addVat } from '#app/domain/pricing/decimal';
import { quoteSelection } from '#app/domain/pricing/quote';
import { resolveSelection, type Selection } from '#app/domain/pricing/selection';
import {
  type Configuration,
  type Fraction,
  inventConfigurations,
  isLess,
  priceCurve,
  priceGross,
  priceTerm,
  priceTotal,
  subtract,
} from '../../../independent-price';
import { priceList } from '../pricing/price-list';

const configurations = inventConfigurations(1000);
/** A curve has hundreds of points; `npm run test:long` draws all curves. */
const drawn = process.env.FC_RUNS ? configurations : configurations.slice(0, 200);

function selectionOf(configuration: Configuration): Selection {
  const { plan, commitment, ...search } = configuration;
  const selection = resolveSelection(priceList, plan, {
    ...search,
    ...(commitment !== null && { commitment }),
  });
  if (!selection) throw new Error('No plans');
  return selection;
}

function isSame({ units, scale }: Amount, [numerator, denominator]: Fraction): boolean {
  return units * denominator === numerator * 10n ** BigInt(scale);
}

/** In cents, which such an amount is a whole number of. */
function readCents({ units, scale }: Amount): bigint {
  expect(scale).toBe(2);
  return units;
}

it('the total over the term is exact', () => {
  for (const configuration of configurations) {
    const selection = selectionOf(configuration);
    const total = quoteSelection(priceList, selection).totalOverTerm;
    const expected = priceTerm(configuration);
    expect(total === undefined).toBe(expected === undefined);
    if (total && expected) expect(isSame(total, expected)).toBe(true);
  }
});

it('net, tax and gross are exact to the cent, for a payment and for the term', () => {
  for (const configuration of configurations) {
    const selection = selectionOf(configuration);
    const quote = quoteSelection(priceList, selection);
    const payments = [
      [quote.total, priceTotal(configuration)],
      [quote.totalOverTerm, priceTerm(configuration)],
    ] as const;
    for (const [amount, fraction] of payments) {
      if (!amount || !fraction) continue;
      const { net, vat, gross } = addVat(amount);
      expect({ net: readCents(net), vat: readCents(vat), gross: readCents(gross) }).toEqual(
        priceGross(fraction),
      );
    }
  }
});

it('every point and every crossing of the curve is exact', { timeout: 60_000 }, () => {
  for (const configuration of drawn) {
    const curve = computePriceCurve(priceList, selectionOf(configuration));
    if (!curve) throw new Error('No curve');
    const { firstUsers, lastUsers } = curve;
    const counts = Array.from({ length: lastUsers - firstUsers + 1 }, (_, at) => firstUsers + at);
    expect(counts).toContain(Math.min(configuration.users, 1000));
    const expected = priceCurve(configuration, counts);
    expect(curve.plans.map(({ plan }) => plan.id)).toEqual(expected.map(({ plan }) => plan));
    const isRight = curve.plans.every(({ totals }, plan) =>
      totals.every((total, at) => isSame(total, expected[plan]?.totals[at] ?? [-1n, 1n])),
    );
    expect(isRight).toBe(true);
    expect(
      curve.crossings.map(({ users, from, to }) => ({ users, from: from.id, to: to.id })),
    ).toEqual(findCrossings(expected, counts));
    expect(isSame(curve.visitor.total, priceTotal(configuration))).toBe(true);
  }
});

it('the prices of the next units are exact', () => {
  for (const configuration of configurations) {
    const selection = selectionOf(configuration);
    const next = computeNextUnitPrices(priceList, selection);
    for (const unit of ['users', 'systems', 'landscapes'] as const) {
      const more = { ...configuration, [unit]: configuration[unit] + 1 };
      const difference = subtract(priceTotal(more), priceTotal(configuration));
      expect(isSame(next[unit], difference)).toBe(true);
    }
  }
});

function findCrossings(plans: ReturnType<typeof priceCurve>, counts: readonly number[]) {
  let cheapest: (typeof plans)[number] | undefined;
  return counts.flatMap((users, at) => {
    const before = cheapest;
    for (const plan of plans) {
      const [total, least] = [plan.totals[at], cheapest?.totals[at]];
      if (!least || (total && isLess(total, least))) cheapest = plan;
    }
    return before && cheapest && before !== cheapest
      ? [{ users, from: before.plan, to: cheapest.plan }]
      : [];
  });
}
