import { expect, it } from 'vitest';
import { checkConfig, checkCounts } from '#app/domain/pricing/warnings';
import { priceList, select } from './price-list';

it.each([
  [{ userCount: 1, systemCount: 1, landscapeCount: 1 }, []],
  [{ userCount: 1000, systemCount: 100, landscapeCount: 50 }, []],
  [{ userCount: 0 }, [{ code: 'too-few', parameter: 'users', limit: 1 }]],
  [{ systemCount: 0 }, [{ code: 'too-few', parameter: 'systems', limit: 1 }]],
  [{ landscapeCount: 0 }, [{ code: 'too-few', parameter: 'landscapes', limit: 1 }]],
  [{ userCount: 1001 }, [{ code: 'too-many', parameter: 'users', limit: 1000 }]],
  [{ systemCount: 101 }, [{ code: 'too-many', parameter: 'systems', limit: 100 }]],
  [{ landscapeCount: 51 }, [{ code: 'too-many', parameter: 'landscapes', limit: 50 }]],
])('a selection with %o has the warnings %o (spec §5)', (counts, warnings) => {
  expect(checkCounts({ ...select('core'), ...counts })).toEqual(warnings);
});

it.each([
  [{}, []],
  [{ USER_PRICE: -0.01 }, [{ kind: 'negative-extra-cost', field: 'USER_PRICE' }]],
  // As an emptied field has it.
  [{ SYSTEM_PRICE: 0 }, [{ kind: 'zero-extra-cost', field: 'SYSTEM_PRICE' }]],
])('extra costs of %o have the warnings %o (spec §5)', (costs, warnings) => {
  const EXTRA_COSTS = { ...priceList.EXTRA_COSTS, ...costs };
  expect(checkConfig({ ...priceList, EXTRA_COSTS })).toEqual(warnings);
});

it.each([
  [-0.01, [{ kind: 'negative-discount' }]],
  [0, []],
  [0.5, []],
  [0.51, [{ kind: 'discount-too-high', limit: 0.5 }]],
])('a yearly discount of %d has the warnings %o (spec §5)', (YEARLY_DISCOUNT, warnings) => {
  expect(checkConfig({ ...priceList, YEARLY_DISCOUNT })).toEqual(warnings);
});
