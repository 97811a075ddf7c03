import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { NamedOffer } from '#app/domain/offers/offer';
import type { CalculatorSearch } from '#app/domain/pricing/search';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { drawSheetPdf } from '#app/server/offers/pdf/sheet-pdf';
import { composeOrderRequest, ORDER_TEXTS } from '#app/sheet/compose-order';
import { composeSheet } from '#app/sheet/compose-sheet';
import { DELIVERED_COMPANY } from '../../../delivered-company';
import { priceList, select, withUserPrice } from '../../domain/pricing/price-list';
import { namedOffer } from '../../features/named-offer';

// An offer's file can be filled in as an order request (D61).

const DAY = 86_400_000;

async function order(
  code = 'de',
  {
    search = {},
    change = {},
    now = namedOffer.createdAt,
  }: { search?: CalculatorSearch; change?: Partial<NamedOffer>; now?: number } = {},
) {
  const language = findLanguage(code) ?? referenceLanguage;
  await loadTexts(language, ORDER_TEXTS);
  const selection = select('pro', search, priceList);
  const offer = { config: priceList, selection, ...namedOffer, ...change };
  const sheet = composeSheet(offer, language);
  const request = composeOrderRequest(offer, sheet, language, now);
  const facts = { title: 'Preisübersicht', locale: language.locale, createdAt: offer.createdAt };
  return { request, bytes: await drawSheetPdf(sheet, { ...facts, order: request }), facts, sheet };
}

async function readPages(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { pdf, pages, texts: texts.map((text) => text.replace(/\s/g, '')) };
}

it.each([
  [
    'de',
    [
      'Bestellanfrage',
      'Die Bestellanfrage verpflichtet weder Sie noch uns.',
      'Der Vertrag kommt erst zustande, wenn wir sie in Textform bestätigen.',
      'per SEPA-Lastschrift oder Kreditkarte',
      '7K3F-9QXT-M2WH',
      'Gültig bis 22. Dezember 2026',
      `${DELIVERED_COMPANY.origin}/agb`,
    ],
  ],
  ['en', ['Order request', 'binds neither you nor us', 'only when we confirm it in text form']],
])('the second page is a request that binds by confirmation only (%s)', async (code, said) => {
  const { texts } = await readPages((await order(code)).bytes);
  expect(texts).toHaveLength(2);
  for (const text of said) expect(texts[1]).toContain(text.replace(/\s/g, ''));
  expect(texts[1]).not.toMatch(/IBAN/);
});

it('page one is the sheet, unchanged', async () => {
  const { bytes, sheet, facts } = await order();
  const [alone, both] = await Promise.all([
    readPages(await drawSheetPdf(sheet, facts)),
    readPages(bytes),
  ]);
  expect(alone.texts).toHaveLength(1);
  expect(both.texts[0]).toBe(alone.texts[0]);
});

it('its fields can be filled in, have names and tags, and come in the order of the page', async () => {
  const { pdf, pages } = await readPages((await order()).bytes);
  const fields = (await pages[1]?.getAnnotations())?.filter(({ fieldType }) => fieldType === 'Tx');
  expect(fields?.map(({ alternativeText }) => alternativeText)).toEqual([
    'Unternehmen',
    'Rechnungsanschrift',
    'USt-IdNr.',
    'Ansprechpartner',
    'E-Mail für Rechnungen',
    'Ihre Bestellnummer',
    'Kostenstelle',
    'Leitweg-ID (öffentliche Auftraggeber)',
    'Gewünschter Beginn',
    'Ort und Datum',
    'Unterschrift oder Name',
  ]);
  expect(fields?.every(({ readOnly }) => !readOnly)).toBe(true);
  const structure = JSON.stringify(await pages[1]?.getStructTree());
  expect(structure.match(/"role":"Form"/g)).toHaveLength(11);
  expect(await pdf.getJSActions()).toBeNull();
});

it('typed umlauts and the euro sign are kept and drawn', async () => {
  const { pdf, pages } = await readPages((await order()).bytes);
  const findCompany = async (page = pages[1]) =>
    (await page?.getAnnotations())?.find(({ fieldName }) => fieldName === 'company');
  const typed = 'Müller & Söhne, Straße 5, 100 €';
  pdf.annotationStorage.setValue((await findCompany())?.id ?? '', { value: typed });
  const saved = await readPages(await pdf.saveDocument());
  const field = await findCompany(saved.pages[1]);
  expect(field).toMatchObject({ fieldValue: typed, hasAppearance: true });
  expect(field?.defaultAppearanceData).toMatchObject({ fontName: 'Helv', fontSize: 10 });
});

it.each<[string, Parameters<typeof order>[1]]>([
  ['after its validity', { now: namedOffer.createdAt + 31 * DAY }],
  [
    'for retired prices',
    {
      change: {
        changed: {
          version: 4,
          offer: { config: withUserPrice(59), selection: select('pro', {}, withUserPrice(59)) },
        },
      },
    },
  ],
  ['for a price on request', { search: { users: 2_000_000 } }],
  ['without a number', { change: { number: undefined } }],
])('there is none %s', async (_, offer) => {
  expect((await order('de', offer)).request).toBeUndefined();
});

it('it can be sent on the last day of the validity', async () => {
  expect((await order('de', { now: namedOffer.createdAt + 30 * DAY })).request).toBeDefined();
});
