import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findBestAdvice,
  findCheaperPlan as findCheaper,
  findFewerAddons,
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
import { planOf, priceList, RUNS, select, withPlan } from '../price-list';

const findCheaperPlan = (...of: OfAdvice) => findCheaper(...of, false);
const findCheaperSalesPlan = (...of: OfAdvice) => findCheaper(...of, true);
type OfAdvice = Parameters<typeof findNextTier>;

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
});

function findFewer(config: PricingConfig, selection: Selection) {
  const advice = findFewerAddons(config, selection);
  return advice && [advice.selection.plan.id, advice.quote.totalShown, advice.droppedAddons];
}

const inPro = { users: 10, systems: 3 };

describe('the alternative without unchosen addons (D30)', () => {
  it('is Core without the addons of Pro, for the same counts', () => {
    // 499 + 7 × 49 + 129 = 971 against 1199
    expect(findFewer(priceList, select('pro', inPro))).toEqual(['core', 971, ['sso', 'support']]);
    const core = findFewerAddons(priceList, select('pro', inPro));
    expect(core?.selection).toMatchObject({ userCount: 10, systemCount: 3, landscapeCount: 1 });
  });

  it('is none without a saving', () => {
    // Core for 15 users and 3 systems: 499 + 12 × 49 + 129 = 1216 against 1199 + 5 × 49 = 1444
    expect(findFewer(priceList, select('pro', { users: 15 }))).toBeDefined();
    // 499 + 7 × 49 + 129 = 971: one euro less is something, the same is nothing.
    const barely = withPlan('pro', { basePrice: 972 });
    expect(findFewer(barely, select('pro', inPro, barely))).toBeDefined();
    const same = withPlan('pro', { basePrice: 971.99 });
    expect(findFewer(same, select('pro', inPro, same))).toBeUndefined();
    expect(findFewer(priceList, select('core'))).toBeUndefined();
  });

  it('drops what the plan disables, and books the rest if that is cheaper than nothing', () => {
    const config = withPlan('core', { disabledAddons: ['sso'] });
    expect(findFewer(config, select('pro', inPro, config))).toEqual([
      'core',
      971,
      ['sso', 'support'],
    ]);
    // Support is booked for 99.
    const chosen = select('pro', { ...inPro, addons: ['support'] }, config);
    expect(findFewer(config, chosen)).toEqual(['core', 1070, ['sso']]);
  });

  it('is no plan that offers less than another for the same price', () => {
    const { PRICING_PLANS, ...rest } = priceList;
    const full = { ...planOf('pro'), id: 'full', basePrice: 900 };
    const config = { ...rest, PRICING_PLANS: [...PRICING_PLANS, full] };
    expect(findFewer(config, select('pro', inPro, config))).toBeUndefined();
  });

  it('is the cheaper of two plans that drop the same', () => {
    const { PRICING_PLANS, ...rest } = priceList;
    const twin = { ...planOf('core'), id: 'twin', basePrice: 399 };
    const config = { ...rest, PRICING_PLANS: [...PRICING_PLANS, twin] };
    expect(findFewer(config, select('pro', inPro, config))).toEqual([
      'twin',
      871,
      ['sso', 'support'],
    ]);
  });

  it('is no sales-only plan', () => {
    const config = withPlan('core', { salesOnly: true });
    expect(findFewer(config, select('pro', inPro, config))).toBeUndefined();
    expect(findFewer(priceList, select('enterprise', { users: 20 }))).toBeUndefined();
  });

  it('has no infinite prices', () => {
    const config = {
      ...withPlan('core', { basePrice: 1e308 }),
      EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 0, SYSTEM_PRICE: 0, LANDSCAPE_PRICE: 0 },
    };
    const dear = { ...planOf('pro'), basePrice: 1.1e308 };
    const both = { ...config, PRICING_PLANS: [planOf('core', config), dear] };
    expect(findFewer(both, select('pro', { ...inPro, yearly: true }, both))).toBeUndefined();
  });
});

it.each([
  // 1199 − (499 + 7 × 49 + 129)
  {
    name: 'only with fewer addons',
    advice: findBestAdvice(priceList, select('pro', {})),
    expected: { kind: 'fewerAddons', savedEuros: 228, droppedAddons: ['sso', 'support'] },
  },
  // 499 + 35 × 49 = 2214; 40 users: 499 + 37 × 41.65 = 2040.05
  {
    name: 'with more users',
    advice: findBestAdvice(priceList, select('core', { users: 38, systems: 2 })),
    expected: { kind: 'moreUsers', savedEuros: 173, droppedAddons: [] },
  },
  // 2214 − (100 + 28 × 49), which is more than 173
  {
    name: 'with another plan, which saves more than more users',
    advice: findBestAdvice(
      withPlan('pro', { basePrice: 100 }),
      select('core', { users: 38, systems: 2 }, withPlan('pro', { basePrice: 100 })),
    ),
    expected: { kind: 'plan', savedEuros: 742, droppedAddons: [] },
  },
])('the largest saving is $name', ({ advice, expected }) => {
  expect(advice).toMatchObject(expected);
});

it('gives no advice without a saving, or for a sales-only plan', () => {
  const config = withPlan('pro', { basePrice: 1 });
  expect(findBestAdvice(config, select('enterprise', { users: 38 }, config))).toBeUndefined();
  expect(findBestAdvice(priceList, select('core', { systems: 2 }))).toBeUndefined();
});

describe('for any price list, advice', { timeout: 120_000 }, () => {
  const finders = [findCheaperPlan, findCheaperSalesPlan, findNextTier];

  function keepsScope(after: Selection, before: Selection): boolean {
    return (
      after.userCount >= before.userCount &&
      after.systemCount >= before.systemCount &&
      after.landscapeCount >= before.landscapeCount &&
      after.isYearly === before.isYearly &&
      after.commitmentYears === before.commitmentYears
    );
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
        const advices = [...finders, findFewerAddons];
        return advices
          .flatMap((find) => find(config, selection) ?? [])
          .every((advice) => {
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
        finders
          .flatMap((find) => find(config, selection) ?? [])
          .every(
            ({ selection: after }) =>
              keepsScope(after, selection) &&
              listUsable(config, selection).every((id) => listUsable(config, after).includes(id)),
          ),
      ),
      RUNS,
    );
  });

  it('loses no other addons than it says, and none that were chosen', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const advice = findFewerAddons(config, selection);
        if (!advice) return true;
        const after = listUsable(config, advice.selection);
        const lost = listUsable(config, selection).filter((id) => !after.includes(id));
        return (
          advice.savedEuros >= 1 &&
          keepsScope(advice.selection, selection) &&
          lost.join() === advice.droppedAddons.join() &&
          !lost.some((id) => selection.selectedAddons.includes(id))
        );
      }),
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
