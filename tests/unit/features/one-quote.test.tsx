import { expect, it } from 'vitest';
import { ComparisonTable } from '#app/catalog/comparison-table';
import type { NamedOffer } from '#app/domain/offers/offer';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { PriceBreakdown } from '#app/features/calculator/breakdown/price-breakdown';
import { Sheet } from '#app/features/calculator/offer/sheet';
import { useScenarioRows } from '#app/features/calculator/scenarios/scenario-columns';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { loadAnswers } from '#app/server/api/mcp/answers';
import { composeQuote } from '#app/server/api/quote';
import { composeSheet } from '#app/sheet/compose-sheet';
import { describeQuote } from '#app/sheet/describe-quote';
import { composeSheetCsv } from '#app/sheet/sheet-csv';
import { SHEET_TEXTS } from '#app/sheet/sheet-words';
import {
  titledList as config,
  planOf,
  priceList,
  priceSelection,
  select,
  withPlan,
  withUserPrice,
} from '../domain/pricing/price-list';
import { namedOffer } from './named-offer';
import { read, show } from './show';

// 1199 + 35 × 49 × 0.85 + 129 + 59 = 2844.75 a month; × 12 = 34137, less 20 % = 27309.60; twice 54619.20.
const search = { users: 45, systems: 4, landscapes: 2, addons: ['reporting'] };
const selection = select('pro', { ...search, yearly: true, commitment: 2 }, config);
const quote = priceSelection(config, selection);
const answer = composeQuote(config, 3, { selection, wantedAddons: [] });
const offer = { ...namedOffer, config, selection };

function Scenario() {
  const rows = useScenarioRows(config, [{ name: 'Heute', selection, quote }]);
  return <ComparisonTable caption="" corner="" heads={[{ key: '0', head: '' }]} rows={rows} />;
}

async function compose(given: NamedOffer = offer) {
  await loadTexts(referenceLanguage, SHEET_TEXTS);
  return composeSheet(given, referenceLanguage);
}

/** The formulas of all lines and sums. */
async function explain(
  { selection, config = priceList }: { selection: Selection; config?: PricingConfig },
  language = referenceLanguage,
) {
  await loadTexts(language, SHEET_TEXTS);
  const described = describeQuote(
    priceSelection(config, selection),
    { config, selection },
    language,
  );
  return [...described.lines, ...described.sums].flatMap(({ formula = [] }) => formula);
}

