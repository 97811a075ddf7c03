import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PRICES, writeStored } from '../support/stored-prices.ts';

test('monthly, with all addons, advice and all that opens', { tag: '@both' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?users=38&systems=2&addons=reporting');
  await page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' }).check();
  await page.getByRole('button', { name: 'Mehr anzeigen' }).first().click();
  await expect(page.getByText('40 Benutzer kosten weniger als 38')).toBeVisible();
  const line = page.getByRole('button', { name: '35 zusätzliche Benutzer' });
  await line.click();
  await expect(line).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Preisverlauf ansehen' }).click();
  await page.getByText('Werte als Tabelle').click();
  const tables = await page.getByRole('table').count();
  await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
  await expect(page.getByRole('table')).toHaveCount(tables + 1);
  await expectTellingNames(page);
  await expectAccessible(page);
});

test('included addons, sales-only, yearly above all limits beside own prices, no plan at all', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  await expectTellingNames(page);
  await openCalculator(page, '/preiskalkulator/enterprise');
  await expectAccessible(page);
  await writeStored(page, JSON.stringify(OWN_PRICES));
  await openCalculator(
    page,
    '/preiskalkulator/plan-3?yearly=true&commitment=2&users=1001&systems=101&landscapes=51&addons=support',
  );
  await expect(page.getByText('Eigene Preise in diesem Browser aktiv')).toBeVisible();
  await page.locator('#total-price').scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await writeStored(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: [] }));
  await openCalculator(page, '/preiskalkulator');
  await expect(page.getByText('Kein Plan ausgewählt')).toBeVisible();
  await expectAccessible(page);
});

/** No list without entries, and no two buttons or groups of the same name. */
async function expectTellingNames(page: Page): Promise<void> {
  await expect(page.locator('ul:empty, ol:empty').filter({ visible: true })).toHaveCount(0);
  const names = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('button, legend')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
    );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}
