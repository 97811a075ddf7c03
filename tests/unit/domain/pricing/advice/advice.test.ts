import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Advice,
  findCheaperPlan,
  findCheaperSalesPlan,
  findNextTier,
} from '#app/domain/pricing/advice/best-advice';
import {
  type Amount,
  compareAmounts,
  createAmount,
  ONE,
  subtractAmounts,
  ZERO,
} from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import { getAddonState, type Selection } from '#app/domain/pricing/selection';
import { resolved } from '../arbitraries';
import { priceList, RUNS, select, withPlan } from '../price-list';

describe('the next tier (D6)', () => {
  it.each([
    // 499 + 35 × 49 = 2214; 40 users: 499 + 37 × 41.65 = 2040.05; 173.95 less
    { users: 38, next: 40, total: 2040, saved: 173 },
    // 499 + 32 × 49 = 2067, which is 26.95 more; one user fewer is 2018.
    { users: 35, next: 40, total: 2040, saved: 26 },
    // 499 + 86 × 41.65 = 4080.9; 100 users: 499 + 97 × 36.75 = 4063.75
    { users: 89, next: 100, total: 4063, saved: 17 },
  ])('$users users cost more than $next', ({ users, next, total, saved }) => {
    const advice = findNextTier(priceList, select('core', { users, systems: 2 }));
    expect(advice?.selection.userCount).toBe(next);
    expect(advice?.quote.totalShown).toBe(total);
    expect(advice?.savedEuros).toBe(saved);
  });

  it.each([3, 34, 40, 88, 100, 500])('has nothing to say to %i users', (users) => {
    expect(findNextTier(priceList, select('core', { users, systems: 2 }))).toBeUndefined();
  });

  it('is recommended if both cost the same', () => {
    // 17 × 100 = 1700 = 20 × 100 × 0.85
    const config: PricingConfig = {
      ...withPlan('core', { includedUsers: 20 }),
      EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 100 },
    };
    const advice = findNextTier(config, select('core', { users: 37 }, config));
    expect(advice?.selection.userCount).toBe(40);
    expect(advice?.savedEuros).toBe(0);
    expect(findNextTier(config, select('core', { users: 36 }, config))).toBeUndefined();
  });

  it('is not recommended if the exact total is higher', () => {
    // 499 + 17 × 0.5 = 507.5; 499 + 21 × 0.5 × 0.85 = 507.925
    const config: PricingConfig = {
      ...withPlan('core', { includedUsers: 19 }),
      EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 0.5 },
    };
    expect(findNextTier(config, select('core', { users: 36 }, config))).toBeUndefined();
  });

  it('saves per year if billing is yearly', () => {
    // 2214 × 12 × 0.8 = 21254.4; 2040.05 × 12 × 0.8 = 19584.48; 1669.92 less
    const selection = select('core', { users: 38, systems: 2, yearly: true, commitment: 2 });
    expect(findNextTier(priceList, selection)?.savedEuros).toBe(1669);
  });

  it('is not recommended for infinite prices', () => {
    const config = withPlan('core', { basePrice: 1e308 });
    const selection = select('core', { users: 38, yearly: true }, config);
    expect(findNextTier(config, selection)).toBeUndefined();
  });

  it('is not recommended for a sales-only plan', () => {
    expect(findNextTier(priceList, select('enterprise', { users: 38 }))).toBeUndefined();
  });
});

