import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const offerIn = (page: Page) => ({
  english: page.getByRole('link', { name: 'Read in English' }),
  german: page.getByRole('link', { name: 'Auf Deutsch lesen' }),
});

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** The visitor's first sign of life; no page does anything before it. */
async function wake(page: Page): Promise<void> {
  await startScripts(page);
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
}

test.describe('a browser that prefers English', () => {
  test.use({ locale: 'en-US' });

  test('is offered the English page and not redirected', {
    tag: ['@both', '@long'],
  }, async ({ page }) => {
    await page.goto('/preiskalkulator/core?users=5&addons=reporting#price-summary');
    await wake(page);
    const { english } = offerIn(page);
    await expect(english).toBeVisible();
    await expectAccessible(page, 'header');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: 'Preiskalkulator', level: 1 })).toBeVisible();

    await english.click();
    await expect(page.getByRole('heading', { name: 'Price calculator', level: 1 })).toBeVisible();
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname).toBe('/en/preiskalkulator/core');
    expect(search).toBe('?users=5&addons=reporting');
    expect(hash).toBe('#price-summary');
    await expect(english).toBeHidden();

    // Nothing is offered on an English page.
    await page.goto('/en');
    await wake(page);
    await page.waitForLoadState('networkidle');
    await expect(english).toBeHidden();
    await expect(offerIn(page).german).toBeHidden();
  });

  test('covers no heading', { tag: '@phone' }, async ({ page }) => {
    for (const address of ['/', '/preiskalkulator']) {
      await page.goto(address);
      await wake(page);
      const close = page.getByRole('button', { name: 'Close this note' });
      await expect(close, address).toBeVisible();
      const [note, heading] = [await close.boundingBox(), await headingOf(page).boundingBox()];
      expect(note?.y, address).toBeGreaterThan(50);
      expect((note?.y ?? 0) + (note?.height ?? 0), address).toBeLessThanOrEqual(heading?.y ?? 0);
    }
  });

  test('may decline for this visit, and nothing is stored afterwards', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await wake(page);
    const { english } = offerIn(page);
    await expect(english).toBeVisible();
    await page.getByRole('button', { name: 'Close this note' }).click();
    await expect(english).toBeHidden();
    // A footer that does not live yet loads the next page anew, where the offer comes again.
    await startScripts(page);
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(page.getByRole('heading', { name: 'Impressum', level: 1 })).toBeVisible();
    await wake(page);
    await page.waitForLoadState('networkidle');
    await expect(english).toBeHidden();
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // The router keeps the scroll positions of this tab, a page with prices which ones were seen.
    expect(
      await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
      ),
    ).toEqual(['shown-prices']);
    expect(new URL(page.url()).search).toBe('');

    await page.reload();
    await wake(page);
    await expect(english).toBeVisible();
  });
});

test('a German browser is offered German, and nothing on a German page', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/');
  await wake(page);
  await page.waitForLoadState('networkidle');
  await expect(offerIn(page).english).toBeHidden();
  await page.goto('/en');
  await wake(page);
  await expect(offerIn(page).german).toBeVisible();
  await expect(offerIn(page).german).toHaveAttribute('lang', 'de');
});

test.describe('a browser without any of the languages', () => {
  test.use({ locale: 'ja-JP' });

  test('is offered nothing', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await wake(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('banner').locator('[lang=en]:not([hreflang])')).toHaveCount(0);
    await expect(offerIn(page).english).toBeHidden();
  });
});
