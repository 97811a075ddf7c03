import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { parseHTML } from 'linkedom';
import { site as deliveredSite } from '#app/site.ts';
import { run } from '#tools/run.mjs';
import { startServer } from '../../integration/support/server.ts';
import { listFacts } from '../../site-facts.ts';
import { copyForAnotherOwner, renameCompany } from '../support/another-owner.ts';
import { openCalculator, startScripts } from '../support/calculator.ts';
import { test as base, expect, oncePerWorker } from '../support/fixtures.ts';
import { inLongWords } from '../support/invented-languages.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, writeStored } from '../support/stored-prices.ts';

/** The integration tests that state company, prices or languages, or use the tests' own prices. */
const TESTS = ['metadata', 'texts', 'pages/calculator', 'api', 'mcp', 'offers', 'staff/prices'];

/** The unit tests of prices, texts and pages; those of commands and manuals need a checkout. */
const UNIT_TESTS = [
  'catalog',
  'domain/contact',
  'domain/offers',
  'domain/price-lists',
  'domain/pricing',
  'features',
  'server/api',
  'server/inquiries',
  'server/offers',
  'server/prices',
  'state',
].map((part) => `tests/unit/${part}`);

/**
 * The site of another owner, built and served from a copy of the project, whose own build is not
 * touched. `runIn` runs a program there.
 * @throws Error with the output of a build or a start that failed
 */
