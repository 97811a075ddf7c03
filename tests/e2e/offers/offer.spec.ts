import { extractText, getDocumentProxy } from 'unpdf';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const QUERY = 'yearly=true&users=120&systems=12&landscapes=4&commitment=3&addons=reporting';

test('an offer is shared, read, filled in, printed on one page from both themes, and opened again', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const record = (way: string, url = '') => {
      document.documentElement.dataset.handed = `${way} ${url}`;
    };
    // Chromium on Linux has no sheet for sharing.
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => record('sheet', url),
    });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => record('clipboard', text) },
    });
  });
  await openCalculator(page, `/preiskalkulator/pro?utm_source=brief&${QUERY}`);
  const { summary, total } = onCalculator(page);

  await test.step('downloaded', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als PDF laden' }).click();
    const [brand, number] = (await downloading).suggestedFilename().split(' Preisübersicht ');
    expect(brand).toBe(DELIVERED_COMPANY.brand);
    expect(number).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}\.pdf$/);
  });

  await test.step('shared', async () => {
    await page.getByRole('button', { name: 'Link teilen' }).click();
    if (!isMobile) await expect(summary.getByRole('status')).toContainText(['Link kopiert']);
    const handed = () => page.evaluate(() => document.documentElement.dataset.handed ?? '');
    const { origin } = new URL(page.url());
    await expect
      .poll(handed)
      .toMatch(
        new RegExp(
          `^${isMobile ? 'sheet' : 'clipboard'} ${origin}/angebot/[2-9a-z]{4}(-[2-9a-z]{4}){2}$`,
        ),
      );
    const [, shared = ''] = (await handed()).split(' ');
    await page.goto(shared);
  });

  await test.step('read and filled in', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preisübersicht Pro');
    await expect(page).toHaveTitle(/^Preisübersicht [2-9A-Z-]{14} · /);
    const totals = page.getByRole('row', { name: /^Gesamtpreis/ });
    // 1199 + 110 × 36.75 + 9 × 129 + 3 × 59 = 6579.5 a month; × 12 × 0.75, and that for three years
    await expect(totals.nth(0)).toContainText('59.215,50 €');
    await expect(totals.nth(1)).toContainText('Gesamtpreis über die Laufzeit von 3 Jahren');
    await expect(totals.nth(1)).toContainText('177.646,50 €');
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await findOverflow(page)).toEqual([]);
    const { pathname } = new URL(page.url());
    await expect(page.getByRole('link', { name: 'Als PDF laden' })).toHaveAttribute(
      'href',
      `${pathname}.pdf`,
    );
    await expect(page.getByRole('link', { name: 'Positionen als CSV' })).toHaveAttribute(
      'href',
      `${pathname}.csv`,
    );
    await page.getByLabel('Empfänger').fill('Frau Beispiel, Einkauf');
    await expectAccessible(page);
  });

  await test.step('printed', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const pdf = await getDocumentProxy(
        new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
      );
      expect(pdf.numPages).toBe(1);
      const { text } = await extractText(pdf, { mergePages: true });
      const words = text.replaceAll(/\s+/g, ' ');
      expect(words).toContain('Gesamtpreis über die Laufzeit von 3 Jahren');
      expect(words).toContain('§ 145 BGB');
      expect(words).not.toMatch(/Angebot anfordern|Impressum/);
    }
  });

  await test.step('opened in the calculator', async () => {
    await page.getByRole('link', { name: 'Im Preiskalkulator öffnen' }).click();
    await expect(page).toHaveURL(`/preiskalkulator/pro?${QUERY}`);
    await expect(total).toHaveText('59.215 €');
  });
});

test('with prices of this browser the sheet is a preview without a number, and the link is public', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await openCalculator(page, '/preiskalkulator/core?users=5&systems=2');
  await expect(page.getByRole('button', { name: 'Als PDF laden' })).toHaveCount(0);
  const posts: string[] = [];
  page.on('request', (request) => posts.push(request.method()));
  await page.getByRole('button', { name: 'Preisübersicht drucken' }).click();
  await expect(page.locator('body[data-print-asked]')).toBeVisible();
  expect(posts).not.toContain('POST');
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  const words = text.replaceAll(/\s+/g, ' ');
  expect(pdf.numPages).toBe(1);
  expect(words).toContain('Nummer Vorschau');
  expect(words.replaceAll(' ', '')).toContain(
    '/preiskalkulator/core?yearly=false&users=5&systems=2&landscapes=1',
  );
  expect(words).toContain('Gesamtpreis pro Monat 649,00 €');
  await page.getByRole('button', { name: 'Öffentlichen Link teilen' }).click();
  await expect(page.getByText(/mit den veröffentlichten Preisen, nicht mit denen/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/preiskalkulator\/core\?yearly=false&users=5&systems=2&landscapes=1$/,
  );
});

test('without the store an offer can be printed and shared, and the page says that it has no number', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/_serverFn.*ERR_FAILED/);
  expectFault(/Failed to load resource: net::ERR_FAILED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  // Simulates a server without its store.
  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await openCalculator(page, '/preiskalkulator/core?users=5&systems=2');
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(
    page.getByText(/Eine Nummer für die Preisübersicht ließ sich gerade nicht vergeben/),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/preiskalkulator\/core\?yearly=false&users=5&systems=2&landscapes=1$/,
  );
  // Without a number there is no file, and the print dialog opens.
  await page.getByRole('button', { name: 'Als PDF laden' }).click();
  await expect(page.locator('body[data-print-asked]')).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Ohne Nummer');
});

test('sharing a link without a number on a phone is announced', { tag: '@phone' }, async ({
  page,
  expectFault,
}) => {
  expectFault(/_serverFn.*ERR_FAILED/);
  expectFault(/Failed to load resource: net::ERR_FAILED/);
  await page.addInitScript(() => {
    const share = async ({ url = '' }: ShareData) => {
      document.documentElement.dataset.handed = url;
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await openCalculator(page, '/preiskalkulator/core?users=5&systems=2');
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(
    page.getByText(/Eine Nummer für die Preisübersicht ließ sich gerade nicht vergeben/),
  ).toBeVisible();
  await expect(page.getByText('Link kopiert')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-handed', /\/preiskalkulator\/core\?/);
});

test('a link that no script may copy is in view, to be copied by hand', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openCalculator(page, '/preiskalkulator/pro?yearly=true&users=38&systems=8');
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(page.getByText('Bitte kopieren Sie den Link von Hand:')).toBeInViewport();
  await expect(page.getByText(/\/angebot\/[2-9a-z-]+$/)).toBeInViewport({ ratio: 1 });
});
