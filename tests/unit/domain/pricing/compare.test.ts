import { expect, it } from 'vitest';
import { comparePlans } from '#app/domain/pricing/compare';
import { priceList, select, withPlan } from './price-list';

it('all plans for the same needs (D30)', () => {
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

it('what every plan makes of every addon', () => {
  const [core, pro] = comparePlans(
    withPlan('pro', { disabledAddons: ['sso', 'compliance'] }),
    select('core'),
  );
  expect(core?.addonStates.slice(0, 3)).toEqual(['disabled', 'disabled', 'bookable']);
  expect(pro?.addonStates).toEqual([
    'included',
    'included',
    'bookable',
    'bookable',
    'bookable',
    'disabled',
    'bookable',
  ]);
});

it('the yearly price where billing is yearly, and raised counts', () => {
  const [, pro] = comparePlans(priceList, select('core', { yearly: true, systems: 2 }));
  // 1199 × 12 × 0.85
  expect(pro?.quote?.totalShown).toBe(12_229);
});
