import { afterAll, beforeAll, expect, it } from 'vitest';
import { UNIT_FIELDS } from '#app/domain/pricing/counts';
import { referenceLanguage } from '#app/i18n/languages';
import { getToolSchemas } from '#app/server/api/mcp/schemas';
import { describeApi, describePriceListSchema } from '#app/server/api/openapi';
import { composePriceList } from '#app/server/api/price-list';
import { composePriceListPage } from '#app/server/api/price-list-page';
import { composeQuote, readSelection } from '#app/server/api/quote';
import { getSchemas } from '#app/server/api/schemas';
import { priceList } from '../../domain/pricing/price-list';

/** As an older list is read that knows no landscapes: none included, and the price 0. */
const UNPRICED = {
  ...priceList,
  EXTRA_COSTS: { ...priceList.EXTRA_COSTS, LANDSCAPE_PRICE: 0 },
  PRICING_PLANS: priceList.PRICING_PLANS.map((plan) => ({ ...plan, includedLandscapes: 0 })),
};

beforeAll(() => {
  // Landscapes become a unit that came after the first lists.
  Reflect.deleteProperty(UNIT_FIELDS.landscapes, 'presence');
});

// Test files share their modules.
afterAll(() => {
  Reflect.set(UNIT_FIELDS.landscapes, 'presence', 'required');
});

const quote = (config: typeof priceList) => {
  const read = readSelection(config, '?plan=pro&landscapes=7');
  if (read.kind === 'refused') throw new Error(read.refusal.detail);
  return composeQuote(config, 7, read.value);
};
const answers = {
  'the price list': (config: typeof priceList) => composePriceList(config, { version: 7 }),
  'the schema of the price list': describePriceListSchema,
  OpenAPI: describeApi,
  'a quote': quote,
  'the input of a tool': (config: typeof priceList) =>
    getToolSchemas(getSchemas(config)).quoteInput['~standard'].jsonSchema.input({
      target: 'draft-2020-12',
    }),
};

it.each(Object.entries(answers))('%s names a unit only where it is priced (D47)', (_, answer) => {
  expect(JSON.stringify(answer(priceList))).toContain('"landscapes"');
  expect(JSON.stringify(answer(UNPRICED))).not.toContain('"landscapes"');
});

it('the list in Markdown names a unit only where it is priced (D47)', async () => {
  const read = (config: typeof priceList) =>
    composePriceListPage(config, { version: 7 }, referenceLanguage);
  expect(await read(priceList)).toContain('| Weitere Landscape |');
  expect(await read(UNPRICED)).not.toMatch(/\| (?:Weitere Landscape|Landscapes enthalten) \|/);
});