async function serveGrownSite() {
  const parent = mkdtempSync(join(tmpdir(), 'stagemap-languages-'));
  // A blank and an umlaut, as folders of other people have.
  const folder = join(parent, 'neue Größe');
  copyForAnotherOwner(folder);
  const runIn = async (program: string, ...args: string[]) => {
    // Random input shows nothing more of another owner.
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', FC_RUNS: '100' };
    const { status, output } = await run(program, args, { cwd: folder, env, output: 'kept' });
    if (status !== 0) throw new Error(output);
  };
  await runIn('vite', 'build', '--config', 'app.config.ts');
  await runIn('vite', 'build', '--config', 'app.config.ts', '--mode', 'node');
  const server = await startServer({}, { host: join(folder, 'dist', 'node', 'server.js') });
  return {
    origin: server.origin,
    runIn,
    stop: async () => {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** One build with another company and price and both invented languages (D1, D31). */
const test = base.extend<object, { site: Awaited<ReturnType<typeof serveGrownSite>> }>({
  site: [oncePerWorker(serveGrownSite), { scope: 'worker', timeout: 900_000 }],
  baseURL: async ({ site }, use) => use(site.origin),
});
// Not in parallel: every worker would build for itself.
test.describe.configure({ mode: 'default' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Names that no language translates; longer ones first, because one may contain another. */
const NAMES = [
  ...listFacts(deliveredSite).map(({ fact }) => renameCompany(fact)),
  'GmbH',
  'Deutsch',
].sort((one, other) => other.length - one.length);
/** Neither does one translate stages, addresses, codes and ids. */
const WORDS =
  /DEV|TEST|PROD|[\w.-]+@[\w.-]+|en-XA|^(?:core|pro|enterprise|sso|support|reporting|(?:transport|doku)-genius|compliance|notifications)$/gu;

/** The texts that are not in the language of the page, names aside. */
async function findForeignTexts(page: Page): Promise<string[]> {
  const texts = await readTexts(page);
  expect(texts.length).toBeGreaterThan(20);
  // The browser formats short prices (€20K) and lists in English.
  const isForeign = (text: string) =>
    /\p{L}/u.test(
      NAMES.reduce((rest, name) => rest.replaceAll(name, ''), removeOwn(text)).replace(WORDS, ''),
    );
  return texts.filter((text) => isForeign(text.replace(/^€\d+K$|, and /, '')));
}

/**
 * Every text of a page that is seen or heard, one entry for each piece: text, names and
 * descriptions, title and description of the document. Parts marked with another `lang` are left
 * out: they say themselves which language they are in. So do names that no language translates.
 */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const texts = [
      document.title,
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ];
    for (const element of document.body.querySelectorAll('*')) {
      // `<noscript>` is not shown where scripts run, and stays as the server wrote it.
      if (element.closest('script, style, noscript, [translate=no]')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
      for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
        texts.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node instanceof Text) texts.push(node.data);
      }
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}

/** An invented text may hold others in its placeholders, and is cut before and after a whole amount. */
function removeOwn(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return rest === text ? rest.replace(/⟦[^⟧]*$|^[^⟦]*⟧/g, '') : removeOwn(rest);
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
    '/nowhere/at/all',
  ]) {
    await visit(address);
    await expectOwnAndFitting(address);
  }

  await visit('/admin/preiskalkulator');
  await expect(page.getByRole('region', { name: inLongWords('Bearbeitung') })).toBeVisible();
  await expectOwnAndFitting('editor');
  await page.getByRole('button', { name: /^Core €/ }).click();
  await page.getByRole('textbox', { name: inLongWords('ID') }).fill('pro');
  await page.getByRole('button', { name: inLongWords('Speichern') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectOwnAndFitting('editor with a question');

  await writeStored(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: [], ADDONS: [] }));
  await visit('/preiskalkulator');
  await expect(page.getByText(inLongWords('Kein Plan ausgewählt'))).toBeVisible();
  await expectOwnAndFitting('own prices without plans');
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
      let found: number[] = [];
      // A busy machine may show a page before its layout has settled.
      await expect(async () => {
        const before = found;
        found = await page
          .locator(parts)
          .filter({ visible: true })
          .evaluateAll((elements) => {
            // A scrollbar may stand on either side.
            const { left, right } = document.documentElement.getBoundingClientRect();
            const boxes = elements.map((element) => element.getBoundingClientRect());
            const isRtl = getComputedStyle(document.body).direction === 'rtl';
            return boxes.map((box) => (isRtl ? right - box.right : box.left - left));
          });
        expect(found).toEqual(before);
      }).toPass({ timeout: 60_000 });
      starts.push(...found);
    }
  }
  return starts;
}

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
  expect(alternatesOf(page)).toEqual(['de', 'ar', 'en', 'x-default']);
  expect(metaOf(page, 'property="og:locale"')).toBe('ar_EG');
  const picture = new URL(metaOf(page, 'property="og:image"') ?? '');
  expect(picture.pathname).toBe('/pictures/de/og-calculator.png');
  expect((await request.get(picture.pathname)).status()).toBe(200);
  expect(page.querySelector('#total-price')?.textContent).toContain('١٬١٩٩');
  expect(metaOf(page, 'name=robots')).toBeUndefined();
  const offered = ['Deutsch', '⟦العربية⟧', 'English'];
  expect(readSwitcher(page)).toEqual(offered);
  // Eight pages and a price list in each of three languages, and llms.txt.
  expect(sitemap.match(/<loc>/g)).toHaveLength(9 * 3 + 1);
  expect(sitemap).toContain('/ar/preiskalkulator</loc>');
  // The legal texts have no translation; `complete.test.ts` proves the fallback of other texts.
  const terms = await readPage(request, '/ar/agb');
  expect(terms.querySelector('[lang=de] #section-1')).not.toBeNull();
  expect(terms.body.textContent).toContain('⟦');

  const draft = await readPage(request, '/en-XA');
  expect(metaOf(draft, 'name=robots')).toBe('noindex');
  expect(alternatesOf(draft)).toEqual([]);
  expect(readSwitcher(draft)).toEqual([...offered, '⟦Pseudo⟧']);
  expect(sitemap).not.toContain('/en-XA');
});

/** A page as the server sends it. React writes `hrefLang`, and linkedom minds the case. */
async function readPage(request: APIRequestContext, address: string): Promise<Document> {
  const response = await request.get(address, { headers: { accept: 'text/html' } });
  return parseHTML((await response.text()).replaceAll('hrefLang=', 'hreflang=')).document;
}

function readSwitcher(page: Document): (string | null)[] {
  return Array.from(page.querySelectorAll('footer a[hreflang]'), (link) => link.textContent);
}

test('another company, price and language change no test but the files that state them', {
  tag: '@long',
}, async ({ site }) => {
  test.setTimeout(900_000);
  const runTests = (config: string, names: readonly string[]) =>
    // Each further worker would load the same code once more.
    site.runIn('vitest', 'run', '--maxWorkers', '1', '--config', config, ...names);
  await runTests('tests/integration/vitest.config.ts', TESTS);
  await runTests('app.config.ts', UNIT_TESTS);
});
