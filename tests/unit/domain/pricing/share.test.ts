import { describe, expect, it } from 'vitest';
import type { Addon, PricingConfig } from '#app/domain/pricing/config';
import { calculatorSearchSchema, formatAddressQuery } from '#app/domain/pricing/search';
import { resolveSelection, rewriteSearch } from '#app/domain/pricing/selection';
import { findPriceChange, fingerprintPrices, writeSharedSearch } from '#app/domain/pricing/share';
import { planOf, priceList, select, withPlan } from './price-list';

const LIST = 'xete9t';
const selection = select('pro', {
  yearly: true,
  commitment: 2,
  users: 45,
  systems: 4,
  landscapes: 2,
  addons: ['reporting'],
});

it('a shared address names the offer, the price list and the total (D34)', () => {
  expect(formatAddressQuery(writeSharedSearch(priceList, selection))).toBe(
    `?yearly=true&users=45&systems=4&landscapes=2&commitment=2&addons=reporting&prices=${LIST}.27309`,
  );
});

it('opened, it is the same offer', () => {
  const search = calculatorSearchSchema.parse(writeSharedSearch(priceList, selection));
  expect(resolveSelection(priceList, 'pro', search)).toEqual(selection);
  expect(findPriceChange(priceList, selection, search.prices)).toBeUndefined();
});

it('the first change drops the mark', () => {
  const shared = { ...writeSharedSearch(priceList, selection), utm_source: 'mail' };
  expect(rewriteSearch(shared, select('core', { systems: 2 }))).toEqual({
    utm_source: 'mail',
    yearly: false,
    users: 3,
    systems: 2,
    landscapes: 1,
  });
});

describe('under other prices', () => {
  it('both totals are told', () => {
    // 1299 instead of 1199: 100 × 12 × 0.8 = 960 more
    const dearer = withPlan('pro', { basePrice: 1299 });
    const now = { ...selection, plan: planOf('pro', dearer) };
    expect(findPriceChange(dearer, now, `${LIST}.27309`)).toEqual({ before: 27_309, now: 28_269 });
  });

  it('also when they are equal', () => {
    const other = withPlan('core', { basePrice: 1 });
    expect(findPriceChange(other, selection, `${LIST}.27309`)).toEqual({
      before: 27_309,
      now: 27_309,
    });
  });

  it('but not without a mark, nor for a sales-only plan', () => {
    const other = withPlan('core', { basePrice: 1 });
    expect(findPriceChange(other, selection, undefined)).toBeUndefined();
    expect(findPriceChange(other, select('enterprise'), `${LIST}.27309`)).toBeUndefined();
  });
});

describe('the fingerprint', () => {
  it.each<[string, PricingConfig]>([
    ['price', withPlan('pro', { basePrice: 1198 })],
    ['id', withPlan('pro', { id: 'pro-2' })],
    ['included users', withPlan('pro', { includedUsers: 11 })],
    ['included systems', withPlan('pro', { includedSystems: 4 })],
    ['included landscapes', withPlan('pro', { includedLandscapes: 2 })],
    ['included addons', withPlan('pro', { includedAddons: ['sso'] })],
    ['disabled addons', withPlan('pro', { disabledAddons: ['reporting'] })],
    ['free addons', withPlan('pro', { freeAddonCount: 0 })],
    ['sales-only', withPlan('pro', { salesOnly: true })],
    ['addon', withReporting({ price: 198 })],
    ['status', withReporting({ status: 'future' })],
    ...(['USER_PRICE', 'SYSTEM_PRICE', 'LANDSCAPE_PRICE'] as const).map(
      (key): [string, PricingConfig] => [
        key,
        { ...priceList, EXTRA_COSTS: { ...priceList.EXTRA_COSTS, [key]: 50 } },
      ],
    ),
    ['yearly discount', { ...priceList, YEARLY_DISCOUNT: 0.1 }],
  ])('is another one for another %s', (_what, config) => {
    expect(fingerprintPrices(config)).not.toBe(LIST);
  });

  it('is the same for other texts', () => {
    const named = withPlan('pro', { title: 'Professionell', features: [], highlighted: false });
    expect(fingerprintPrices(named)).toBe(LIST);
  });
});

function withReporting(change: Partial<Addon>): PricingConfig {
  const changeOne = (addon: Addon) => (addon.id === 'reporting' ? { ...addon, ...change } : addon);
  return { ...priceList, ADDONS: priceList.ADDONS.map(changeOne) };
}
