import { expect, it } from 'vitest';
import { findPublishBlockers } from '#app/domain/price-lists/publish-blockers';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { Addon, Plan, PricingConfig } from '#app/domain/pricing/config';
import catalog from '#locales/de/catalog.json';
import { createAddon, planOf, priceList, withPlan } from '../pricing/price-list';

const core = planOf('core');
const withPlans = (...PRICING_PLANS: Plan[]): PricingConfig => ({ ...priceList, PRICING_PLANS });
const withAddon = (change: Partial<Addon>): PricingConfig => ({
  ...priceList,
  ADDONS: [...priceList.ADDONS.slice(0, 1), { ...createAddon('new', 9), ...change }],
});
const first = { list: 'PRICING_PLANS', position: 1 };
const second = { list: 'ADDONS', position: 2 };
const long = (length: number) => 'a'.repeat(length);

it('the built-in list and the test list can be published', () => {
  expect(findPublishBlockers(createBuiltInConfig(catalog.pricing))).toEqual([]);
  expect(findPublishBlockers(priceList)).toEqual([]);
  expect(findPublishBlockers({ ...priceList, YEARLY_DISCOUNT: 0.899 })).toEqual([]);
});

it.each<[string, PricingConfig, object]>([
  ['no plan at all', withPlans(), { kind: 'no-plans' }],
  [
    'two plans of one id',
    withPlans(core, core),
    { kind: 'duplicate-id', position: 2, field: 'id' },
  ],
  ['two addons of one id', withAddon({ id: 'sso' }), { ...second, kind: 'duplicate-id' }],
  ['an id of nothing', withPlans({ ...core, id: '' }), { ...first, kind: 'missing-id' }],
  ['an id of a space', withPlans({ ...core, id: ' ' }), { ...first, kind: 'unfit-id' }],
  ['a path', withPlans({ ...core, id: '../x' }), { ...first, kind: 'unfit-id' }],
  ['a backslash', withAddon({ id: 'a\\b' }), { ...second, kind: 'unfit-id' }],
  ['__proto__', withPlans({ ...core, id: '__proto__' }), { ...first, kind: 'reserved-id' }],
  ['constructor', withAddon({ id: 'constructor' }), { ...second, kind: 'reserved-id' }],
  [
    'a negative plan',
    withPlan('core', { basePrice: -1 }),
    { kind: 'negative', field: 'basePrice' },
  ],
  ['a negative addon', withAddon({ price: -0.01 }), { ...second, kind: 'negative' }],
  [
    'a negative cost',
    { ...priceList, EXTRA_COSTS: { ...priceList.EXTRA_COSTS, SYSTEM_PRICE: -1 } },
    { kind: 'negative', field: 'SYSTEM_PRICE' },
  ],
  [
    'a price of a billion',
    withAddon({ price: 1e9 }),
    { ...second, kind: 'too-high', field: 'price', limit: 100_000_000 },
  ],
  [
    'included users without end',
    withPlan('core', { includedUsers: 1_000_001 }),
    { ...first, kind: 'too-high', field: 'includedUsers', limit: 1_000_000 },
  ],
  [
    'a title of 100,000 characters',
    withPlan('core', { title: long(100_000) }),
    { ...first, kind: 'too-long', field: 'title', limit: 200 },
  ],
  [
    'a description of 5,001 characters',
    withPlan('core', { description: long(5001) }),
    { ...first, kind: 'too-long', field: 'description', limit: 5000 },
  ],
  [
    'an endless feature',
    withAddon({ features: ['short', long(201)] }),
    { ...second, kind: 'too-long', field: 'features', limit: 200 },
  ],
  [
    '201 features',
    withAddon({ features: Array.from({ length: 201 }, String) }),
    { ...second, kind: 'too-many-entries', field: 'features', limit: 200 },
  ],
  ['a negative discount', { ...priceList, YEARLY_DISCOUNT: -0.01 }, { kind: 'negative-discount' }],
  [
    'a discount that is the whole price after three years',
    { ...priceList, YEARLY_DISCOUNT: 0.9 },
    { kind: 'whole-discount' },
  ],
  ['an endless discount', { ...priceList, YEARLY_DISCOUNT: 1e308 }, { kind: 'whole-discount' }],
  [
    '500 plans',
    withPlans(...Array.from({ length: 500 }, (_, index) => ({ ...core, id: `plan-${index}` }))),
    { kind: 'too-many-items', list: 'PRICING_PLANS', limit: 50 },
  ],
  [
    'an endless text in another language',
    { ...priceList, TEXTS: { en: { plans: { core: { title: long(201) } }, addons: {} } } },
    { kind: 'texts-too-long', language: 'en' },
  ],
])('%s cannot be published (D49)', (_, config, blocker) => {
  expect(findPublishBlockers(config)).toMatchObject([blocker]);
});
