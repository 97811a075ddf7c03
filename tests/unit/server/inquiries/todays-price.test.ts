import { expect, it } from 'vitest';
import { findTodaysPrice } from '#app/server/inquiries/staff-inquiries.server';
import { priceList } from '../../domain/pricing/price-list';

const dearer = structuredClone(priceList);
dearer.EXTRA_COSTS.USER_PRICE += 10;
const prices = {
  current: () => ({
    version: 4,
    published: { version: 4, list: dearer },
    until: Number.POSITIVE_INFINITY,
  }),
};
const sheet = {
  number: '2222-2222-2222',
  planId: 'pro',
  query: '?users=45',
  version: 3,
  language: 'de',
  createdAt: 0,
};

it.each([
  // 1199 + 35 × 59 × 0.85, rounded down
  ['has the price in force', 3, sheet, { version: 4, total: 2954 }],
  ['has none if the selection is not stored', 3, undefined, { version: 4, total: null }],
  [
    'has none if the plan has no price',
    3,
    { ...sheet, planId: 'gone' },
    { version: 4, total: null },
  ],
  ['says nothing if its list is in force', 4, sheet, null],
  ['says nothing if its list is unknown', null, sheet, null],
])('an inquiry under another list %s', async (_, list, offer, today) => {
  expect(await findTodaysPrice({ priceList: list }, offer, prices)).toEqual(today);
});
