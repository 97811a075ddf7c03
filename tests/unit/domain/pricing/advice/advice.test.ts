import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeShownDifference,
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
  toAmount,
  ZERO,
} from '#app/domain/pricing/amount';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { listTermQuotes, quoteSelection } from '#app/domain/pricing/quote';
import { getAddonState, type Selection } from '#app/domain/pricing/selection';
import { resolved } from '../arbitraries';
import { planOf, priceList, RUNS, select, withPlan, withUserPrice } from '../price-list';

const findCheaperPlan = (...of: OfAdvice) => findCheaper(...of, false);
const findCheaperSalesPlan = (...of: OfAdvice) => findCheaper(...of, true);
type OfAdvice = Parameters<typeof findNextTier>;

const inPro = { users: 10, systems: 3 };

/** The price list with this price of a further user, and so many included in Core. */
const withUsers = (includedUsers: number, userPrice: number): PricingConfig =>
  withUserPrice(userPrice, withPlan('core', { includedUsers }));

it.each([
  // 499 + 35 × 49 = 2214; 40 users: 499 + 37 × 41.65 = 2040.05; 173.95 less
  [priceList, { users: 38, systems: 2 }, [40, 2040, 173]],
  // 499 + 32 × 49 = 2067, which is 26.95 more; one user fewer is 2018.
  [priceList, { users: 35, systems: 2 }, [40, 2040, 26]],
  [priceList, { users: 34, systems: 2 }, undefined],
  [priceList, { users: 40, systems: 2 }, undefined],
  [priceList, { users: 88, systems: 2 }, undefined],
  // 499 + 86 × 41.65 = 4080.9; 100 users: 499 + 97 × 36.75 = 4063.75
  [priceList, { users: 89, systems: 2 }, [100, 4063, 17]],
  [priceList, { users: 100, systems: 2 }, undefined],
  // 2214 × 12 × 0.8 = 21254.4; 2040.05 × 12 × 0.8 = 19584.48; 1669.92 less per year
  [priceList, { users: 38, systems: 2, yearly: true, commitment: 2 }, [40, 19_584, 1669]],
  // Recommended if both cost the same: 17 × 100 = 1700 = 20 × 100 × 0.85
  [withUsers(20, 100), { users: 37, systems: 2 }, [40, 2199, 0]],
  [withUsers(20, 100), { users: 36, systems: 2 }, undefined],
  // 499 + 17 × 0.5 = 507.5; 499 + 21 × 0.5 × 0.85 = 507.925, which is shown alike
  [withUsers(19, 0.5), { users: 36, systems: 2 }, undefined],
  [withPlan('core', { basePrice: 1e308 }), { users: 38, yearly: true }, undefined],
])('the next tier, its price and what it saves (D6): %#', (config, search, said) => {
  const advice = findNextTier(config, select('core', search, config));
  expect(
    advice && [advice.selection.userCount, advice.quote.totalShown, advice.savedEuros],
  ).toEqual(said);
});

