import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeNextUnitPrices, computePriceCurve } from '#app/domain/offers/price-curve';
import { compareAmounts, subtractAmounts } from '#app/domain/pricing/amount';
import { COUNT_UNITS, getCounts } from '#app/domain/pricing/counts';
import { quoteSelection } from '#app/domain/pricing/quote';
import { setCount } from '#app/domain/pricing/selection';
import { resolved } from '../pricing/arbitraries';
import { priceList, RUNS, select, withPlan } from '../pricing/price-list';

describe('the price curve', () => {
  // Core costs 628 with three users and 49 more for each further one.
  it.each([
    [800, 7],
    // At the same price, with seven users, the plan that was the cheapest remains it.
    [824, 8],
  ])(
    'has a crossing at which a plan for %i € becomes the cheapest: %i users',
    (basePrice, users) => {
      const list = withPlan('pro', { basePrice });
      const { crossings } = computePriceCurve(list, select('core', {}, list)) ?? {};
      expect(crossings).toMatchObject([{ users, from: { id: 'core' }, to: { id: 'pro' } }]);
    },
  );

  it('contains only plans with all addons in use and with a list price', () => {
    const { plans } = computePriceCurve(priceList, select('pro')) ?? {};
    expect(plans?.map(({ plan }) => plan.id)).toEqual(['pro']);
    expect(computePriceCurve(priceList, select('enterprise'))).toBeUndefined();
  });

  it('ends after the chosen number of users, at most at the limit', () => {
    const lastOf = (users: number) =>
      computePriceCurve(priceList, select('pro', { users }))?.lastUsers;
    expect([99, 100, 101, 200, 980, 981, 5000].map(lastOf)).toEqual([
      120, 120, 121, 220, 1000, 1000, 1000,
    ]);
    const beyond = computePriceCurve(priceList, select('pro', { users: 5000 }));
    expect(beyond?.visitor.users).toBe(5000);
  });

  it('equals the quote of each number of users for any list', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const curve = computePriceCurve(config, selection);
        const own = curve?.plans.find(({ plan }) => plan.id === selection.plan.id);
        return own?.totals.every((total, index) => {
          const counted = setCount(selection, 'users', index + 1);
          const quote = quoteSelection(config, counted);
          return quote && compareAmounts(total, quote.total) === 0;
        });
      }),
      { numRuns: RUNS.numRuns / 100 },
    );
  });
});

it('the price of the next unit is the difference of two quotes', () => {
  fc.assert(
    fc.property(resolved, ({ config, selection }) => {
      const next = computeNextUnitPrices(config, selection);
      const quote = quoteSelection(config, selection);
      return COUNT_UNITS.every((unit) => {
        const more = setCount(selection, unit, getCounts(selection)[unit] + 1);
        const after = quoteSelection(config, more);
        const price = next[unit];
        if (!quote || !after || !price) return price === undefined;
        return compareAmounts(price, subtractAmounts(after.total, quote.total)) === 0;
      });
    }),
    { numRuns: RUNS.numRuns / 10 },
  );
});
