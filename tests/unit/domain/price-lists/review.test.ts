import { describe, expect, it } from 'vitest';
import { reviewPublication } from '#app/domain/price-lists/review';
import type { PricingConfig } from '#app/domain/pricing/config';
import { addonOf, germanTexts, planOf, priceList } from '../pricing/price-list';

const circumstances = {
  now: new Date('2025-07-01T00:00:00Z'),
  languages: ['en'],
  referenceTexts: germanTexts,
};

const [core, pro, enterprise] = [planOf('core'), planOf('pro'), planOf('enterprise')];
const [first, otherAddons] = [addonOf('sso'), priceList.ADDONS.slice(1)];

function codesOf(change: Partial<PricingConfig>, inForce = priceList) {
  const { added } = reviewPublication(inForce, { ...inForce, ...change }, circumstances);
  return [...new Set(added.map(({ kind }) => kind))];
}
const withCore = (change: Partial<typeof core>) => ({
  PRICING_PLANS: [{ ...core, ...change }, pro, enterprise],
});
const TEXTS = { en: { plans: { core: { title: 'Basic', features: ['New'] } }, addons: {} } };
const withFirst = (change: Partial<typeof first>) => ({
  ADDONS: [{ ...first, ...change }, ...otherAddons],
});

describe('reviewing a publication', () => {
  it.each<[string, Partial<PricingConfig>, string[]]>([
    ['a price up to a fifth dearer', withCore({ basePrice: 598.8 }), []],
    ['a price more than a fifth dearer', withCore({ basePrice: 598.81 }), ['price-change']],
    ['a price a fifth cheaper', withCore({ basePrice: 399.2 }), []],
    ['a price more than a fifth cheaper', withCore({ basePrice: 399 }), ['price-change']],
    ['a price of 0', withCore({ basePrice: 0 }), ['price-change', 'zero-price']],
    [
      'a price that pages show as 0 €',
      withCore({ basePrice: 0.99 }),
      ['price-change', 'zero-price'],
    ],
    [
      'a plan without a price that is no longer sales-only',
      { PRICING_PLANS: [core, pro, { ...enterprise, salesOnly: false, basePrice: 0 }] },
      ['price-change', 'zero-price'],
    ],
    [
      'an extra cost',
      { EXTRA_COSTS: { ...priceList.EXTRA_COSTS, USER_PRICE: 59 } },
      ['price-change'],
    ],
    // 0.85 becomes 0.67, which is 21 % less, or 0.68, which is 20 %.
    ['a large yearly discount', { YEARLY_DISCOUNT: 0.33 }, ['price-change']],
    ['a yearly discount', { YEARLY_DISCOUNT: 0.32 }, []],
    ['an addon dearer', withFirst({ price: 999 }), ['price-change']],
    ['no plan less', { PRICING_PLANS: [core, pro] }, ['plan-removed']],
    ['no addon', { ADDONS: otherAddons }, ['addon-removed', 'unknown-addons']],
    [
      'a quarter that is over',
      withFirst({ status: 'future', statusText: 'Q2/2025' }),
      ['quarter-passed'],
    ],
    ['a quarter to come', withFirst({ status: 'future', statusText: 'Q3/2025' }), []],
    ['a text of its own', withCore({ description: 'Neu' }), ['texts-missing']],
    ['texts with translations', { ...withCore({ title: 'Kern', features: ['Neu'] }), TEXTS }, []],
    ['one without', { ...withCore({ description: 'Neu' }), TEXTS }, ['texts-missing']],
    [
      'a repeated id',
      withCore({ id: 'pro' }),
      ['plan-removed', 'price-change', 'duplicate-id', 'texts-missing'],
    ],
  ])('%s', (_name, change, codes) => {
    expect(codesOf(change)).toEqual(codes);
  });

  it('does not ask to confirm existing warnings', () => {
    const odd = { ...priceList, ...withCore({ basePrice: 0, description: 'Neu' }) };
    expect(codesOf({ YEARLY_DISCOUNT: 0.16 }, odd)).toEqual([]);
  });

  it('ignores the price of a sales-only plan', () => {
    const dearer = { ...enterprise, basePrice: 9999 };
    expect(codesOf({ PRICING_PLANS: [core, pro, dearer] })).toEqual([]);
  });

  it('reports each language with missing texts', () => {
    const review = reviewPublication(
      priceList,
      { ...priceList, ...withCore({ title: 'Kern' }) },
      { ...circumstances, languages: ['en', 'fr'] },
    );
    expect(review.added).toMatchObject([
      { kind: 'texts-missing', language: 'en' },
      { kind: 'texts-missing', language: 'fr' },
    ]);
    expect(review.changes).toMatchObject([{ kind: 'value', field: 'title', after: 'Kern' }]);
  });
});
