import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ComparisonTable } from '#app/catalog/comparison-table';
import { PlanPrice } from '#app/catalog/plan-price';
import type { PricingConfig } from '#app/domain/pricing/config';
import { quoteSelection } from '#app/domain/pricing/quote';
import { previewLink } from '#app/features/calculator/link-preview';
import { Sheet } from '#app/features/calculator/offer/sheet';
import { PlanTable } from '#app/features/calculator/plans/plan-table';
import { useScenarioRows } from '#app/features/calculator/scenarios/scenario-columns';
import { FloatingSummary } from '#app/features/calculator/summary/floating-summary';
import { ScopeSteppers, TermChoice } from '#app/features/calculator/summary/scope-and-term';
import { TotalPrice } from '#app/features/calculator/summary/total-price';
import { referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { loadAnswers } from '#app/server/api/mcp/answers';
import { getToolSchemas } from '#app/server/api/mcp/schemas';
import { composePriceList } from '#app/server/api/price-list';
import { composeQuote } from '#app/server/api/quote';
import { getSchemas } from '#app/server/api/schemas';
import { composeSheet } from '#app/sheet/compose-sheet';
import { composeSheetCsv } from '#app/sheet/sheet-csv';
import { SHEET_TEXTS } from '#app/sheet/sheet-words';
import { largeInput } from '../domain/pricing/arbitraries';
import {
  planOf,
  RUNS,
  select,
  titledList,
  withPlan,
  withUserPrice,
} from '../domain/pricing/price-list';
import { namedOffer } from './named-offer';
import { read, show } from './show';

type Input = { config: PricingConfig; selection: ReturnType<typeof select> };

const change = () => undefined;
const toCsv = (input: Input) =>
  composeSheetCsv(
    composeSheet({ ...namedOffer, ...input }, referenceLanguage),
    namedOffer.number,
    referenceLanguage,
  );

/** The answer for programs, and the sheet's content. */
async function composeAll(input: Input) {
  const { config, selection } = input;
  await loadTexts(referenceLanguage, SHEET_TEXTS);
  const answer = composeQuote(config, 1, { selection, wantedAddons: [] });
  const answers = await loadAnswers(referenceLanguage, config);
  const asked = { plan: selection.plan.id, language: 'de' };
  return {
    answer,
    sentence: answers.tellQuote(answer, '/', asked),
    sheet: JSON.stringify(composeSheet({ ...namedOffer, ...input }, referenceLanguage).deciding),
    csv: toCsv(input),
  };
}

function ScenarioTable({ config, selection }: Input) {
  const quote = quoteSelection(config, selection);
  const rows = useScenarioRows(config, [{ name: 'Heute', selection, quote }]);
  return <ComparisonTable caption="" corner="" heads={[{ key: '0', head: '' }]} rows={rows} />;
}

/** Each part of the site that shows a price of a selection. */
async function readAll(input: Input) {
  const { config, selection } = input;
  const quote = quoteSelection(config, selection);
  const choice = { config, selection, change };
  const parts = {
    total: <TotalPrice selection={selection} quote={quote} />,
    floating: <FloatingSummary selection={selection} quote={quote} />,
    terms: <TermChoice {...choice} />,
    plans: <PlanTable {...choice} />,
    scenarios: <ScenarioTable {...input} />,
    sheet: <Sheet {...namedOffer} {...input} />,
  };
  const shown = await Promise.all(
    Object.entries(parts).map(
      async ([name, part]) => [name, read(await show('de', part))] as const,
    ),
  );
  const { answer, sentence, csv } = await composeAll(input);
  const preview = await previewLink(
    { published: { version: 1, list: config } },
    selection.plan.id,
    { search: { users: selection.userCount }, href: '/' },
    referenceLanguage,
  );
  return {
    ...Object.fromEntries(shown),
    answer: JSON.stringify(answer),
    sentence,
    csv,
    preview: `${preview?.preview?.title}`,
  };
}

it.each([
  ['300,000,000,000,000 users', titledList, { users: 300_000_000_000_000 }],
  ['a price of 10^21 € a user', withUserPrice(1e21, titledList), { users: 40 }],
  ['a plan of 10^308 €', withPlan('core', { basePrice: 1e308 }, titledList), {}],
])(
  '%s: every part says "auf Anfrage", and none a figure that is too high (D18)',
  async (_, config, search) => {
    const selection = select('core', search, config);
    for (const [part, text] of Object.entries(await readAll({ config, selection }))) {
      expect(text, part).toMatch(/auf Anfrage|"onRequest":true/);
      expect(findTooHigh(text), part).toEqual([]);
    }
  },
);

/** Amounts of more than 10^12 €, and numbers above 2^53, in German texts or in the answer for programs. */
function findTooHigh(text: string): string[] {
  const isJson = text.startsWith('{');
  const toNumber = (digits: string) => Number(isJson ? digits : digits.replaceAll('.', ''));
  const money = isJson ? /^"/ : /^(?:,\d+)?\s€|^,\d+"/;
  const isMoney = (end: number) => money.test(text.slice(end));
  return [...text.matchAll(/(?<!\d,\d*)\d[\d.]*/g)].flatMap(({ 0: digits, index }) => {
    const limit = isMoney(index + digits.length) ? 1e12 : Number.MAX_SAFE_INTEGER;
    return toNumber(digits) > limit ? [digits] : [];
  });
}

it('the warnings of counts stay (spec §5)', async () => {
  const selection = select('core', { users: 2_000_000, systems: 101 }, titledList);
  const steppers = <ScopeSteppers config={titledList} selection={selection} change={change} />;
  const text = read(await show('de', steppers));
  expect(text).toContain('Maximal 1000 Benutzer erlaubt');
  expect(text).toContain('Maximal 100 Systeme erlaubt');
});

it('a plan card has no figure for a plan that is too dear', async () => {
  const config = withPlan('core', { basePrice: 1e13 }, titledList);
  const term = { isYearly: true, commitmentYears: 1 as const };
  const card = <PlanPrice config={config} plan={planOf('core', config)} term={term} />;
  expect(read(await show('de', card))).toBe('auf Anfrage');
  const [core] = composePriceList(config, { version: 1 }).plans;
  expect(core).not.toHaveProperty('monthlyPrice', expect.anything());
});

it('answers for programs are valid, and exact or on request, for any count and price', async () => {
  await fc.assert(
    fc.asyncProperty(largeInput, async (input) => {
      const { answer, sentence, csv, sheet } = await composeAll(input);
      const schemas = getSchemas(input.config);
      const sent: unknown = JSON.parse(JSON.stringify(answer));
      expect(schemas.quote.parse(sent)).toEqual(sent);
      expect(
        getToolSchemas(schemas).quoteOutput.safeParse({
          ...answer,
          address: 'https://site.example/',
        }).success,
      ).toBe(true);
      const isPriced = quoteSelection(input.config, input.selection) !== undefined;
      expect([answer.onRequest, answer.total === null]).toEqual([!isPriced, !isPriced]);
      for (const text of [JSON.stringify(answer), sentence.replaceAll('\u00a0', ' '), csv, sheet]) {
        expect(findTooHigh(text)).toEqual([]);
        if (!isPriced) expect(text).toMatch(/auf Anfrage|"onRequest":true/);
      }
    }),
    { numRuns: RUNS.numRuns / 10 },
  );
});

it('a unit price has all its decimals, so that a line explains its amount', async () => {
  const config = withUserPrice(0.0049, titledList);
  const selection = select('core', { users: 33, systems: 2 }, config);
  const { csv } = await composeAll({ config, selection });
  expect(csv).toContain(';"Zusätzliche Benutzer";"30";"0,0049";"";"0,15";');
  const sheet = read(
    await show('de', <Sheet {...namedOffer} config={config} selection={selection} />),
  );
  expect(sheet).toContain('Zusätzliche Benutzer 30 × 0,0049 € 0,15 €');
});
