import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { TEXT_PAGES } from '#app/pages.ts';
import { site } from '#app/site.ts';
import { findFacts } from '../../replaced-site.ts';
import { openCalculator, startScripts } from '../support/calculator.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { type GrownSite, serveGrownSite } from '../support/grown-site.ts';
import { inLongWords } from '../support/invented-languages.ts';
import { oncePerWorker } from '../support/once-per-worker.ts';
import { findOverflow } from '../support/overflow.ts';
import { collectTexts, readTexts } from '../support/visible-text.ts';

/** One build with all invented languages, whose server these tests share (D31). */
const test = base.extend<object, { site: GrownSite }>({
  site: [oncePerWorker(serveGrownSite), { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.origin),
});
// Not in parallel: every worker would build for itself.
test.describe.configure({ mode: 'default' });

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

test('a new folder is a language: every text is its own and fits at 360 px, two fifths longer', {
  tag: '@long',
}, async ({ page, expectFault }) => {
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
    ...['/preiskalkulator/enterprise', '/technik-und-sicherheit', '/impressum', '/nowhere/at/all'],
  ]) {
    await visit(address);
    await expectOwnAndFitting(address);
  }

  await visit('/admin/preiskalkulator');
  await expect(page.getByRole('region', { name: inLongWords('Bearbeitung') })).toBeVisible();
  await expectOwnAndFitting('editor');
});

test('a new folder has addresses, alternates, sitemap, switcher, formats and pictures', {
  tag: '@long',
}, async ({ request }) => {
  const page = await readPage(request, '/ar/preiskalkulator/pro');
  const alternates = page.querySelectorAll('link[rel=alternate][hreflang]');
  const codes = Array.from(alternates, (link) => link.getAttribute('hreflang'));
  expect(codes).toEqual(['de', 'ar', 'en', 'en-XA', 'pl', 'x-default']);
  const property = (name: string) =>
    page.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(property('og:locale')).toBe('ar_EG');
  const picture = new URL(property('og:image') ?? '');
  expect(picture.pathname).toBe('/pictures/de/og-calculator.png');
  expect((await request.get(picture.pathname)).status()).toBe(200);

  expect(page.querySelector('#total-price')?.textContent).toContain('١٬١٩٩');
  expect(readSwitcher(page)).toEqual(['Deutsch', '⟦العربية⟧', 'English', '⟦Pseudo⟧', 'Polski']);

  const sitemap = await (await request.get('/sitemap.xml')).text();
  // Eight pages and a price list in each of five languages, and llms.txt.
  expect(sitemap.match(/<loc>/g)).toHaveLength(9 * 5 + 1);
  expect(sitemap).toContain('<loc>https://neu.example/en-XA/preiskalkulator</loc>');
});

test('a language written from right to left mirrors the layout', {
  tag: '@long',
}, async ({ page }) => {
  for (const viewport of [{ width: 1280, height: 800 }, PHONE]) {
    await page.setViewportSize(viewport);
    const german = await readStarts(page, '');
    const arabic = await readStarts(page, '/ar');
    expect(Object.keys(german)).toHaveLength(viewport === PHONE ? 7 : 9);
    for (const [name, start] of Object.entries(german)) {
      expect
        .soft(Math.abs((arabic[name] ?? Number.NaN) - start), `${name}, ${viewport.width} px`)
        .toBeLessThan(2);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('button', { name: /ألمانيا/ })).toBeVisible();
    expect.soft(await findOverflow(page)).toEqual([]);
  }
});

/** How far from the side where its lines begin each part of the pages stands. */
async function readStarts(page: Page, prefix: string): Promise<Record<string, number>> {
  const starts: Record<string, number> = {};
  const read = async (name: string, part: Locator) => {
    const box = await part.boundingBox();
    if (!box) return;
    // A scrollbar may stand on either side.
    const { left, right, isRtl } = await page.evaluate(() => {
      const { left, right } = document.documentElement.getBoundingClientRect();
      return { left, right, isRtl: getComputedStyle(document.body).direction === 'rtl' };
    });
    starts[name] = isRtl ? right - box.x - box.width : box.x - left;
  };
  await page.goto(prefix || '/');
  await startScripts(page);
  await read('brand', page.getByRole('banner').getByRole('link').first());
  for (const index of [0, 1, 2])
    await read(`plan ${index}`, page.locator('#pricing h3').nth(index));
  await read('heading of the plans', page.locator('#pricing h2'));
  await page.goto(`${prefix}/preiskalkulator/pro`);
  await startScripts(page);
  const steppers = page.locator('#price-summary').getByRole('spinbutton');
  await read('first stepper', steppers.first());
  await read('third stepper', steppers.nth(2));
  if ((page.viewportSize()?.width ?? 0) > PHONE.width) {
    await read('total', page.locator('#total-price'));
    await read('contact field', page.locator('#price-summary input[autocomplete="family-name"]'));
  }
  return starts;
}

