import { expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import {
  DELIVERED_ADDONS,
  DELIVERED_EXTRA_COSTS,
  DELIVERED_PLANS,
  DELIVERED_YEARLY_DISCOUNT,
} from '../../../delivered-prices';
import { germanTexts, priceList } from './price-list';

const plans: Record<string, { basePrice: number }> = DELIVERED_PLANS;
const addons: Record<string, { price: number }> = DELIVERED_ADDONS;

// The tests' own list has the plans and addons of the specification, but prices of its own; an owner
// may have added others.
it('the built-in list has the delivered prices and the texts of the language (spec §9, D32)', () => {
  const { PRICING_PLANS, ADDONS, ...others } = createBuiltInConfig(germanTexts);
  expect(PRICING_PLANS.map(({ id, basePrice }) => [id, { basePrice }])).toMatchObject(
    Object.entries(plans).map(([id, { basePrice }]) => [id, { basePrice }]),
  );
  expect(ADDONS.map(({ id, price }) => [id, { price }])).toEqual(
    Object.entries(addons).map(([id, { price }]) => [id, { price }]),
  );
  expect(PRICING_PLANS).toEqual(
    expect.arrayContaining(
      priceList.PRICING_PLANS.map((plan) => ({ ...plan, basePrice: plans[plan.id]?.basePrice })),
    ),
  );
  expect(ADDONS).toEqual(
    expect.arrayContaining(
      priceList.ADDONS.map((addon) => ({ ...addon, price: addons[addon.id]?.price })),
    ),
  );
  expect(others).toStrictEqual({
    EXTRA_COSTS: DELIVERED_EXTRA_COSTS,
    YEARLY_DISCOUNT: DELIVERED_YEARLY_DISCOUNT,
  });
});

it('the built-in list is a fresh object each time, so that editing one changes no other', () => {
  const first = createBuiltInConfig(germanTexts);
  first.EXTRA_COSTS.USER_PRICE = 1;
  for (const { includedAddons, disabledAddons, features } of first.PRICING_PLANS) {
    for (const list of [includedAddons, disabledAddons, features]) list.push('edited');
  }
  for (const addon of first.ADDONS) addon.features.push('edited');
  expect(JSON.stringify(createBuiltInConfig(germanTexts))).not.toContain('edited');
  expect(createBuiltInConfig(germanTexts).EXTRA_COSTS).toEqual(DELIVERED_EXTRA_COSTS);
});
