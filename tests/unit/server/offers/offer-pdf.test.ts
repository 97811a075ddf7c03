import { FONTS } from 'virtual:sheet-fonts';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { CalculatorSearch } from '#app/domain/pricing/search';
import { toPrintable } from '#app/domain/printable';
import { findLanguage, referenceLanguage } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { drawSheetPdf } from '#app/server/offers/pdf/sheet-pdf';
import { composeSheet, type Sheet } from '#app/sheet/compose-sheet';
import { SHEET_TEXTS } from '#app/sheet/sheet-words';
import { readThreadTime } from '../../../thread-time';
import {
  createAddon,
  priceList,
  select,
  titledList,
  withPlan,
  withUserPrice,
} from '../../domain/pricing/price-list';
import { namedOffer } from '../../features/named-offer';

async function compose(
  code: string,
  search: CalculatorSearch = {},
  config: PricingConfig = priceList,
  inForce?: PricingConfig,
): Promise<Sheet> {
  const language = findLanguage(code) ?? referenceLanguage;
  await loadTexts(language, SHEET_TEXTS);
  const offer = {
    config,
    selection: select('pro', search, config),
    ...namedOffer,
    changed: inForce && {
      version: 4,
      offer: { config: inForce, selection: select('pro', search, inForce) },
    },
  };
  return composeSheet(offer, language);
}

const draw = (sheet: Sheet) =>
  drawSheetPdf(sheet, {
    title: 'Preisübersicht',
    locale: 'de-DE',
    createdAt: namedOffer.createdAt,
  });

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, pages: text.map(dropSpaces) };
}

/** Texts without spaces, because a PDF has lines instead of some. */
function dropSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

it('the file says that a price is on request, without taxes (D18)', async () => {
  const { pages } = await read(await draw(await compose('de', { users: 2_000_000 })));
  expect(pages[0]).toContain('GesamtpreisproMonataufAnfrage');
  expect(pages[0]).toContain('ZusätzlicheBenutzer1.999.990aufAnfrage');
  // Included addons cost nothing.
  expect(pages[0]).not.toMatch(/[1-9]€|,[1-9]\d€|Umsatzsteuerfür/);
});

it('the sheet names selected addons that the plan excludes', async () => {
  const config = withPlan('pro', { disabledAddons: ['reporting'] }, titledList);
  const sold = await compose('de', { addons: ['reporting'] });
  expect(sold.about).toHaveLength(2);
  const { about } = await compose('de', { addons: ['reporting'] }, config);
  expect(about[2]).toBe(
    'Nicht im Preis: reporting gibt es im Paket Pro nicht, aber im Paket Enterprise.',
  );
});

it.each([
  ['de', {}, undefined],
  ['en', { users: 45, yearly: true, commitment: 3, addons: ['reporting'] }, undefined],
  ['de', { users: 45 }, withUserPrice(59)],
])('the file has one page with every text of the sheet in %s', async (code, search, inForce) => {
  const { qrCode, table, ...others } = await compose(code, search, priceList, inForce);
  expect(others.changed?.changes.length).toBe(inForce && 1);
  const cells = [
    ...table.lines.map(({ name, discount, quantity, amount }) => ({
      name,
      discount,
      quantity,
      amount,
    })),
    ...table.sums.map(({ name, amount }) => ({ name, amount })),
  ];
  const bytes = await draw({ qrCode, table, ...others });
  const { pdf, pages } = await read(bytes);
  expect(pages).toHaveLength(1);
  for (const text of listTexts([table.heads, cells, others])) {
    expect(pages[0]).toContain(dropSpaces(toPrintable(text)));
  }
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const structure = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'Table', 'TH', 'Figure', 'Link']) {
    expect(structure).toContain(`"role":"${role}"`);
  }
  // The reader does not tell which cells a head of a table belongs to.
  expect(new TextDecoder('latin1').decode(bytes)).toMatch(/\/Scope \/Column/);
  expect(await draw({ qrCode, table, ...others })).toEqual(bytes);
});

it('a long list has further pages with the heads of its columns, and all sums together', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `a-${index}`);
  const ADDONS = ids.map((id) =>
    createAddon(id, 10, { title: `${id} ${'Übersicht '.repeat(12)}` }),
  );
  const config = { ...priceList, ADDONS };
  const { pages } = await read(await draw(await compose('de', { addons: ids }, config)));
  expect(pages).toHaveLength(3);
  for (const page of pages) expect(page).toContain('Menge×Einzelpreis');
  expect(pages[2]).toMatch(/SummeproMonat.*GesamtpreisproJahr/);
  expect(pages[1]).toMatch(/2\/3/);
});

it('letters of names in Greek, Cyrillic, Vietnamese, Polish and Turkish are drawn', async () => {
  const names = [
    'Αλέξανδρος Παπαδόπουλος',
    'Юлія Єжова, Їжак и Ґалаґан, Ђорђе Ћирић, Џон Љубић, Ўладзімір',
    'Nguyễn Phước Hưng Đặng Thị Bưởi',
    'Łukasz Wójcik Żółć',
    'İpek Şahin Yiğit ışık',
  ];
  expect(names.map(toPrintable)).toEqual(names);
  const sheet = await compose('de');
  const bytes = await draw({ ...sheet, about: names });
  const { pages } = await read(bytes);
  for (const name of names) expect(pages[0]).toContain(dropSpaces(name));
});

it('characters without a glyph are replaced', () => {
  expect(toPrintable('1\u202f000 Łódź Ş ʰ 漢\n')).toBe('1\u00a0000 Łódź Ş h ? ');
});

it('the characters that editors may type without a warning are those of the fonts', () => {
  const drawn = new Set(FONTS.flatMap(({ characters }) => [...characters.normalize('NFC')]));
  const codes = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code));
  const differing = codes.filter((one) => (toPrintable(one) === one) !== drawn.has(one));
  expect(differing).toEqual([]);
});

it('is drawn in parts, between which others are answered (D36)', async () => {
  const sheet = await compose('de', { users: 45 });
  await draw(sheet);
  let isDrawn = false;
  const drawing = draw(sheet).finally(() => {
    isDrawn = true;
  });
  const pieces: number[] = [];
  for (let start = readThreadTime(); !isDrawn; start = readThreadTime()) {
    await new Promise(setImmediate);
    pieces.push(readThreadTime() - start);
  }
  await drawing;
  const total = pieces.reduce((sum, piece) => sum + piece, 0);
  expect(pieces.length).toBeGreaterThan(20);
  expect(Math.max(...pieces)).toBeLessThan(total / 2);
});
