import type { Page } from '@playwright/test';
import { expectAccessible, findViolations } from '../support/accessibility.ts';
import {
  boxOf,
  onCalculator,
  openCalculator,
  openWithHeldScripts,
  startScripts,
} from '../support/calculator.ts';
import { expect, onDeliveredSite, test } from '../support/fixtures.ts';

const englishOffer = (page: Page) => page.getByRole('link', { name: 'Read in English' });
const germanOffer = (page: Page) => page.getByRole('link', { name: 'Auf Deutsch lesen' });

/** Expects no language offer after the page has had time to show one. */
async function expectNoOffer(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner').locator('[lang]:not([hreflang])')).toHaveCount(0);
  await expect(englishOffer(page)).toBeHidden();
  await expect(germanOffer(page)).toBeHidden();
}

const SELECTION = '?yearly=true&users=44&systems=4&landscapes=2&commitment=2&addons=reporting';

test('switching to English and back keeps plan, selection and place', async ({ page }) => {
  const release = await openWithHeldScripts(
    page,
    `/preiskalkulator/core${SELECTION}&utm_source=brief`,
  );
  const { users, total } = onCalculator(page);
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  const expectEnglish = async (address: RegExp, price: string) => {
    await expect(page).toHaveURL(address);
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('brief');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(total).toHaveText(price);
  };

  await test.step('in the footer, before the scripts run', async () => {
    await users.more.click();
    await english.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await english.click();
    release();
    // 499 + 42 × 41.65 + 2 × 129 + 59 + 199 = 2764.3; × 12 × 0.8
    await expectEnglish(/\/en\/preiskalkulator\/core\?.*users=45/, '€26,537');
    await expect(english).toBeInViewport();
  });

  await test.step('in the header, back and again', async () => {
    await chooseLanguage(page, 'Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(total).toHaveText('26.537 €');
    await users.more.click();
    await expect(page).toHaveURL(/users=46/);
    await chooseEnglishInPlace(page);
    // 41.65 × 12 × 0.8 more
    await expectEnglish(/\/en\/preiskalkulator\/core\?.*users=46/, '€26,937');
  });
});

/** From the form below, where the visitor stays. */
async function chooseEnglishInPlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Anfrage senden' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(300);
  await chooseLanguage(page, 'English');
  // English is shorter, so the place is a little higher.
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(place / 2);
}

/** In the header, behind its menu on a phone. */
async function chooseLanguage(page: Page, name: 'English' | 'Deutsch'): Promise<void> {
  const header = page.getByRole('banner').first();
  await header.locator('summary').filter({ visible: true }).click();
  await header.getByRole('link', { name, exact: true }).click();
  const title = name === 'English' ? 'Price calculator' : 'Preiskalkulator';
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US' });

  test('is offered the English page, is not redirected, and scrolls the offer away for this visit', {
    tag: '@long',
  }, async ({ page, context }) => {
    const english = englishOffer(page);

    await test.step('scrolled away, the offer does not come back on the next page, and nothing is stored', async () => {
      await page.goto('/');
      await startScripts(page);
      await expect(english).toBeVisible();
      await expect(english).toHaveAttribute('lang', 'en');
      await page.mouse.wheel(0, 300);
      await expect(english).toBeHidden();
      await page.getByRole('link', { name: 'Impressum' }).click();
      await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible();
      await expectNoOffer(page);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
      // The router keeps the scroll positions of this tab, a page with prices which ones were seen.
      expect(
        await page.evaluate(() =>
          Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
        ),
      ).toEqual(['shown-prices']);
      expect(new URL(page.url()).search).toBe('');
    });

    await test.step('the next visit has it again, and it leads to the same place in English', async () => {
      const place = '/preiskalkulator/core?users=5&addons=reporting#price-summary';
      await openCalculator(page, place);
      await expect(english).toBeVisible();
      // The page scrolls as well, as to this address's anchor; only the visitor ends the offer.
      await page.evaluate(() => scrollTo(0, 900));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
      await expectAccessible(page, 'header');
      await expect(page.getByRole('heading', { name: 'Preiskalkulator', level: 1 })).toBeVisible();
      await english.click();
      await expect(page).toHaveURL(`/en${place}`);
      await expect(english).toBeHidden();
      // Anchors never reach the server; a link of the header has them all the same.
      await chooseLanguage(page, 'Deutsch');
      await expect(page).toHaveURL(place);
    });
  });

  test('has an offer and a menu made for a phone', { tag: '@phone' }, async ({ page }) => {
    for (const address of ['/', '/preiskalkulator/core']) {
      await page.goto(address);
      await startScripts(page);
      await expect(englishOffer(page), address).toBeVisible();
      // In the header's row.
      const { y, height } = await boxOf(englishOffer(page));
      expect(y, address).toBeGreaterThanOrEqual(0);
      expect(y + height, address).toBeLessThanOrEqual(64);
    }
    // All else a desktop's offer has as well.
    expect(await findViolations(page, ['target-size'], 'header')).toEqual([]);
    await chooseEnglishInPlace(page);
    await chooseLanguage(page, 'Deutsch');
  });
});

const LOADED = {
  '/en': ['catalog', 'common', 'contact', 'landing'],
  '/en/preiskalkulator/core': ['calculator', 'catalog', 'common', 'contact'],
  // The legal text itself is read from the page.
  '/en/impressum': ['common'],
};

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  // A published list is compared with the German texts, which are loaded for that (D32).
  onDeliveredSite(
    "loads one language's texts, of those what the page shows, and is offered no other language",
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
        await expectNoOffer(page);
        await expect
          .poll(() => [...loaded].sort(), { message: address })
          .toEqual(texts.map((text) => `en.${text}`));
      }
    },
  );
});