const SURFACES = [
  {
    surface: 'summary',
    write: () => show('de', <PriceBreakdown config={config} selection={selection} quote={quote} />),
    said: [
      'Monatliche Kosten Betrag Grundpreis Pro 1.199 € 35 zusätzliche Benutzer 15 % Mengenrabatt 1.457 € 1 zusätzliches System 129 € 1 zusätzliche Landscape 59 € ',
      'sso enthalten support enthalten reporting kostenfrei Summe pro Monat 2.844 € Summe für 12 Monate 34.137 € Rabatt 20 % −6.827 € Gesamt für 12 Monate 27.309 €',
    ],
  },
  {
    surface: 'formulas',
    write: async () => (await explain({ selection, config })).join(' | '),
    said: [
      'Monatspreis des Pakets Pro: 1.199 € | 35 zusätzliche Benutzer × 49 € − 15 % = 1.457,75 € | 1 zusätzliches System × 129 € = 129 € | 1 zusätzliche Landscape × 59 € = 59 € | ',
      '99 € − 100 %: im Paket Pro enthalten | 199 € − 100 %: Das teuerste Addon ist im Paket Pro kostenfrei | ',
      '1.199 € + 1.457,75 € + 129 € + 59 € = 2.844,75 € | 2.844,75 € × 12 = 34.137 € | 34.137 € − 20 % = 27.309,60 €',
    ],
  },
  {
    surface: 'sheet',
    write: () => show('de', <Sheet {...offer} />),
    said: [
      'Gesamtpreis pro Jahr 27.309 € 2.275 € pro Monat Laufzeit 2 Jahre 54.619 € über die Laufzeit Ersparnis pro Jahr 6.827 € 20 % gegenüber monatlicher Abrechnung',
      'Grundpreis Pro 1 × 1.199,00 € 1.199,00 € Zusätzliche Benutzer · Mengenrabatt 15 % 35 × 49,00 € 1.457,75 € Zusätzliche Systeme 1 × 129,00 € 129,00 € Zusätzliche Landscapes 1 × 59,00 € 59,00 € ',
      'sso · Im Paket enthalten 1 × 99,00 € 0,00 € support · Im Paket enthalten 1 × 99,00 € 0,00 € reporting · Freies Addon des Pakets 1 × 199,00 € 0,00 € ',
      'Summe pro Monat 2.844,75 € Summe für 12 Monate 34.137,00 € Laufzeitrabatt 20 % −6.827,40 € Gesamtpreis pro Jahr 27.309,60 € Gesamtpreis über die Laufzeit von 2 Jahren 54.619,20 €',
      'Netto 27.309,60 € 54.619,20 € USt. 19 % 5.188,82 € 10.377,65 € Brutto 32.498,42 € 64.996,85 €',
    ],
  },
  {
    surface: 'CSV',
    write: async () => composeSheetCsv(await compose(), offer.number, referenceLanguage),
    said: [
      '"Nummer";"Position";"Menge";"Einzelpreis";"Rabatt";"Betrag";"Zeitraum";"Währung"',
      ';"Grundpreis Pro";"1";"1199,00";"";"1199,00";"pro Monat";"EUR"',
      ';"Zusätzliche Benutzer";"35";"49,00";"Mengenrabatt 15 %";"1457,75";"pro Monat";"EUR"',
      ';"reporting";"1";"199,00";"Freies Addon des Pakets";"0,00";"pro Monat";"EUR"',
      ';"Summe pro Monat";"";"";"";"2844,75";"pro Monat";"EUR"',
      ';"Summe für 12 Monate";"";"";"";"34137,00";"pro Jahr";"EUR"',
      ';"Laufzeitrabatt 20 %";"";"";"";"-6827,40";"pro Jahr";"EUR"',
      ';"Gesamtpreis pro Jahr";"";"";"";"27309,60";"pro Jahr";"EUR"',
      ';"Gesamtpreis über die Laufzeit von 2 Jahren";"";"";"";"54619,20";"über die Laufzeit";"EUR"',
    ],
  },
  {
    surface: 'scenarios',
    write: () => show('de', <Scenario />),
    said: [
      'Abrechnung 2 Jahre Grundpreis 1.199 € Zusätzliche Benutzer 1.457 € Zusätzliche Systeme 129 € Zusätzliche Landscapes 59 € sso enthalten support enthalten reporting kostenfrei Summe pro Monat vor Rabatt 2.844 € Laufzeitrabatt 20 % Gesamtpreis pro Monat zzgl. USt., nur für Unternehmer (§ 14 BGB) 2.275 € Gesamtpreis pro Jahr 27.309 € Gesamtpreis über die Laufzeit 54.619 €',
    ],
  },
  {
    surface: 'API',
    write: async () => JSON.stringify(answer),
    said: [
      '"version":3,"currency":"EUR","per":"year","plan":{"id":"pro","title":"Pro"},"counts":{"users":45,"systems":4,"landscapes":2},"addons":["reporting"],"commitmentYears":2,"valueAddedTaxIncluded":false',
      '{"kind":"base","quantity":1,"unitPrice":"1199.00","monthly":"1199.00"},{"kind":"users","quantity":35,"unitPrice":"49.00","volumeDiscountPercent":15,"monthly":"1457.75"},{"kind":"systems","quantity":1,"unitPrice":"129.00","monthly":"129.00"}',
      '{"kind":"addon","addon":"sso","state":"included","quantity":1,"unitPrice":"99.00","monthly":"0.00"}',
      '{"kind":"addon","addon":"reporting","state":"free","quantity":1,"unitPrice":"199.00","monthly":"0.00"}',
      '"sums":{"beforeDiscount":{"exact":"34137.00","shown":34137},"discount":{"exact":"6827.40","shown":6827},"afterDiscount":{"exact":"27309.60","shown":27309}},"discountPercent":20,"total":{"exact":"27309.60","shown":27309},"totalOverTerm":{"exact":"54619.20","shown":54619},"warnings":[]',
    ],
  },
  {
    surface: 'assistants',
    write: async () => {
      const { tellQuote } = await loadAnswers(referenceLanguage, config);
      const asked = { plan: 'pro', ...search, language: 'de' };
      return tellQuote(answer, offer.address, asked);
    },
    said: [
      'Pro (45 Benutzer, 4 Systeme, 2 Landscapes und reporting) kostet bei 2 Jahren Laufzeit 27.309 € netto pro Jahr (Preisliste 3).',
    ],
  },
];

