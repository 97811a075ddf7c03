import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareAmounts, sumAmounts, toNumber } from '#app/domain/pricing/amount';
import { comparePlans } from '#app/domain/pricing/compare';
import type { PricingConfig } from '#app/domain/pricing/config';
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

/** The price list with all addons available. */
const available: PricingConfig = {
  ...priceList,
  ADDONS: priceList.ADDONS.map((addon) => ({ ...addon, status: 'available' })),
};
const announced = new Array(4).fill('announced');
const rest = ['bookable 99', 'bookable 59'];

it.each([
  [priceList, 0, ['disabled', 'disabled', 'bookable 199', ...announced]],
  // The one free addon is not used yet.
  [priceList, 1, ['included', 'included', 'free', ...announced]],
  [available, 0, ['disabled', 'disabled', 'charged 199', 'bookable 599', 'bookable 399', ...rest]],
  // A dearer one becomes the free one, and reporting is charged instead.
  [available, 1, ['included', 'included', 'free', 'bookable 199', 'bookable 199', ...rest]],
  // An addon that a plan includes and disables is included.
  [
    withPlan('pro', { disabledAddons: ['sso', 'reporting'] }),
    1,
    ['included', 'included', 'disabled', ...announced],
  ],
])('an addon has the visitor’s price in each plan (D8): %#', (config, plan, said) => {
  const addons = config === available ? ['reporting'] : [];
  const compared = comparePlans(config, select('pro', { addons }, config));
  expect(
    compared[plan]?.addons.map((addon) =>
      'monthly' in addon ? `${addon.kind} ${toNumber(addon.monthly)}` : addon.kind,
    ),
  ).toEqual(said);
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
