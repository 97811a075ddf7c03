import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareAmounts, sumAmounts, toNumber } from '#app/domain/pricing/amount';
import { comparePlans } from '#app/domain/pricing/compare';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { resolved } from './arbitraries';
import { priceList, RUNS, select, withPlan } from './price-list';

it('all plans are priced for the same needs (D30)', () => {
  const needs = select('pro', { users: 12, systems: 4, addons: ['reporting'] });
  const compared = comparePlans(priceList, needs);
  expect(
    compared.map(({ plan, quote, missingAddons }) => [plan.id, quote?.totalShown, missingAddons]),
  ).toEqual([
    // 499 + 9 × 49 + 2 × 129 + 199; sso and support, which Pro includes, are not to be had
    ['core', 1397, ['sso', 'support']],
    // 1199 + 2 × 49 + 129; reporting is the free addon
    ['pro', 1426, []],
    ['enterprise', undefined, []],
  ]);
});

/** Each addon of each plan in a word, with what it costs a month. */
function describeAddons(config: PricingConfig, selection: Selection): string[][] {
  return comparePlans(config, selection).map(({ addons }) =>
    addons.map((addon) =>
      'monthly' in addon ? `${addon.kind} ${toNumber(addon.monthly)}` : addon.kind,
    ),
  );
}

/** The price list with all addons available. */
const allAvailable: PricingConfig = {
  ...priceList,
  ADDONS: priceList.ADDONS.map((addon) => ({ ...addon, status: 'available' })),
};

it('an addon has the visitor’s price in the comparison (D8)', () => {
  const [core, pro, enterprise] = describeAddons(priceList, select('pro'));
  const announced = ['announced', 'announced', 'announced', 'announced'];
  expect(core).toEqual(['disabled', 'disabled', 'bookable 199', ...announced]);
  // The one free addon is not used yet.
  expect(pro).toEqual(['included', 'included', 'free', ...announced]);
  expect(enterprise).toEqual(['included', 'included', 'free', ...announced]);
});

it('a chosen addon is charged or free, and a bookable one has its additional price', () => {
  const [core, pro] = describeAddons(
    allAvailable,
    select('pro', { addons: ['reporting'] }, allAvailable),
  );
  expect(core?.slice(2)).toEqual([
    'charged 199',
    'bookable 599',
    'bookable 399',
    'bookable 99',
    'bookable 59',
  ]);
  // A dearer one becomes the free one, and reporting is charged instead.
  expect(pro?.slice(2)).toEqual([
    'free',
    'bookable 199',
    'bookable 199',
    'bookable 99',
    'bookable 59',
  ]);
});

it('an addon that a plan includes and disables is included', () => {
  const config = withPlan('pro', { disabledAddons: ['sso', 'reporting'] });
  const [, pro] = describeAddons(config, select('core', {}, config));
  expect(pro?.slice(0, 3)).toEqual(['included', 'included', 'disabled']);
});

it('charged addons and the other lines add up to the price', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(resolved, ({ config, selection }) =>
      comparePlans(config, selection).every(({ quote, addons }) => {
        if (quote === undefined) return true;
        const charged = addons.flatMap((addon) => (addon.kind === 'charged' ? addon.monthly : []));
        const rest = quote.lines.flatMap(({ kind, monthly }) => (kind === 'addon' ? [] : monthly));
        const sum = sumAmounts([...charged, ...rest]);
        return compareAmounts(sum, quote.monthlyBeforeDiscount) === 0;
      }),
    ),
    RUNS,
  );
});

it('yearly billing gives yearly prices and raised counts', () => {
  const [, pro] = comparePlans(priceList, select('core', { yearly: true, systems: 2 }));
  // 1199 × 12 × 0.85
  expect(pro?.quote?.totalShown).toBe(12_229);
});
