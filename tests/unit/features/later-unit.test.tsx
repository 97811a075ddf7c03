import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listCounted, listUnits, UNIT_FIELDS } from '#app/domain/pricing/counts';
import { selectionToSearch } from '#app/domain/pricing/selection';
import { checkConfig, checkSelection } from '#app/domain/pricing/warnings';
import { NextUnits } from '#app/features/calculator/curve/price-picture';
import { PlanTable } from '#app/features/calculator/plans/plan-table';
import { ScopeSteppers } from '#app/features/calculator/summary/scope-and-term';
import { PlanComparison } from '#app/features/landing/details/draw-details';
import { PlanCard } from '#app/features/landing/plans';
import { referenceLanguage } from '#app/i18n/languages';
import { getToolSchemas } from '#app/server/api/mcp/schemas';
import { describeApi, describePriceListSchema } from '#app/server/api/openapi';
import { composePriceList } from '#app/server/api/price-list';
import { composePriceListPage } from '#app/server/api/price-list-page';
import { composeQuote, readSelection } from '#app/server/api/quote';
import { getSchemas } from '#app/server/api/schemas';
import { planOf, priceList, select } from '../domain/pricing/price-list';
import { read, show } from './show';

const PRICED = priceList;
/** As an older list is read that knows no landscapes: none included, and the price 0. */
const UNPRICED = {
  ...PRICED,
  EXTRA_COSTS: { ...PRICED.EXTRA_COSTS, LANDSCAPE_PRICE: 0 },
  PRICING_PLANS: PRICED.PRICING_PLANS.map((plan) => ({ ...plan, includedLandscapes: 0 })),
};

beforeAll(() => {
  // Landscapes become a unit that came after the first lists.
  Reflect.set(UNIT_FIELDS.landscapes, 'presence', 'later');
});

// Test files share their modules.
afterAll(() => {
  Reflect.deleteProperty(UNIT_FIELDS.landscapes, 'presence');
});

const pages = (config: typeof PRICED) => {
  const selection = select('pro', { landscapes: 7 }, config);
  const change = () => undefined;
  return {
    card: <PlanCard config={config} plan={planOf('pro')} isYearly={false} />,
    steppers: <ScopeSteppers config={config} selection={selection} change={change} />,
    comparison: <PlanTable config={config} selection={selection} change={change} />,
    'landing comparison': <PlanComparison config={config} />,
    curve: <NextUnits config={config} selection={selection} />,
  };
};

it('a unit without a price in an older list is not offered, and no reason for a warning (D47)', () => {
  expect(listUnits(PRICED)).toEqual(['users', 'systems', 'landscapes']);
  expect(listUnits(UNPRICED)).toEqual(['users', 'systems']);
  const selection = select('pro', { landscapes: 7 }, UNPRICED);
  expect(selection.landscapeCount).toBe(0);
  // The address and an inquiry name it only with a count.
  expect(selectionToSearch(selection)).not.toHaveProperty('landscapes');
  expect(checkSelection(UNPRICED, selection, [])).toEqual([]);
  expect(checkConfig(UNPRICED)).toEqual([]);
  // An inquiry from before the unit existed.
  expect(listCounted({ users: 10, systems: 3 })).toHaveLength(2);
});

it('may be missing in an inquiry from a page that was opened before', async () => {
  vi.resetModules();
  vi.doMock('#app/domain/pricing/counts', async (load) => ({
    ...(await load<object>()),
    isLaterUnit: () => true,
  }));
  const { pricingDetailsSchema } = await import('#app/domain/contact/pricing-details-schema');
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

const quote = (config: typeof PRICED) => {
  const read = readSelection(config, '?plan=pro&landscapes=7');
  if (read.kind === 'refused') throw new Error(read.refusal.detail);
  return composeQuote(config, 7, read.value);
};
const answers = {
  'the price list': (config: typeof PRICED) => composePriceList(config, { version: 7 }),
  'the schema of the price list': describePriceListSchema,
  OpenAPI: describeApi,
  'a quote': quote,
  'the input of a tool': (config: typeof PRICED) =>
    getToolSchemas(getSchemas(config)).quoteInput['~standard'].jsonSchema.input({
      target: 'draft-2020-12',
    }),
};

it.each(Object.entries(answers))('%s names it only where it is priced (D47)', (_, answer) => {
  expect(JSON.stringify(answer(PRICED))).toContain('"landscapes"');
  expect(JSON.stringify(answer(UNPRICED))).not.toContain('"landscapes"');
});

it('the list in Markdown names it only where it is priced (D47)', async () => {
  const write = (config: typeof PRICED) =>
    composePriceListPage(config, { version: 7 }, referenceLanguage);
  expect(await write(PRICED)).toContain('| Weitere Landscape |');
  expect(await write(UNPRICED)).not.toMatch(/\| (?:Weitere Landscape|Landscapes enthalten) \|/);
});
