import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computePriceCurve } from '#app/domain/offers/price-curve';
import { compareAmounts } from '#app/domain/pricing/amount';
import { toDecimalString } from '#app/domain/pricing/decimal';
import { quoteSelection } from '#app/domain/pricing/quote';
import { setCount } from '#app/domain/pricing/selection';
import { resolved } from '../pricing/arbitraries';
import { priceList, RUNS, select, withPlan } from '../pricing/price-list';

describe('the price curve', () => {
  it('for Core with 20 users has both plans, the discount thresholds and the crossing', () => {
    const curve = computePriceCurve(priceList, select('core', { users: 20 }));
    expect(curve).toMatchObject({ firstUsers: 1, lastUsers: 120, thresholds: [40, 100] });
    expect(curve?.plans.map(({ plan, totals }) => [plan.id, totals.length])).toEqual([
      ['core', 120],
      ['pro', 120],
    ]);
    const pointsOf = (at: number) => curve?.plans.map(({ totals }) => writeAmount(totals[at - 1]));
    // Core: 499 + 129 for the third system; from the fourth user on 49 each.
    expect(pointsOf(1)).toEqual(['628.00', '1199.00']);
    expect(pointsOf(3)).toEqual(['628.00', '1199.00']);
    expect(pointsOf(4)).toEqual(['677.00', '1199.00']);
    // 628 + 36 × 49 = 2392; 1199 + 29 × 49 = 2620. One user more, 15 % less: 628 + 37 × 41.65.
    expect(pointsOf(39)).toEqual(['2392.00', '2620.00']);
    expect(pointsOf(40)).toEqual(['2169.05', '2448.50']);
    expect(pointsOf(100)).toEqual(['4192.75', '4506.50']);
    expect(curve?.crossings).toEqual([]);
    expect(curve?.visitor.users).toBe(20);
    expect(writeAmount(curve?.visitor.total)).toBe('1461.00');
  });

  it('has a crossing at which the plan with more included users becomes cheaper', () => {
    const list = withPlan('pro', { basePrice: 800 });
    const { crossings } = computePriceCurve(list, select('core', {}, list)) ?? {};
    // 628 + 4 × 49 = 824 is the first above 800.
    expect(crossings?.map(({ users, from, to }) => [users, from.id, to.id])).toEqual([
      [7, 'core', 'pro'],
    ]);
  });

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
          return compareAmounts(total, quoteSelection(config, counted).total) === 0;
        });
      }),
      { numRuns: RUNS.numRuns / 100 },
    );
  });
});

function writeAmount(amount: Parameters<typeof toDecimalString>[0] | undefined): string {
  return amount === undefined ? '' : toDecimalString(amount);
}
