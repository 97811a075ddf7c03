import { describe, expect, it } from 'vitest';
import { compareThreeWays } from '#app/domain/price-lists/three-way';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { readDraft } from '#app/domain/pricing/editing/draft';
import { priceList } from '../pricing/price-list';

function editPlan(id: string, change: Partial<Plan>, config = priceList): PricingConfig {
  return {
    ...config,
    PRICING_PLANS: config.PRICING_PLANS.map((plan) =>
      plan.id === id ? { ...plan, ...change } : plan,
    ),
  };
}

const dropPlan = (id: string): PricingConfig => ({
  ...priceList,
  PRICING_PLANS: priceList.PRICING_PLANS.filter((plan) => plan.id !== id),
});

describe('the difference between what two made of one list', () => {
  it('tells what each has changed, and puts both together', () => {
    const theirs = editPlan('core', { basePrice: 529 });
    const mine = { ...editPlan('pro', { title: 'Profi' }), YEARLY_DISCOUNT: 0.2 };
    const found = compareThreeWays(priceList, theirs, mine);
    expect(found.theirs).toMatchObject([{ kind: 'value', field: 'basePrice', after: 529 }]);
    expect(found.mine).toMatchObject([
      { kind: 'value', field: 'title', after: 'Profi' },
      { kind: 'discount', after: 0.2 },
    ]);
    expect(found.clashes).toEqual([]);
    expect(found.same).toEqual([]);
    expect(readDraft(found.merged)).toEqual({
      ...editPlan('core', { basePrice: 529 }, mine),
    });
  });

  it('names a field that both changed, and mine counts', () => {
    const found = compareThreeWays(
      priceList,
      editPlan('core', { basePrice: 529 }),
      editPlan('core', { basePrice: 549, title: 'Kern' }),
    );
    expect(found.clashes).toMatchObject([
      { theirs: { field: 'basePrice', after: 529 }, mine: { field: 'basePrice', after: 549 } },
    ]);
    expect(found.mine).toMatchObject([{ field: 'title' }]);
    expect(found.merged.PRICING_PLANS[0]).toMatchObject({ basePrice: 549, title: 'Kern' });
  });

  it('does not call it a clash when both did the same', () => {
    const both = { ...priceList, EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 50 } };
    const found = compareThreeWays(priceList, both, { ...both, YEARLY_DISCOUNT: 0.1 });
    expect(found.same).toMatchObject([{ kind: 'extra-cost', field: 'USER_PRICE', after: 50 }]);
    expect(found.mine).toMatchObject([{ kind: 'discount' }]);
    expect([found.theirs, found.clashes]).toEqual([[], []]);
  });

  it('says when one takes away what the other changes; it stays', () => {
    const found = compareThreeWays(priceList, dropPlan('core'), editPlan('core', { basePrice: 1 }));
    expect(found.clashes).toMatchObject([
      { theirs: { kind: 'removed', item: { id: 'core' } }, mine: { field: 'basePrice' } },
    ]);
    expect(found.merged.PRICING_PLANS.map(({ id }) => id)).toContain('core');
  });

  it('says when both add another plan under one id', () => {
    const add = (title: string): PricingConfig => {
      const [core] = priceList.PRICING_PLANS;
      if (!core) throw new Error('no plan');
      return {
        ...priceList,
        PRICING_PLANS: [...priceList.PRICING_PLANS, { ...core, id: 'plan-4', title }],
      };
    };
    expect(compareThreeWays(priceList, add('Team'), add('Team')).same).toHaveLength(1);
    const found = compareThreeWays(priceList, add('Team'), add('Group'));
    expect(found.clashes).toMatchObject([{ mine: { kind: 'added', item: { title: 'Group' } } }]);
    expect(found.merged.PRICING_PLANS.filter(({ id }) => id === 'plan-4')).toHaveLength(1);
  });
});
