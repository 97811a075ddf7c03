import { describe, expect, it } from 'vitest';
import { listDisputes, settleClashes } from '#app/domain/price-lists/settle-clashes';
import { compareThreeWays } from '#app/domain/price-lists/three-way';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { readDraft } from '#app/domain/pricing/editing/draft';
import { priceList } from '../pricing/price-list';

const editPlan = (id: string, change: Partial<Plan>, config = priceList): PricingConfig => ({
  ...config,
  PRICING_PLANS: config.PRICING_PLANS.map((plan) =>
    plan.id === id ? { ...plan, ...change } : plan,
  ),
});
const dropPlan = (id: string, config = priceList): PricingConfig => ({
  ...config,
  PRICING_PLANS: config.PRICING_PLANS.filter((plan) => plan.id !== id),
});
const userPrice = (USER_PRICE: number, config = priceList): PricingConfig => ({
  ...config,
  EXTRA_COSTS: { ...config.EXTRA_COSTS, USER_PRICE },
});

/** Both together, where all disputes are decided for one side. */
function settle(theirs: PricingConfig, mine: PricingConfig, isTheirs: boolean): PricingConfig {
  const difference = compareThreeWays(priceList, theirs, mine);
  const ids = listDisputes(difference).map(({ id }) => id);
  return readDraft(settleClashes(difference, new Set(isTheirs ? ids : [])));
}

describe('what two have changed', () => {
  it('is a dispute for each place', () => {
    const theirs = editPlan('core', { basePrice: 529, title: 'A' }, userPrice(50));
    const mine = editPlan('core', { basePrice: 549, title: 'B' }, userPrice(51));
    const disputes = listDisputes(compareThreeWays(priceList, theirs, mine));
    expect(disputes.map(({ theirs: [one], mine: [other] }) => [one?.kind, other?.kind])).toEqual([
      ['value', 'value'],
      ['value', 'value'],
      ['extra-cost', 'extra-cost'],
    ]);
  });

  it('is one dispute where an item is deleted, whatever was changed of it', () => {
    const mine = editPlan('core', { basePrice: 549, title: 'B' });
    expect(listDisputes(compareThreeWays(priceList, dropPlan('core'), mine))).toMatchObject([
      { theirs: [{ kind: 'removed' }], mine: [{ field: 'title' }, { field: 'basePrice' }] },
    ]);
  });

  it('is put together with what only one has changed', () => {
    const theirs = editPlan('core', { basePrice: 529 }, userPrice(50));
    const mine = editPlan('core', { basePrice: 549, title: 'Kern' });
    expect(settle(theirs, mine, true)).toEqual(
      editPlan('core', { basePrice: 529, title: 'Kern' }, userPrice(50)),
    );
    expect(settle(theirs, mine, false)).toEqual(
      editPlan('core', { basePrice: 549, title: 'Kern' }, userPrice(50)),
    );
  });

  it.each<[string, PricingConfig, PricingConfig]>([
    ['an extra cost', userPrice(50), userPrice(51)],
    [
      'the discount',
      { ...priceList, YEARLY_DISCOUNT: 0.1 },
      { ...priceList, YEARLY_DISCOUNT: 0.2 },
    ],
    ['a list', editPlan('pro', { features: ['A'] }), editPlan('pro', { features: ['B'] })],
    ['what I deleted', editPlan('core', { basePrice: 529 }), dropPlan('core')],
    ['what they deleted', dropPlan('enterprise'), editPlan('enterprise', { basePrice: 529 })],
    [
      'what both added',
      { ...priceList, PRICING_PLANS: [...priceList.PRICING_PLANS, newPlan('Theirs')] },
      { ...priceList, PRICING_PLANS: [...priceList.PRICING_PLANS, newPlan('Mine')] },
    ],
    ['the order', reorder(['pro', 'core', 'enterprise']), reorder(['enterprise', 'core', 'pro'])],
    ['texts', withTexts({ en: 'A' }), withTexts({ en: 'B' })],
  ])('%s: theirs or mine', (_, theirs, mine) => {
    expect(compareThreeWays(priceList, theirs, mine).mine).toEqual([]);
    expect(settle(theirs, mine, true)).toEqual(theirs);
    expect(settle(theirs, mine, false)).toEqual(mine);
  });

  it('of different languages is no dispute', () => {
    const difference = compareThreeWays(priceList, withTexts({ en: 'A' }), withTexts({ fr: 'B' }));
    expect(difference.clashes).toEqual([]);
    expect(readDraft(settleClashes(difference, new Set()))).toEqual(
      withTexts({ en: 'A', fr: 'B' }),
    );
  });
});

function newPlan(title: string): Plan {
  const [core] = priceList.PRICING_PLANS;
  if (!core) throw new Error('no plan');
  return { ...core, id: 'plan-4', title };
}

function reorder(ids: string[]): PricingConfig {
  const PRICING_PLANS = ids.flatMap((id) => priceList.PRICING_PLANS.filter((one) => one.id === id));
  return { ...priceList, PRICING_PLANS };
}

function withTexts(titles: Record<string, string>): PricingConfig {
  const TEXTS = Object.fromEntries(
    Object.entries(titles).map(([language, title]) => [
      language,
      { plans: { core: { title } }, addons: {} },
    ]),
  );
  return { ...priceList, TEXTS };
}