describe('a cheaper plan', () => {
  const cheapPro = withPlan('pro', { basePrice: 899 });

  it('is recommended if it covers the same for less', () => {
    // Core: 499 + 17 × 49 + 129 = 1461; Pro: 899 + 10 × 49 = 1389
    const advice = findCheaperPlan(cheapPro, select('core', { users: 20, systems: 3 }, cheapPro));
    expect(advice?.selection).toMatchObject({
      plan: { id: 'pro' },
      userCount: 20,
      systemCount: 3,
      landscapeCount: 1,
      selectedAddons: [],
    });
    expect(advice?.quote.totalShown).toBe(1389);
    expect(advice?.savedEuros).toBe(72);
  });

  it('keeps the chosen addons', () => {
    const search = { users: 20, systems: 3, addons: ['reporting'] };
    const advice = findCheaperPlan(cheapPro, select('core', search, cheapPro));
    // Reporting is Pro's free addon: 1461 + 199 - 1389
    expect(advice?.selection.selectedAddons).toEqual(['reporting']);
    expect(advice?.savedEuros).toBe(271);
  });

  it('raises the counts to what the plan includes', () => {
    const config = withPlan('pro', { basePrice: 400, includedSystems: 4, includedLandscapes: 2 });
    const advice = findCheaperPlan(config, select('core', { users: 4 }, config));
    expect(advice?.selection).toMatchObject({ userCount: 10, systemCount: 4, landscapeCount: 2 });
  });

  it('is not the current one, nor one that costs as much', () => {
    const config = withPlan('pro', { basePrice: 499 });
    expect(findCheaperPlan(config, select('core', {}, config))?.selection.plan.id).toBe('pro');
    const barely = withPlan('pro', { basePrice: 627 });
    expect(findCheaperPlan(barely, select('core', {}, barely))?.savedEuros).toBe(1);
    const same = withPlan('pro', { basePrice: 628 });
    expect(findCheaperPlan(same, select('core', {}, same))).toBeUndefined();
    expect(findCheaperPlan(priceList, select('core'))).toBeUndefined();
  });

  it('has all included and chosen addons', () => {
    expect(findCheaperPlan(priceList, select('pro'))).toBeUndefined();
    const open = withPlan('core', { disabledAddons: [] });
    // Core with both: 499 + 7 × 49 + 129 + 99 + 99 = 1169 against 1199
    const advice = findCheaperPlan(open, select('pro', { users: 10, systems: 3 }, open));
    expect(advice?.selection.selectedAddons).toEqual(['sso', 'support']);
    expect(advice?.savedEuros).toBe(30);
    const half = withPlan('core', { disabledAddons: ['reporting'] });
    const wanting = select('pro', { users: 10, systems: 3, addons: ['reporting'] }, half);
    expect(findCheaperPlan(half, wanting)).toBeUndefined();
  });

  it('may disable what it includes: included comes first (D8)', () => {
    const config = withPlan('core', { includedAddons: ['sso', 'support'] });
    const advice = findCheaperPlan(config, select('pro', { users: 10, systems: 3 }, config));
    expect(advice?.quote.totalShown).toBe(971);
  });

  it('is free to disable what the current plan disables too', () => {
    const config = withPlan('pro', { basePrice: 400, disabledAddons: ['sso'], includedAddons: [] });
    const advice = findCheaperPlan(config, select('core', { addons: ['sso'] }, config));
    expect(advice?.selection.plan.id).toBe('pro');
    expect(advice?.selection.selectedAddons).toEqual(['sso']);
  });

  it('of several is the cheapest', () => {
    const [core, pro] = withPlan('pro', { basePrice: 420 }).PRICING_PLANS;
    if (!core || !pro) throw new Error('two plans');
    const config = {
      ...priceList,
      PRICING_PLANS: [core, pro, { ...pro, id: 'b', basePrice: 400 }],
    };
    expect(findCheaperPlan(config, select('core', {}, config))?.selection.plan.id).toBe('b');
  });

  it('is not a sales-only one', () => {
    const config = withPlan('enterprise', { basePrice: 450 });
    const selection = select('core', { users: 20 }, config);
    expect(findCheaperPlan(config, selection)).toBeUndefined();
    const advice = findCheaperSalesPlan(config, selection);
    expect(advice?.selection).toMatchObject({ plan: { id: 'enterprise' }, systemCount: 5 });
    // 499 + 17 × 49 + 129 = 1461; the three systems of the default are within Enterprise
    expect(advice?.savedEuros).toBe(1011);
    expect(findCheaperSalesPlan(priceList, select('core'))).toBeUndefined();
  });

  it('is not recommended for a sales-only plan', () => {
    const config = withPlan('pro', { basePrice: 1 });
    expect(findCheaperPlan(config, select('enterprise', {}, config))).toBeUndefined();
  });
});

describe('for any price list, advice', { timeout: 120_000 }, () => {
  const finders = [findCheaperPlan, findCheaperSalesPlan, findNextTier];

  function listAdvice(config: PricingConfig, selection: Selection): Advice[] {
    return finders.flatMap((find) => find(config, selection) ?? []);
  }

  /** The saving in whole euros is no more than the exact one; figures that no number holds aside. */
  function saidAtMost(savedEuros: number, before: Amount, after: Amount): boolean {
    if (!Number.isSafeInteger(savedEuros)) return true;
    const exact = subtractAmounts(before, after);
    const left = subtractAmounts(exact, createAmount(BigInt(savedEuros)));
    return compareAmounts(left, ZERO) >= 0 && compareAmounts(left, ONE) < 0;
  }

  it('never raises the price and saves the given amount', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const before = quoteSelection(config, selection);
        return listAdvice(config, selection).every((advice) => {
          const after = quoteSelection(config, advice.selection);
          return (
            compareAmounts(after.total, before.total) <= 0 &&
            after.totalShown === advice.quote.totalShown &&
            saidAtMost(advice.savedEuros, before.total, after.total)
          );
        });
      }),
      RUNS,
    );
  });

  it('never loses capacity, term or addon', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) =>
        listAdvice(config, selection).every(
          ({ selection: after }) =>
            after.userCount >= selection.userCount &&
            after.systemCount >= selection.systemCount &&
            after.landscapeCount >= selection.landscapeCount &&
            after.isYearly === selection.isYearly &&
            after.commitmentYears === selection.commitmentYears &&
            listUsable(config, selection).every((id) => listUsable(config, after).includes(id)),
        ),
      ),
      RUNS,
    );
  });

  function listUsable(config: PricingConfig, selection: Selection): string[] {
    const usable = ['included', 'selected'];
    return config.ADDONS.filter((addon, index) => {
      const isFirst = config.ADDONS.findIndex(({ id }) => id === addon.id) === index;
      return isFirst && usable.includes(getAddonState(selection, addon));
    }).map(({ id }) => id);
  }
});
