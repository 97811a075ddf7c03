import type { APIRequestContext, Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { TEXT_PAGES } from '#app/pages.ts';
import { site } from '#app/site.ts';
import { findFacts } from '../../replaced-site.ts';
import { openCalculator, startScripts } from '../support/calculator.ts';
import { test as base, expect, oncePerWorker } from '../support/fixtures.ts';
import { type GrownSite, serveGrownSite } from '../support/grown-site.ts';
import { inLongWords } from '../support/invented-languages.ts';
import { findOverflow } from '../support/overflow.ts';
import { collectTexts, readTexts } from '../support/visible-text.ts';

/** One build with all invented languages, whose server these tests share (D31). */
const test = base.extend<object, { site: GrownSite }>({
  site: [oncePerWorker(serveGrownSite), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.origin),
});
// Not in parallel: every worker would build for itself.
test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Words that no language translates: brand, seller, stages, codes and ids. */
const NAMES =
  /Neu \w+|\+4912345|DEV|TEST|PROD|[\w.-]+@[\w.-]+|en-XA|^(?:core|pro|enterprise|sso|support|reporting|(?:transport|doku)-genius|compliance|notifications)$/gu;

/** The texts that are not in the language of the page, names aside. */
async function findForeignTexts(page: Page): Promise<string[]> {
  const texts = await readTexts(page);
  expect(texts.length).toBeGreaterThan(20);
  // The browser formats short prices (€20K) and lists in English.
  const isForeign = (text: string) => /\p{L}/u.test(removeOwn(text).replace(NAMES, ''));
  return texts.filter((text) => isForeign(text.replace(/^€\d+K$|, and /, '')));
}

/** An invented text may hold others in its placeholders. */
function removeOwn(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest : removeOwn(rest);
}

test('a new folder is a language whose long texts fit', { tag: '@long' }, async ({
  page,
  expectFault,
}) => {
  expectFault(/status 404 .*nowhere/);
  expectFault(/console error: .* 404 .*nowhere/);
  await page.setViewportSize(PHONE);
  const visit = async (address: string) => {
    await page.goto(`/en-XA${address}`);
    await startScripts(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  };
  const expectOwnAndFitting = async (place: string) => {
    expect.soft(await findForeignTexts(page), place).toEqual([]);
    expect.soft(await findOverflow(page), place).toEqual([]);
  };

  await visit('');
  await page.getByRole('button', { name: inLongWords('Anfrage senden') }).click();
  await expect(page.getByText(inLongWords('Bitte geben Sie Ihren Vornamen an.'))).not.toHaveCount(
    0,
  );
  await page.getByRole('banner').locator('summary').filter({ visible: true }).click();
  await expectOwnAndFitting('landing page with menu and problems');

  await visit('/preiskalkulator/core?users=1001&systems=101&landscapes=51&addons=reporting');
  await page.getByRole('checkbox', { name: inLongWords('Zukünftige Addons anzeigen') }).check();
  await page
    .getByRole('button', { name: inLongWords('Mehr anzeigen') })
    .first()
    .click();
  await expectOwnAndFitting('calculator with all addons and warnings');

  for (const address of [
    '/preiskalkulator/enterprise',
    '/technik-und-sicherheit',
    '/impressum',
    '/nowhere/at/all',
  ]) {
    await visit(address);
    await expectOwnAndFitting(address);
  }

  await visit('/admin/preiskalkulator');
  await expect(page.getByRole('region', { name: inLongWords('Bearbeitung') })).toBeVisible();
  await expectOwnAndFitting('editor');
});

test('letters from right to left mirror the layout', { tag: '@long' }, async ({ page }) => {
  const german = await readStarts(page, '');
  const arabic = await readStarts(page, '/ar');
  expect(german).toHaveLength(2 * (6 + 5));
  for (const [index, start] of german.entries()) {
    expect.soft(Math.abs((arabic[index] ?? Number.NaN) - start), `${index}`).toBeLessThan(2);
  }
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: /ألمانيا/ })).toBeVisible();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    // The floating card moves in.
    await expect.poll(() => findOverflow(page)).toEqual([]);
  }
});

/** Elements at the beginning of lines, by address. */
const PARTS = {
  '': 'header a[aria-label], #pricing h2, #pricing h3',
  '/preiskalkulator/pro':
    '#price-summary :is([role=spinbutton], #total-price, input[autocomplete="family-name"])',
};

/** Distance of each part from the side where its lines begin, on both screens. */
async function readStarts(page: Page, prefix: string): Promise<number[]> {
  const starts: number[] = [];
  for (const [address, parts] of Object.entries(PARTS)) {
    await openCalculator(page, prefix + address || '/');
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const found = await page
        .locator(parts)
        .filter({ visible: true })
        .evaluateAll((elements) => {
          // A scrollbar may stand on either side.
          const { left, right } = document.documentElement.getBoundingClientRect();
          const boxes = elements.map((element) => element.getBoundingClientRect());
          const isRtl = getComputedStyle(document.body).direction === 'rtl';
          return boxes.map((box) => (isRtl ? right - box.right : box.left - left));
        });
      starts.push(...found);
    }
  }
  return starts;
}

