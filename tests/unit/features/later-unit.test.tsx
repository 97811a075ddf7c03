import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listCounted, listUnits, UNIT_FIELDS } from '#app/domain/pricing/counts';
import { resolveSelection, selectionToSearch } from '#app/domain/pricing/selection';
import { checkConfig, checkSelection } from '#app/domain/pricing/warnings';
import { NextUnits } from '#app/features/calculator/curve/price-picture';
import { PlanTable } from '#app/features/calculator/plans/plan-table';
import { ScopeSteppers } from '#app/features/calculator/summary/scope-steppers';
import { PlanComparison } from '#app/features/landing/details/draw-details';
import { PlanCard } from '#app/features/landing/plans';
import { planOf, priceList, select } from '../domain/pricing/price-list';
import { read, show } from './show';

const PRICED = priceList;
/** As an older list is read that knows no landscapes: the price 0. */
const UNPRICED = { ...PRICED, EXTRA_COSTS: { ...PRICED.EXTRA_COSTS, LANDSCAPE_PRICE: 0 } };

beforeAll(() => {
  // Landscapes become a unit that came after the first lists.
  Reflect.deleteProperty(UNIT_FIELDS.landscapes, 'presence');
});

// Test files share their modules.
afterAll(() => {
  Reflect.set(UNIT_FIELDS.landscapes, 'presence', 'required');
});

const pages = (config: typeof PRICED) => {
  const selection = resolveSelection(config, 'pro', { landscapes: 7 });
  if (!selection) throw new Error('No plan');
  const change = () => undefined;
  return {
    card: <PlanCard config={config} plan={planOf('pro')} isYearly={false} />,
    steppers: <ScopeSteppers config={config} selection={selection} change={change} />,
    comparison: <PlanTable config={config} selection={selection} change={change} />,
    'landing comparison': <PlanComparison config={config} />,
    curve: <NextUnits config={config} selection={selection} />,
  };
};

it('a unit without a price in an older list is not offered (D47)', async () => {
  expect(listUnits(PRICED)).toEqual(['users', 'systems', 'landscapes']);
  expect(listUnits(UNPRICED)).toEqual(['users', 'systems']);
  expect(resolveSelection(UNPRICED, 'pro', { landscapes: 7 })?.landscapeCount).toBe(1);
});

it('the address and an inquiry name a later unit only with a count (D47)', () => {
  const selection = resolveSelection(PRICED, 'pro', { landscapes: 7 });
  if (!selection) throw new Error('No plan');
  expect(selectionToSearch(selection)).toMatchObject({ users: 10, landscapes: 7 });
  const without = { ...selection, landscapeCount: 0 };
  expect(selectionToSearch(without)).not.toHaveProperty('landscapes');
  expect(listCounted({ users: 10, systems: 3, landscapes: 0 })).toEqual([
    { unit: 'users', count: 10 },
    { unit: 'systems', count: 3 },
  ]);
  // An inquiry from before the unit existed.
  expect(listCounted({ users: 10, systems: 3 })).toHaveLength(2);
});

it('is no reason for a warning where it is not offered (D47)', () => {
  expect(checkConfig(UNPRICED)).toEqual([]);
  expect(checkSelection({ ...select('pro'), landscapeCount: 0 })).toEqual([]);
});

it('may be missing in an inquiry from a page that was opened before', async () => {
  vi.resetModules();
  vi.doMock('#app/domain/pricing/counts', async (load) => ({
    ...(await load<object>()),
    isLaterUnit: () => true,
  }));
  const { pricingDetailsSchema } = await import('#app/domain/contact/pricing-details');
  vi.doUnmock('#app/domain/pricing/counts');
  const earlier = { plan: 'Pro', isYearly: false, users: 10, systems: 3, addons: [] };
  expect(pricingDetailsSchema.parse(earlier)).toMatchObject({ ...earlier, landscapes: 0 });
});

it.each(['card', 'steppers', 'comparison', 'landing comparison', 'curve'] as const)(
  'the %s names it only where it is priced',
  async (part) => {
    const word = /Landscapes?\b(?! Monitoring| Explorer)/;
    expect(read(await show('de', pages(PRICED)[part]))).toMatch(word);
    const words = read(await show('de', pages(UNPRICED)[part]));
    expect(words.replace('eigenen Landschaft', '')).not.toMatch(word);
  },
);