describe('a cheaper plan', () => {
  it('is recommended if it covers the same for less', () => {
    const config = withPlan('pro', { basePrice: 899 });
    // Core: 499 + 17 × 49 + 129 = 1461; Pro: 899 + 10 × 49 = 1389
    const advice = findCheaperPlan(config, select('core', { users: 20, systems: 3 }, config));
    expect(advice?.selection).toMatchObject({ plan: { id: 'pro' }, userCount: 20, systemCount: 3 });
    expect([advice?.quote.totalShown, advice?.savedEuros]).toEqual([1389, 72]);
  });

  // Core costs 628.
  it.each([
    [627, 1],
    [628, undefined],
    [1199, undefined],
  ])('at %d € saves %s', (basePrice, saved) => {
    const config = withPlan('pro', { basePrice });
    expect(findCheaperPlan(config, select('core', {}, config))?.savedEuros).toBe(saved);
  });

  it.each([
    [{ disabledAddons: ['sso', 'support'] }, [], undefined],
    // Core with both: 499 + 7 × 49 + 129 + 99 + 99 = 1169 against 1199
    [{ disabledAddons: [] }, [], 1169],
    [{ disabledAddons: ['reporting'] }, ['reporting'], undefined],
    // It may disable what it includes: included comes first (D8).
    [{ includedAddons: ['sso', 'support'] }, [], 971],
  ])('has all included and chosen addons: Core with %o', (change, addons, total) => {
    const config = withPlan('core', change);
    const advice = findCheaperPlan(config, select('pro', { ...inPro, addons }, config));
    expect(advice?.quote.totalShown).toBe(total);
  });

  it('is free to disable what the current plan disables too', () => {
    const config = withPlan('pro', { basePrice: 400, disabledAddons: ['sso'], includedAddons: [] });
    const advice = findCheaperPlan(config, select('core', { addons: ['sso'] }, config));
    expect(advice?.selection).toMatchObject({ plan: { id: 'pro' }, selectedAddons: ['sso'] });
  });

  it('of several is the cheapest', () => {
    const config = withPlan('pro', { basePrice: 420 });
    const third = { ...planOf('pro'), id: 'b', basePrice: 400 };
    const list = { ...config, PRICING_PLANS: [...config.PRICING_PLANS, third] };
    expect(findCheaperPlan(list, select('core', {}, list))?.selection.plan.id).toBe('b');
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

it('a price against another one: exact, rounded down, negative where it is higher', () => {
  expect(computeShownDifference(toAmount(2214), toAmount(2040.05))).toBe(173);
  // 628 - 627 as shown, but only twenty cents
  expect(computeShownDifference(toAmount(628.1), toAmount(627.9))).toBe(0);
  expect(computeShownDifference(toAmount(627.9), toAmount(628.1))).toBe(-1);
});

/** The price list with one more plan. */
const withMore = (planId: string, change: Partial<Plan>): PricingConfig => ({
  ...priceList,
  PRICING_PLANS: [...priceList.PRICING_PLANS, { ...planOf(planId), ...change }],
});

it.each([
  // Core for the same counts: 499 + 7 × 49 + 129 = 971 against 1199
  [priceList, 'pro', inPro, ['core', 971, ['sso', 'support']]],
  // 499 + 12 × 49 + 129 = 1216 against 1199 + 5 × 49 = 1444
  [priceList, 'pro', { users: 15 }, ['core', 1216, ['sso', 'support']]],
  [priceList, 'core', {}, undefined],
  // One euro less is something, the same is nothing.
  [withPlan('pro', { basePrice: 972 }), 'pro', inPro, ['core', 971, ['sso', 'support']]],
  [withPlan('pro', { basePrice: 971.99 }), 'pro', inPro, undefined],
  // It drops what the plan disables, and books the rest (support for 99) if it was chosen.
  [withPlan('core', { disabledAddons: ['sso'] }), 'pro', inPro, ['core', 971, ['sso', 'support']]],
  [
    withPlan('core', { disabledAddons: ['sso'] }),
    'pro',
    { ...inPro, addons: ['support'] },
    ['core', 1070, ['sso']],
  ],
  // No plan that offers less than another for the same price; of two that drop the same the cheaper.
  [withMore('pro', { id: 'full', basePrice: 900 }), 'pro', inPro, undefined],
  [
    withMore('core', { id: 'twin', basePrice: 399 }),
    'pro',
    inPro,
    ['twin', 871, ['sso', 'support']],
  ],
  // No plan that lacks a chosen one.
  [
    withPlan('core', { disabledAddons: ['reporting'] }),
    'pro',
    { ...inPro, addons: ['reporting'] },
    undefined,
  ],
  // No sales-only plan.
  [withPlan('core', { salesOnly: true }), 'pro', inPro, undefined],
  [priceList, 'enterprise', { users: 20 }, undefined],
])('the alternative without unchosen addons (D30): %#', (config, planId, search, said) => {
  const advice = findFewerAddons(config, select(planId, search, config));
  expect(
    advice && [advice.selection.plan.id, advice.quote.totalShown, advice.droppedAddons],
  ).toEqual(said);
});

it('the alternative without unchosen addons has no infinite prices', () => {
  const core = { ...planOf('core'), basePrice: 1e308 };
  const config = {
    ...priceList,
    PRICING_PLANS: [core, { ...planOf('pro'), basePrice: 1.1e308 }],
    EXTRA_COSTS: { USER_PRICE: 0, SYSTEM_PRICE: 0, LANDSCAPE_PRICE: 0 },
  };
  const selection = select('pro', { ...inPro, yearly: true }, config);
  expect(findFewerAddons(config, selection)).toBeUndefined();
});

const cheapPro = withPlan('pro', { basePrice: 100 });
const dearPro = withPlan('pro', { basePrice: 1399 });

it.each([
  // 1248 × 0.25, which is more than Core's 228
  [priceList, 'pro', { users: 11 }, { kind: 'longerTerm', savedEuros: 312, droppedAddons: [] }],
  // 1248 × 12 × 0.05; no term brings advice on plans.
  [
    priceList,
    'pro',
    { users: 11, yearly: true, commitment: 2 },
    { kind: 'longerTerm', savedEuros: 748, droppedAddons: [] },
  ],
  // Pro 1399 + 49, Core 499 + 8 × 49 + 129; a quarter of 1448 is less.
  [
    dearPro,
    'pro',
    { users: 11 },
    { kind: 'fewerAddons', savedEuros: 428, droppedAddons: ['sso', 'support'] },
  ],
  // 428 × 12 × 0.75
  [
    dearPro,
    'pro',
    { users: 11, yearly: true, commitment: 3 },
    { kind: 'fewerAddons', savedEuros: 3852, droppedAddons: ['sso', 'support'] },
  ],
  [
    priceList,
    'core',
    { users: 38, systems: 2 },
    { kind: 'moreUsers', savedEuros: 173, droppedAddons: [] },
  ],
  // 2214 − (100 + 28 × 49), which is more than 173
  [
    cheapPro,
    'core',
    { users: 38, systems: 2 },
    { kind: 'plan', savedEuros: 742, droppedAddons: [] },
  ],
])('the largest saving: %#', (config, planId, search, said) => {
  expect(findBestAdvice(config, select(planId, search, config))).toMatchObject(said);
});

it.each([
  ['core', {}],
  ['core', { users: 3, systems: 2 }],
  ['pro', {}],
  ['pro', { users: 10, systems: 3, yearly: true, commitment: 2 }],
])('%s with %o is untouched and has no advice', (planId, search) => {
  for (const config of [dearPro, withPlan('pro', { basePrice: 100 })]) {
    expect(findBestAdvice(config, select(planId, search, config))).toBeUndefined();
    const touched = select(planId, { ...search, addons: ['reporting'] }, config);
    expect(findBestAdvice(config, touched)).toBeDefined();
  }
});

it('gives no advice without a saving, or for a sales-only plan', () => {
  const config = withPlan('pro', { basePrice: 1 });
  expect(findBestAdvice(config, select('enterprise', { users: 38 }, config))).toBeUndefined();
  const longest = { systems: 2, yearly: true, commitment: 3 };
  expect(findBestAdvice(priceList, select('core', longest))).toBeUndefined();
  // Monthly, 41 users have a price; three years of it have none (D18).
  const dear = withUserPrice(1.2e9);
  expect(findBestAdvice(dear, select('core', { users: 41 }, dear))).toBeDefined();
  expect(findBestAdvice(dear, select('core', { ...longest, users: 41 }, dear))).toBeUndefined();
});

describe('for any price list, advice', { timeout: 120_000 }, () => {
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

  it('saves the given amount, keeps capacity and term, and loses no other addons than it says', () => {
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const before = quoteSelection(config, selection)?.total;
        const found = [findCheaperPlan, findCheaperSalesPlan, findNextTier, findFewerAddons];
        return found
          .flatMap((find) => find(config, selection) ?? [])
          .every((advice) => {
            const after = quoteSelection(config, advice.selection);
            if (!before || !after) return false;
            const kept = listUsable(config, advice.selection);
            const lost = listUsable(config, selection).filter((id) => !kept.includes(id));
            const dropped: unknown = 'droppedAddons' in advice ? advice.droppedAddons : [];
            return (
              compareAmounts(after.total, before) <= 0 &&
              after.totalShown === advice.quote.totalShown &&
              saidAtMost(advice.savedEuros, before, after.total) &&
              keepsScope(advice.selection, selection) &&
              lost.join() === String(dropped) &&
              !lost.some((id) => selection.selectedAddons.includes(id))
            );
          });
      }),
      RUNS,
    );
  });

  it('on plans and counts follows no press on a term', () => {
    const ofTerm = (kind?: string) => kind === undefined || kind === 'longerTerm';
    fc.assert(
      fc.property(resolved, ({ config, selection }) => {
        const [first, ...others] = listTermQuotes(config, selection).map((one) =>
          findBestAdvice(config, one.selection),
        );
        return others.every((advice) =>
          ofTerm(advice?.kind)
            ? true
            : advice?.kind === first?.kind && advice?.selection.plan === first?.selection.plan,
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
