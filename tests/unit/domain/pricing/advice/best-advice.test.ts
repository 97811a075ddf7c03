import { expect, it } from 'vitest';
import { findBestAdvice } from '#app/domain/pricing/advice/best-advice';
import { priceList, select, withPlan } from '../price-list';

it.each([
  // 1199 − (499 + 7 × 49 + 129)
  {
    name: 'only with fewer addons',
    advice: findBestAdvice(priceList, select('pro', {})),
    expected: { kind: 'fewerAddons', savedEuros: 228, droppedAddons: ['sso', 'support'] },
  },
  // 499 + 35 × 49 = 2214; 40 users: 499 + 37 × 41.65 = 2040.05
  {
    name: 'with more users',
    advice: findBestAdvice(priceList, select('core', { users: 38, systems: 2 })),
    expected: { kind: 'moreUsers', savedEuros: 173, droppedAddons: [] },
  },
  // 2214 − (100 + 28 × 49), which is more than 173
  {
    name: 'with another plan, which saves more than more users',
    advice: findBestAdvice(
      withPlan('pro', { basePrice: 100 }),
      select('core', { users: 38, systems: 2 }, withPlan('pro', { basePrice: 100 })),
    ),
    expected: { kind: 'plan', savedEuros: 742, droppedAddons: [] },
  },
])('the largest saving is $name', ({ advice, expected }) => {
  expect(advice).toMatchObject(expected);
});

it('gives no advice without a saving', () => {
  expect(findBestAdvice(priceList, select('core', { systems: 2 }))).toBeUndefined();
});
