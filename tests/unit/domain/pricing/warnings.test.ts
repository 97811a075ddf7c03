import { describe, expect, it } from 'vitest';
import { checkConfig, checkSelection, LIMITS } from '#app/domain/pricing/warnings';
import { priceList, select } from './price-list';

it('the limits are those of the specification (§5)', () => {
  expect(LIMITS).toEqual({
    users: { min: 1, max: 1000 },
    systems: { min: 1, max: 100 },
    landscapes: { min: 1, max: 50 },
    yearlyDiscount: { min: 0, max: 0.5 },
  });
});

describe('a selection (spec §5)', () => {
  it.each([
    { userCount: 1, systemCount: 1, landscapeCount: 1 },
    { userCount: 1000, systemCount: 100, landscapeCount: 50 },
  ])('within the limits: %o', (counts) => {
    expect(checkSelection({ ...select('core'), ...counts })).toEqual([]);
  });

  it('below the limits', () => {
    const counts = { userCount: 0, systemCount: 0, landscapeCount: 0 };
    expect(checkSelection({ ...select('core'), ...counts })).toEqual([
      { kind: 'too-few', unit: 'users', limit: 1 },
      { kind: 'too-few', unit: 'systems', limit: 1 },
      { kind: 'too-few', unit: 'landscapes', limit: 1 },
    ]);
  });

  it('above the limits', () => {
    const counts = { userCount: 1001, systemCount: 101, landscapeCount: 51 };
    expect(checkSelection({ ...select('core'), ...counts })).toEqual([
      { kind: 'too-many', unit: 'users', limit: 1000 },
      { kind: 'too-many', unit: 'systems', limit: 100 },
      { kind: 'too-many', unit: 'landscapes', limit: 50 },
    ]);
  });
});

describe('a configuration (spec §5)', () => {
  it('that is the built-in one has no warning', () => {
    expect(checkConfig(priceList)).toEqual([]);
  });

  it.each(['USER_PRICE', 'SYSTEM_PRICE', 'LANDSCAPE_PRICE'])('with a negative %s', (field) => {
    const costs = priceList.EXTRA_COSTS;
    expect(checkConfig({ ...priceList, EXTRA_COSTS: { ...costs, [field]: -0.01 } })).toEqual([
      { kind: 'negative-extra-cost', field },
    ]);
    // As an emptied field has it.
    expect(checkConfig({ ...priceList, EXTRA_COSTS: { ...costs, [field]: 0 } })).toEqual([
      { kind: 'zero-extra-cost', field },
    ]);
  });

  it.each([
    [-0.01, [{ kind: 'negative-discount' }]],
    [0, []],
    [0.5, []],
    [0.51, [{ kind: 'discount-too-high', limit: 0.5 }]],
  ])('with a yearly discount of %d', (YEARLY_DISCOUNT, warnings) => {
    expect(checkConfig({ ...priceList, YEARLY_DISCOUNT })).toEqual(warnings);
  });
});