it.each(SURFACES)('the $surface shows the quote', async ({ write, said }) => {
  const text = read((await write()).replace(/\u00a0/g, ' '));
  for (const part of said) expect(text).toContain(part);
});

it('formulas are also in English, without volume discount and with a charged addon', async () => {
  const selection = select('core', { users: 5, systems: 2, addons: ['reporting'], yearly: true });
  expect(await explain({ selection }, findLanguage('en'))).toEqual([
    'Monthly price of the Core plan: €499',
    '2 additional users × €49 = €98',
    'Monthly price of the addon: €199',
    '€499 + €98 + €199 = €796',
    '€796 × 12 = €9,552',
    '€9,552 − 15% = €8,119.20',
  ]);
});

it('formulas show all decimals of edited prices, and several free addons', async () => {
  const edited = withUserPrice(49.999, withPlan('core', { basePrice: 499.5, freeAddonCount: 2 }));
  const plan = planOf('core', edited);
  const chosen = select('core', { users: 4, systems: 2, addons: ['reporting'] });
  const formulas = await explain({ selection: { ...chosen, plan }, config: edited });
  expect(formulas.slice(0, 3).map((text) => text.replace(/\u00a0/g, ' '))).toEqual([
    'Monatspreis des Pakets Core: 499,50 €',
    '1 zusätzlicher Benutzer × 49,999 € = 49,99 €',
    '199 € − 100 %: Die 2 teuersten Addons sind im Paket Core kostenfrei',
  ]);
});

const DEARER: PricingConfig = {
  ...withUserPrice(50, withPlan('core', { basePrice: 529 })),
  YEARLY_DISCOUNT: 0.1,
};

it.each([
  ['the same list', priceList, []],
  [
    'other prices and discounts',
    DEARER,
    [
      'Grundpreis Core: bisher 499,00 €, jetzt 529,00 € pro Monat',
      'Zusätzliche Benutzer: bisher 833,00 €, jetzt 850,00 € pro Monat',
      'Laufzeitrabatt: bisher 20 %, jetzt 15 %',
    ],
  ],
  [
    'more and fewer included units',
    withPlan('core', { includedUsers: 20, includedAddons: ['sso'] }),
    [
      'Zusätzliche Benutzer: entfällt, zuvor 833,00 € pro Monat',
      'Einmalanmeldung: neu, 0,00 € pro Monat',
    ],
  ],
])('the sheet lists what changes with %s', async (_, list, changes) => {
  const bought = { users: 20, yearly: true, commitment: 2, addons: ['reporting'] };
  const { changed } = await compose({
    ...offer,
    config: priceList,
    selection: select('core', bought),
    changed: { version: 4, offer: { config: list, selection: select('core', bought, list) } },
  });
  expect(changed?.changes.map((text) => text.replace(/\u00a0/g, ' '))).toEqual(changes);
});
