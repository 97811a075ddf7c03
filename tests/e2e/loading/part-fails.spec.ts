import type { Page } from '@playwright/test';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { notePrint } from '../support/printed.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

test('a part that cannot be loaded fails alone, says so and is tried again (D60)', {
  tag: '@long',
}, async ({ page, expectFault }) => {
  expectFault(/Failed to load resource|status 503/);
  await page.addInitScript(notePrint);
  const calculator = onCalculator(page);
  const failed = page.getByRole('alert').filter({ hasText: 'Das ließ sich nicht laden' });
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });

  await test.step('the sheet: print answers again, and prints what is selected then', async () => {
    await openCalculator(page, '/preiskalkulator/core');
    const find = await lose(page, 'offer-sheet');
    const print = page.getByRole('button', { name: 'Preisübersicht drucken' });
    await print.click();
    await expect(failed).toBeVisible();
    await expect(print).toHaveAttribute('aria-busy', 'false');
    await calculator.users.more.click();
    await expect(failed).toHaveCount(0);
    await print.click();
    await expect(failed).toBeVisible();
    await find();
    await retry.click();
    await expect(page.locator('body[data-print-asked]')).toHaveCount(1);
    await expect(page.locator('[data-printed]')).toContainText('677 €');
    await expect(failed).toHaveCount(0);
  });

  await test.step('this browser’s own prices, and the editor that needs them', async () => {
    await storePrices(page, JSON.stringify(OWN_PRICES));
    const find = await lose(page, 'read-config');
    await openCalculator(page, '/preiskalkulator/core');
    await expect(page.getByText('Ihre eigenen Preise ließen sich nicht laden.')).toBeVisible();
    await expect(calculator.total).toHaveText('628 €');
    await page.getByRole('button', { name: 'Admin' }).click();
    await expect(failed).toBeVisible();
    await expect(calculator.total).toHaveText('628 €');
    await find();
    await failed.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByRole('dialog', { name: 'Pricing Calculator Admin' })).toContainText(
      'Konzern',
    );
    await expect(failed).toHaveCount(0);
    await expect(page.getByText('Eigene Preise in diesem Browser aktiv')).toBeAttached();
  });

  await test.step('the editor’s page', async () => {
    const find = await lose(page, 'read-config');
    await page.goto('/admin/preiskalkulator');
    await expect(failed).toBeVisible();
    await find();
    await retry.click();
    await expect(page.getByRole('main')).toContainText('Konzern');
  });
});

/** Loses a file of the site; the returned function finds it again. */
async function lose(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/assets/*${name}*.js`;
  await page.route(address, (route) => route.fulfill({ status: 503 }));
  return () => page.unroute(address);
}
