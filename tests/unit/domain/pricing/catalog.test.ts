import { expect, it } from 'vitest';
import { fillEmptyTitles, isQuarterPassed } from '#app/domain/pricing/catalog';
import { createAddon, priceList } from './price-list';

it('empty titles become the id, or the position if that is empty too (D21)', () => {
  const config = {
    ...priceList,
    ADDONS: [
      createAddon('a', 1, { title: '' }),
      createAddon('b', 1, { title: ' B ' }),
      createAddon(' ', 1, { title: '  ' }),
    ],
  };
  const filled = fillEmptyTitles(config);
  expect(filled.ADDONS.map(({ title }) => title)).toEqual(['a', ' B ', '#3']);
  expect(filled.PRICING_PLANS.map(({ title }) => title)).toEqual(['Core', 'Pro', 'enterprise']);
  expect(filled).toMatchObject({ EXTRA_COSTS: priceList.EXTRA_COSTS, YEARLY_DISCOUNT: 0.15 });
});

it.each([
  ['Q2/2025', '2025-06-30T23:59:59Z', false],
  ['Q2/2025', '2025-07-01T00:00:00Z', true],
  ['Q4/2025', '2025-12-31T23:59:59Z', false],
  [' Q4 / 2025 ', '2026-01-01T00:00:00Z', true],
  ['Q5/2025', '2030-01-01T00:00:00Z', false],
  ['Sommer 2025', '2030-01-01T00:00:00Z', false],
  ['', '2030-01-01T00:00:00Z', false],
])('announced for %j, on %s: %s', (statusText, now, passed) => {
  expect(isQuarterPassed({ status: 'future', statusText }, new Date(now))).toBe(passed);
});

it('only announced addons have a passed quarter', () => {
  const addon = { status: 'available', statusText: 'Q1/2020' } as const;
  expect(isQuarterPassed(addon, new Date('2030-01-01'))).toBe(false);
});
