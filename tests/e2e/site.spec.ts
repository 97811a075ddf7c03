import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

test('the landing page opens in German and is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
});

test('an unknown address is a German 404', async ({ page, expectFault }) => {
  expectFault(/404/);
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