test('a rebranded site shows no fact of the old company', {
  tag: '@long',
}, async ({ page, request }) => {
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
      ...['', '/preiskalkulator/core', '/preiskalkulator/enterprise', '/nowhere/at/all'],
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

test('an incomplete language uses its four plural forms, and German for missing texts', {
  tag: '@long',
}, async ({ page, request }) => {
  await openCalculator(page, '/pl/preiskalkulator/core?users=4&systems=4&landscapes=6');
  const summary = page.getByRole('region', { name: 'Ihr Angebot' });
  for (const line of [
    '⟦1 zusätzliche Benutzer one⟧',
    '⟦2 zusätzliche Systeme few⟧',
    '⟦5 zusätzliche Landscapes many⟧',
  ]) {
    await expect(summary.getByRole('row', { name: line })).toBeVisible();
  }
  const read = (address: string) => readPage(request, `/pl${address}`);
  const more = await read('/preiskalkulator/core?users=25&systems=24');
  const lines = Array.from(more.querySelectorAll('tr'), (row) => row.textContent).join();
  for (const line of ['⟦22 zusätzliche Benutzer few⟧', '⟦22 zusätzliche Systeme few⟧']) {
    expect(lines).toContain(line);
  }
  const terms = await read('/agb');
  const pages = [await read(''), await read('/preiskalkulator/core'), terms].map((document) =>
    collectTexts(document),
  );
  for (const texts of [await readTexts(page), ...pages]) {
    expect(
      texts.filter((text) => /^[a-z]\w*(?:\.\w+)+$|_(?:one|few|many|other)$/i.test(text)),
    ).toEqual([]);
  }
  expect(terms.body.textContent).toContain('Dieser Text liegt nur auf Deutsch vor.');
  expect(terms.querySelector('[lang=de] #section-1')).not.toBeNull();
});

test('parts in another language than the page have a lang attribute', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await page.goto('/pl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  for (const name of [
    'Welche Version läuft auf PROD? Heute heißt das: Tenant für Tenant nachsehen.',
    'Unsere Pakete',
    'Über uns',
  ]) {
    const section = page.getByRole('region', { name });
    await expect(section).toHaveAttribute('lang', 'de');
    await expect(section).toHaveAttribute('dir', 'ltr');
  }
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'de');
  // Its one text about users is its own; what plans and addons say is German (D32).
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Enterprise' }) });
  await expect(plan.getByRole('heading')).toHaveAttribute('lang', 'de');
  await expect(plan.getByText('Alle Funktionen aus Pro')).toHaveAttribute('lang', 'de');
  await openCalculator(page, '/pl/preiskalkulator/pro');
  const addon = page.getByRole('listitem', { name: 'Reporting', exact: true });
  await expect(addon.getByRole('heading')).toHaveAttribute('lang', 'de');
  // Also single texts of files and groups that the language has begun.
  const form = page.getByRole('form', { name: 'Kontaktformular' });
  await form.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(form.getByText('Bitte geben Sie Ihren Vornamen an.')).not.toHaveCount(0);
  expect(await findUnmarkedTexts(form)).toEqual([]);
  await page.goto('/pl/admin/preiskalkulator');
  const lists = page.getByRole('main').getByRole('navigation');
  for (const place of [/^Core .*€/, /^Single Sign-on .*€/, 'Zusatzkosten und Rabatt']) {
    await lists.getByRole('button', { name: place }).click();
    expect.soft(await findUnmarkedTexts(page.getByRole('main'))).toEqual([]);
  }
  const complete = await readPage(request, '/en-XA');
  expect(complete.querySelectorAll('main section[lang]')).toHaveLength(0);
});

/** German texts that do not say so; the language of the page has brackets. */
async function findUnmarkedTexts(part: Locator): Promise<string[]> {
  const texts = await part.evaluate((root) => {
    const page = document.documentElement.lang;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const isSeen = parentElement?.checkVisibility() && !parentElement.closest('option');
      const language = parentElement?.closest('[lang]')?.getAttribute('lang');
      if (isSeen && language === page) found.push(textContent?.trim() ?? '');
    }
    return found;
  });
  return texts.filter((text) => /\p{L}/u.test(removeOwn(text).replace(NAMES, '')));
}

test('a draft is reached by its address, offered nowhere and not indexed', {
  tag: '@long',
}, async ({ request }) => {
  const robots = (page: Document) =>
    page.querySelector('meta[name=robots]')?.getAttribute('content');
  const draft = await readPage(request, '/sv');
  expect(draft.documentElement.lang).toBe('sv');
  expect(robots(draft)).toBe('noindex');
  expect(draft.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(0);
  // Its gaps are filled from the language that it names, and say so.
  const heading = draft.querySelector('#pricing h2');
  expect(heading?.textContent).toBe(inLongWords('Unsere Pakete'));
  expect(heading?.closest('[lang]')?.getAttribute('lang')).toBe('en-XA');
  expect(readSwitcher(draft).at(-1)).toBe('Svenska');

  const page = await readPage(request, '/pl');
  expect(readSwitcher(page)).toEqual(['Deutsch', '⟦العربية⟧', 'English', '⟦Pseudo⟧', 'Polski']);
  expect(page.querySelectorAll('link[hreflang=sv]')).toHaveLength(0);
  expect(robots(page)).toBeUndefined();
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/sv');
});

/** A page as the server sends it. React writes `hrefLang`, and linkedom minds the case. */
async function readPage(request: APIRequestContext, address: string): Promise<Document> {
  const response = await request.get(address, { headers: { accept: 'text/html' } });
  return parseHTML((await response.text()).replaceAll('hrefLang=', 'hreflang=')).document;
}

function readSwitcher(page: Document): (string | null)[] {
  return Array.from(page.querySelectorAll('footer a[hreflang]'), (link) => link.textContent);
}