test('a rebranded site shows no old fact', { tag: '@long' }, async ({ page, request }) => {
  for (const file of ['/robots.txt', '/sitemap.xml']) {
    const text = await (await request.get(file)).text();
    expect(text).toContain('https://neu.example');
    expect.soft(findFacts(site, text), file).toEqual([]);
  }
  // The pictures are drawn anew by `npm run pictures`, and the scripts hold no more than the page.
  const expectNoFact = (html: string, place: string) => {
    expect(html).toContain('Neu brand');
    expect.soft(findFacts(site, html), place).toEqual([]);
  };
  for (const prefix of ['', '/en']) {
    for (const address of [
      '',
      '/preiskalkulator/core',
      '/preiskalkulator/enterprise',
      '/nowhere/at/all',
      ...TEXT_PAGES.map((legal) => `/${legal}`),
    ]) {
      const response = await request.get(`${prefix}${address}` || '/', {
        headers: { accept: 'text/html' },
      });
      expectNoFact(await response.text(), `${prefix}${address}`);
    }
    await page.goto(`${prefix}/admin/preiskalkulator`);
    await startScripts(page);
    expectNoFact(await page.content(), `${prefix}/admin/preiskalkulator`);
  }
});

test('an incomplete language is completed in German', { tag: '@long' }, async ({ request }) => {
  const read = (address: string) => readPage(request, address);
  const home = await read('/pl');
  const calculator = await read('/pl/preiskalkulator/core?users=4&systems=4&landscapes=6');
  const terms = await read('/pl/agb');
  expect(home.documentElement.lang).toBe('pl');
  expect(home.body.textContent).toContain('Unsere Pakete');
  expect(terms.body.textContent).toContain('Dieser Text liegt nur auf Deutsch vor.');
  expect(terms.querySelector('[lang=de] #section-1')).not.toBeNull();
  for (const line of [
    '⟦1 zusätzliche Benutzer one⟧',
    '⟦2 zusätzliche Systeme few⟧',
    '⟦5 zusätzliche Landscapes many⟧',
  ]) {
    expect(calculator.body.textContent?.replaceAll(/\s+/g, ' ')).toContain(line);
  }
  for (const texts of [home, calculator, terms].map((document) => collectTexts(document))) {
    expect(
      texts.filter((text) => /^[a-z]\w*(?:\.\w+)+$|_(?:one|few|many|other)$/i.test(text)),
    ).toEqual([]);
  }
});

test('a new folder is offered, a draft has only its address', { tag: '@long' }, async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const metaOf = (page: Document, selector: string) =>
    page.querySelector(`meta[${selector}]`)?.getAttribute('content');
  const alternatesOf = (page: Document) =>
    Array.from(page.querySelectorAll('link[rel=alternate][hreflang]'), (link) =>
      link.getAttribute('hreflang'),
    );
  const page = await readPage(request, '/ar/preiskalkulator/pro');
  expect(alternatesOf(page)).toEqual(['de', 'ar', 'en', 'en-XA', 'x-default']);
  expect(metaOf(page, 'property="og:locale"')).toBe('ar_EG');
  const picture = new URL(metaOf(page, 'property="og:image"') ?? '');
  expect(picture.pathname).toBe('/pictures/de/og-calculator.png');
  expect((await request.get(picture.pathname)).status()).toBe(200);
  expect(page.querySelector('#total-price')?.textContent).toContain('١٬١٩٩');
  expect(metaOf(page, 'name=robots')).toBeUndefined();
  const offered = ['Deutsch', '⟦العربية⟧', 'English', '⟦Pseudo⟧'];
  expect(readSwitcher(page)).toEqual(offered);
  // Eight pages and a price list in each of four languages, and llms.txt.
  expect(sitemap.match(/<loc>/g)).toHaveLength(9 * 4 + 1);
  expect(sitemap).toContain('<loc>https://neu.example/en-XA/preiskalkulator</loc>');

  const draft = await readPage(request, '/pl');
  expect(metaOf(draft, 'name=robots')).toBe('noindex');
  expect(alternatesOf(draft)).toEqual([]);
  expect(readSwitcher(draft)).toEqual([...offered, 'Polski']);
  expect(sitemap).not.toContain('/pl');
});

/** A page as the server sends it. React writes `hrefLang`, and linkedom minds the case. */
async function readPage(request: APIRequestContext, address: string): Promise<Document> {
  const response = await request.get(address, { headers: { accept: 'text/html' } });
  return parseHTML((await response.text()).replaceAll('hrefLang=', 'hreflang=')).document;
}

function readSwitcher(page: Document): (string | null)[] {
  return Array.from(page.querySelectorAll('footer a[hreflang]'), (link) => link.textContent);
}
