import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from '../support/accessibility.ts';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const PRO =
  '/preiskalkulator/pro?yearly=true&users=120&systems=12&landscapes=4&commitment=3&addons=reporting';

/** Keeps the selection of an address, and opens what its link leads to. */
async function openOffer(page: Page, address: string, share: string): Promise<string> {
  await page.addInitScript(() => {
    const share = async ({ url = '' }: ShareData) => {
      document.documentElement.dataset.handed = url;
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => share({ url: text }) },
    });
  });
  await openCalculator(page, address);
  await page.getByRole('button', { name: share }).click();
  const handed = () => page.evaluate(() => document.documentElement.dataset.handed ?? '');
  await expect.poll(handed).toMatch(/\/angebot\//);
  const { pathname } = new URL(await handed());
  await page.goto(pathname);
  return pathname;
}

for (const [language, address, share, recipient, total] of [
  ['de', PRO, 'Link teilen', 'Empfänger', 'Gesamtpreis über die Laufzeit von 3 Jahren'],
  ['en', `/en${PRO}`, 'Share link', 'Recipient', 'Total over the term of 3 years'],
] as const) {
  test(`an offer is read, filled in and printed on one page, from both themes: ${language}`, {
    tag: language === 'de' ? '@both' : '@long',
  }, async ({ page }) => {
    await openOffer(page, address, share);
    await expect(page.getByRole('row', { name: total })).toBeVisible();
    await page.getByLabel(recipient).fill('Frau Beispiel, Einkauf');
    await expectAccessible(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const pdf = await getDocumentProxy(
        new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
      );
      expect(pdf.numPages).toBe(1);
      const { text } = await extractText(pdf, { mergePages: true });
      const words = text.replaceAll(/\s+/g, ' ');
      expect(words).toContain(total);
      expect(words).toContain('§ 145 BGB');
      expect(words).not.toMatch(/Angebot anfordern|Request a quote|Impressum/);
    }
  });
}

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
  const posts: string[] = [];
  page.on('request', (request) => posts.push(request.method()));
  await page.getByRole('button', { name: 'Angebot drucken / als PDF speichern' }).click();
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

test('without the store it is printed and shared all the same, and the page says what is missing', async ({
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
  // As a server whose store is gone answers.
  await page.route('**/_serverFn/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await openCalculator(page, '/preiskalkulator/core?users=5&systems=2');
  await page.getByRole('button', { name: 'Link teilen' }).click();
  await expect(page.getByText(/Eine Angebotsnummer ließ sich gerade nicht vergeben/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/preiskalkulator\/core\?yearly=false&users=5&systems=2&landscapes=1$/,
  );
  await page.getByRole('button', { name: 'Angebot drucken / als PDF speichern' }).click();
  await expect(page.locator('body[data-print-asked]')).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Ohne Nummer');
});

test('a phone that hands on a link without a number says so', { tag: '@phone' }, async ({
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
  await expect(page.getByText(/Eine Angebotsnummer ließ sich gerade nicht vergeben/)).toBeVisible();
  await expect(page.getByText('Link kopiert')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-handed', /\/preiskalkulator\/core\?/);
});
