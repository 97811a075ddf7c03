import { afterEach, expect, it } from 'vitest';
import {
  EXTRA_COST_FIELDS,
  getCounts,
  getIncludedCount,
  getIncludedCounts,
  getUnitPrice,
  isLaterUnit,
  listCounted,
  listUnits,
  mapCounts,
  mapUnits,
  normalizeCount,
  parseCount,
  raiseCount,
  UNIT_FIELDS,
} from '#app/domain/pricing/counts';
import { checkConfig, checkSelection } from '#app/domain/pricing/warnings';
import { planOf, priceList, priceSelection, select } from './price-list';

afterEach(() => {
  Reflect.deleteProperty(UNIT_FIELDS.landscapes, 'presence');
});

it.each([
  ['12', 12],
  [' 12 ', 12],
  ['0', 0],
  ['007', 7],
  ['1.000', 1000],
  ['1,000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['1 000', 1000],
  ['12.345.678', 12_345_678],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ['9007199254740993', undefined],
  ['1234.567', undefined],
  ['1.00', undefined],
  ['1.0000', undefined],
  ['1.000x', undefined],
  ['x1.000', undefined],
  ['1.000.', undefined],
  ['12x', undefined],
  ['x12', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('"%s" is read as %s (D12)', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

it.each([
  [7, 7],
  [2.9, 2],
  [-1, 0],
  [-0.5, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER],
])('%d is the count %d (D18)', (value, count) => {
  expect(normalizeCount(value)).toBe(count);
});

it('a count is raised to what the plan includes (D14)', () => {
  const plan = { ...planOf('pro'), includedUsers: 10.5, includedSystems: -1 };
  expect(getIncludedCount(plan, 'users')).toBe(10);
  expect(getIncludedCounts(plan)).toEqual({ userCount: 10, systemCount: 0, landscapeCount: 1 });
  expect(raiseCount(plan, 'users', 3)).toBe(10);
  expect(raiseCount(plan, 'users', 12.7)).toBe(12);
  expect(raiseCount(plan, 'systems', -5)).toBe(0);
});

it('each unit has its own field, price and order', () => {
  const byUnit = { users: 1, systems: 2, landscapes: 3 };
  const counts = { userCount: 1, systemCount: 2, landscapeCount: 3 };
  expect(mapCounts((unit) => byUnit[unit])).toEqual(counts);
  expect(getCounts(counts)).toEqual(byUnit);
  expect(mapUnits((unit) => `${unit}!`)).toEqual({
    users: 'users!',
    systems: 'systems!',
    landscapes: 'landscapes!',
  });
  expect(EXTRA_COST_FIELDS).toEqual(['USER_PRICE', 'SYSTEM_PRICE', 'LANDSCAPE_PRICE']);
  const EXTRA_COSTS = { USER_PRICE: 4, SYSTEM_PRICE: 5, LANDSCAPE_PRICE: 6 };
  const prices = mapUnits((unit) => getUnitPrice({ EXTRA_COSTS }, unit));
  expect(prices).toEqual({ users: 4, systems: 5, landscapes: 6 });
  expect(listCounted({ landscapes: 0, users: 7 })).toEqual([
    { unit: 'users', count: 7 },
    { unit: 'landscapes', count: 0 },
  ]);
});

it('a unit that came later is offered, counted and warned about only with a price (D47)', () => {
  const free = { ...priceList, EXTRA_COSTS: { ...priceList.EXTRA_COSTS, LANDSCAPE_PRICE: 0 } };
  expect(isLaterUnit('landscapes')).toBe(false);
  expect(listUnits(free)).toEqual(['users', 'systems', 'landscapes']);
  expect(checkConfig(free)).toEqual([{ kind: 'zero-extra-cost', field: 'LANDSCAPE_PRICE' }]);
  Reflect.set(UNIT_FIELDS.landscapes, 'presence', 'later');
  expect([isLaterUnit('landscapes'), isLaterUnit('users')]).toEqual([true, false]);
  expect(listUnits(priceList)).toEqual(['users', 'systems', 'landscapes']);
  expect(listUnits(free)).toEqual(['users', 'systems']);
  expect(checkConfig(free)).toEqual([]);
  const dear = { ...free, EXTRA_COSTS: { ...free.EXTRA_COSTS, LANDSCAPE_PRICE: -1 } };
  expect(checkConfig(dear)).toEqual([{ kind: 'negative-extra-cost', field: 'LANDSCAPE_PRICE' }]);
  expect(listCounted({ users: 0, landscapes: 0 })).toEqual([{ unit: 'users', count: 0 }]);
  expect(listCounted({ landscapes: 1 })).toEqual([{ unit: 'landscapes', count: 1 }]);
  // Beyond its limit, but not offered.
  const many = { ...select('pro'), landscapeCount: 51 };
  expect(checkSelection(free, many, [])).toEqual([]);
  expect(checkSelection(priceList, many, [])).toEqual([
    { code: 'too-many', parameter: 'landscapes', limit: 50 },
  ]);
});

it('wanted addons that are no position of the price are named, in the order of the list', () => {
  const selection = select('core', { users: 1001, addons: ['sso', 'reporting'] });
  const { lines: positions } = priceSelection(priceList, selection);
  expect(checkSelection(priceList, selection, positions)).toEqual([
    { code: 'too-many', parameter: 'users', limit: 1000 },
    { code: 'addon-not-in-plan', parameter: 'addons', addon: 'sso' },
  ]);
  const announced = {
    ...priceList,
    ADDONS: priceList.ADDONS.map((one) =>
      one.id === 'support' ? { ...one, status: 'future' as const } : one,
    ),
  };
  const wanted = ['reporting', 'support', 'nonsense'];
  expect(checkSelection(announced, select('core'), positions, wanted)).toEqual([
    { code: 'addon-not-available', parameter: 'addons', addon: 'support' },
  ]);
});
