import { describe, expect, it } from 'vitest';
import { diffThreeWays, type ThreeWayDiff } from '#app/domain/price-lists/compare-lists';
import type { PricingConfig } from '#app/domain/pricing/config';
import { draftToConfig } from '#app/domain/pricing/editing/draft';
import { mergeDrafts } from '#app/domain/pricing/editing/merge';
import { planOf, priceList, withPlan, withUserPrice } from '../pricing/price-list';

const dropPlan = (id: string): PricingConfig => ({
  ...priceList,
  PRICING_PLANS: priceList.PRICING_PLANS.filter((plan) => plan.id !== id),
});

const merge = ({ drafts: { before, mine, theirs } }: ThreeWayDiff, theirChoices: string[] = []) =>
  mergeDrafts(before, mine, theirs, new Set(theirChoices));

describe('diffThreeWays', () => {
  it('lists the changes of both sides and merges them', () => {
    const theirs = withPlan('core', { basePrice: 529 });
    const mine = { ...withPlan('pro', { title: 'Profi' }), YEARLY_DISCOUNT: 0.2 };
    const found = diffThreeWays(priceList, theirs, mine);
    expect(found.theirs).toMatchObject([{ kind: 'value', field: 'basePrice', after: 529 }]);
    expect(found.mine).toMatchObject([
      { kind: 'value', field: 'title', after: 'Profi' },
      { kind: 'discount', after: 0.2 },
    ]);
    expect(found.conflicts).toEqual([]);
    expect(found.same).toEqual([]);
    expect(draftToConfig(merge(found))).toEqual(withPlan('core', { basePrice: 529 }, mine));
  });

  it('reports no conflict if both made the same change', () => {
    const both = withUserPrice(50);
    const found = diffThreeWays(priceList, both, { ...both, YEARLY_DISCOUNT: 0.1 });
    expect(found.same).toMatchObject([{ kind: 'extra-cost', field: 'USER_PRICE', after: 50 }]);
    expect(found.mine).toMatchObject([{ kind: 'discount' }]);
    expect([found.theirs, found.conflicts]).toEqual([[], []]);
    expect(diffThreeWays(priceList, addPlan('Team'), addPlan('Team')).same).toHaveLength(1);
  });
});

/** Both together, where all conflicts are decided for one side. */
function settle(theirs: PricingConfig, mine: PricingConfig, isTheirs: boolean): PricingConfig {
  const difference = diffThreeWays(priceList, theirs, mine);
  const ids = difference.conflicts.map(({ path }) => path);
  return draftToConfig(merge(difference, isTheirs ? ids : []));
}

describe('conflicts of two edits', () => {
  it('appear once for each path', () => {
    const theirs = withPlan('core', { basePrice: 529, title: 'A' }, withUserPrice(50));
    const mine = withPlan('core', { basePrice: 549, title: 'B' }, withUserPrice(51));
    const { conflicts } = diffThreeWays(priceList, theirs, mine);
    expect(conflicts.map(({ theirs: [one], mine: [other] }) => [one?.kind, other?.kind])).toEqual([
      ['value', 'value'],
      ['value', 'value'],
      ['extra-cost', 'extra-cost'],
    ]);
  });

  it('are one for a deleted item, however many of its fields were changed', () => {
    const mine = withPlan('core', { basePrice: 549, title: 'B' });
    expect(diffThreeWays(priceList, dropPlan('core'), mine).conflicts).toMatchObject([
      { theirs: [{ kind: 'removed' }], mine: [{ field: 'title' }, { field: 'basePrice' }] },
    ]);
  });

  it('are merged together with the changes of one side', () => {
    const theirs = withPlan('core', { basePrice: 529 }, withUserPrice(50));
    const mine = withPlan('core', { basePrice: 549, title: 'Kern' });
    expect(settle(theirs, mine, true)).toEqual(
      withPlan('core', { basePrice: 529, title: 'Kern' }, withUserPrice(50)),
    );
    expect(settle(theirs, mine, false)).toEqual(
      withPlan('core', { basePrice: 549, title: 'Kern' }, withUserPrice(50)),
    );
  });

  it.each<[string, PricingConfig, PricingConfig]>([
    ['an extra cost', withUserPrice(50), withUserPrice(51)],
    [
      'the discount',
      { ...priceList, YEARLY_DISCOUNT: 0.1 },
      { ...priceList, YEARLY_DISCOUNT: 0.2 },
    ],
    ['a list', withPlan('pro', { features: ['A'] }), withPlan('pro', { features: ['B'] })],
    ['what I deleted', withPlan('core', { basePrice: 529 }), dropPlan('core')],
    ['what they deleted', dropPlan('enterprise'), withPlan('enterprise', { basePrice: 529 })],
    ['what both added', addPlan('Theirs'), addPlan('Mine')],
    ['the order', reorder(['pro', 'core', 'enterprise']), reorder(['enterprise', 'core', 'pro'])],
    ['texts', withTexts({ en: 'A' }), withTexts({ en: 'B' })],
  ])('%s: theirs or mine', (_, theirs, mine) => {
    expect(diffThreeWays(priceList, theirs, mine)).toMatchObject({ mine: [], same: [] });
    expect(settle(theirs, mine, true)).toEqual(theirs);
    expect(settle(theirs, mine, false)).toEqual(mine);
  });

  it.each<[string, PricingConfig]>([
    ['an added plan', addPlan('Team')],
    ['a deleted plan', dropPlan('core')],
    ['another order', reorder(['pro', 'enterprise', 'core'])],
    ['texts', withTexts({ en: 'A' })],
    ['an empty list', { ...priceList, PRICING_PLANS: [] }],
    ['nothing', priceList],
  ])('are none if only one side has %s', (_, changed) => {
    expect(settle(changed, priceList, false)).toEqual(changed);
    expect(settle(priceList, changed, true)).toEqual(changed);
  });

  it('are none between different plans that both add, theirs first', () => {
    const { PRICING_PLANS } = settle(addPlan('Theirs'), addPlan('Mine', 'plan-5'), true);
    expect(PRICING_PLANS.slice(3).map(({ title }) => title)).toEqual(['Theirs', 'Mine']);
  });

  it.each(['core', 'pro'])('are no same change if they delete %s and I move it', (id) => {
    const mine = reorder(['pro', 'core', 'enterprise']);
    expect(diffThreeWays(priceList, dropPlan(id), mine).same).toEqual([]);
  });

  it('do not exist between texts of different languages', () => {
    const difference = diffThreeWays(priceList, withTexts({ en: 'A' }), withTexts({ fr: 'B' }));
    expect(difference.conflicts).toEqual([]);
    expect(draftToConfig(merge(difference))).toEqual(withTexts({ en: 'A', fr: 'B' }));
  });
});

function addPlan(title: string, id = 'plan-4'): PricingConfig {
  const plan = { ...planOf('core'), id, title };
  return { ...priceList, PRICING_PLANS: [...priceList.PRICING_PLANS, plan] };
}

function reorder(ids: string[]): PricingConfig {
  return { ...priceList, PRICING_PLANS: ids.map((id) => planOf(id)) };
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
