import type { Page } from '@playwright/test';
import { onCalculator, openCalculator, startScripts } from '../support/calculator.ts';
import { onDeliveredSite } from '../support/delivered-site.ts';
import { expect, test } from '../support/fixtures.ts';
import { findGerman } from '../support/german-texts.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';
import { readTexts } from '../support/visible-text.ts';

test('no English page holds a German word in any state', { tag: '@long' }, async ({ page }) => {
  await openCalculator(
    page,
    '/en/preiskalkulator/core?yearly=true&commitment=2&users=1001&systems=101&landscapes=51&addons=reporting,sso',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('checkbox', { name: 'Show future addons' }).check();
  await expect(page.getByRole('button', { name: 'Coming soon' })).toHaveCount(4);
  await page.getByRole('button', { name: 'Show more' }).first().click();
  // 499 + 998 × 36.75 + 99 × 129 + 50 × 59 + 199 = 53095.5; × 12 × 0.8
  await expect(page.locator('#total-price')).toHaveText('€509,716');
  await expect(page.locator('aside')).toContainText('€509,716');
  await expect(page.locator('#price-summary')).toContainText('At most 1000 users allowed');
  expect(findGerman(await readTexts(page))).toEqual([]);

  await page.goto('/en');
  await startScripts(page);
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('Please enter your first name.').first()).toBeVisible();
  expect(findGerman(await readTexts(page))).toEqual([]);

  // The notice on own prices and the Admin dialog.
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: [] }));
  await openCalculator(page, '/en/preiskalkulator');
  await expect(page.getByText('No plan selected')).toBeVisible();
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog', { name: 'Pricing Calculator Admin' })).toBeVisible();
  expect(findGerman(await readTexts(page))).toEqual([]);
});

const SELECTION = '?yearly=true&users=46&systems=4&landscapes=2&commitment=2&addons=reporting';

test('switching to English, and back, keeps plan and selection', { tag: '@both' }, async ({
  page,
}) => {
  await openCalculator(
    page,
    `/preiskalkulator/core${SELECTION.replace('46', '45')}&utm_source=brief`,
  );
  const { users, total } = onCalculator(page);
  await users.more.click();
  await expect(page).toHaveURL(/users=46/);
  // 499 + 43 × 41.65 + 2 × 129 + 59 + 199 = 2805.95; × 12 × 0.8
  await expect(total).toHaveText('26.937 €');
  await expect(page.getByText('Gesamtpreis: 26.937 €')).toBeAttached();

  await page.getByRole('button', { name: 'Anfrage senden' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await chooseLanguage(page, 'English');
  await expect(page.getByRole('heading', { name: 'Price calculator' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#total-price')).toHaveText('€26,937');
  // English is shorter, so the place is a little higher.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
  expect(new URL(page.url()).pathname).toBe('/en/preiskalkulator/core');
  const english = new URL(page.url()).searchParams;
  expect(english.get('users')).toBe('46');
  expect(english.get('utm_source')).toBe('brief');
  expect(findGerman(await readTexts(page))).toEqual([]);

  await chooseLanguage(page, 'Deutsch');
  await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(total).toHaveText('26.937 €');
});

test('the switchers in header and footer keep page, query and anchor', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/preiskalkulator/pro?users=12&addons=reporting#price-summary');
  await startScripts(page);
  const inFooter = page.getByRole('contentinfo').getByRole('navigation', { name: 'Sprache' });
  const english = inFooter.getByRole('link', { name: 'English' });
  await english.hover();
  // Anchors never reach the server: it is the hydrated link that knows the page's.
  await expect(english).toHaveAttribute('href', /#price-summary$/);
  await english.click();
  await expect(page.getByRole('heading', { name: 'Price calculator' })).toBeVisible();
  await expect(page).toHaveURL(
    /\/en\/preiskalkulator\/pro\?users=12&addons=reporting#price-summary$/,
  );
  const header = page.getByRole('banner').first();
  await header.locator('summary').filter({ visible: true }).click();
  const german = header.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('href', /#price-summary$/);
  await german.click();
  await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeVisible();
  await expect(page).toHaveURL(
    /:\d+\/preiskalkulator\/pro\?users=12&addons=reporting#price-summary$/,
  );
});

const LOADED = {
  '/en': ['catalog', 'common', 'contact', 'landing', 'pricing'],
  '/en/preiskalkulator/core': ['calculator', 'catalog', 'common', 'contact', 'pricing'],
  // The legal text itself is read from the page.
  '/en/impressum': ['common', 'legal'],
};

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  // A published list is compared with the German texts, which are loaded for that (D32).
  onDeliveredSite(
    "loads one language's texts, and of those what the page shows",
    async ({ page }) => {
      const loaded = new Set<string>();
      page.on('request', (request) => {
        // Chunks of texts are named by language: en.landing-….js
        const [, text] = /\/assets\/((?:de|en)\.\w+)-/.exec(request.url()) ?? [];
        if (text) loaded.add(text);
      });
      for (const [address, texts] of Object.entries(LOADED)) {
        loaded.clear();
        await page.goto(address);
        await startScripts(page);
        await page.mouse.wheel(0, 20_000);
        await page.waitForLoadState('networkidle');
        await expect
          .poll(() => [...loaded].sort(), { message: address })
          .toEqual(texts.map((text) => `en.${text}`));
      }
    },
  );
});

/** In the header, behind its menu on a phone. */
async function chooseLanguage(page: Page, name: 'English' | 'Deutsch'): Promise<void> {
  const header = page.getByRole('banner').first();
  await header.locator('summary').filter({ visible: true }).click();
  await header.getByRole('link', { name }).click();
}
