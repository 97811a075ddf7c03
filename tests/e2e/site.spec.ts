import { DELIVERED_COMPANY } from '../delivered-company.ts';
import { expectAccessible } from './support/accessibility.ts';
import { startScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';

// tests/integration/pages/texts.test.ts reads the 404 of each language.

test('a 404 is accessible and leads to the landing page', async ({ page, expectFault }) => {
  expectFault(/404/);
  const response = await page.goto('/gibt-es-nicht');
  expect(response?.status()).toBe(404);
  await expectAccessible(page);
  await startScripts(page);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(DELIVERED_COMPANY.brand);
});
