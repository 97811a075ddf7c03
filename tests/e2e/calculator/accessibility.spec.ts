import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const TEXTS = [
  {
    prefix: '',
    showFuture: 'Zukünftige Addons anzeigen',
    more: 'Mehr anzeigen',
    costsLess: '40 Benutzer kosten weniger als 38',
    line: '35 zusätzliche Benutzer',
    compare: 'Pakete vergleichen',
    ownPrices: 'Eigene Preise in diesem Browser aktiv',
  },
  {
    prefix: '/en',
    showFuture: 'Show future addons',
    more: 'Show more',
    costsLess: '40 users cost less than 38',
    line: '35 additional users',
    compare: 'Compare plans',
    ownPrices: 'Custom prices are active in this browser',
  },
];

for (const texts of TEXTS) {
  const calculator = `${texts.prefix}/preiskalkulator`;
  // The other language has the same parts at the same places.
  const tag = texts.prefix === '' ? '@both' : '@long';

  test(`monthly, with all addons, advice and all that opens: ${calculator}`, { tag }, async ({
    page,
  }) => {
    await openCalculator(page, `${calculator}/core?users=38&systems=2&addons=reporting`);
    await page.getByRole('checkbox', { name: texts.showFuture }).check();
    await page.getByRole('button', { name: texts.more }).first().click();
    await expect(page.getByText(texts.costsLess)).toBeVisible();
    const line = page.getByRole('button', { name: texts.line });
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    const tables = await page.getByRole('table').count();
    await page.getByRole('button', { name: texts.compare }).click();
    await expect(page.getByRole('table')).toHaveCount(tables + 1);
    await expectTellingNames(page);
    await expectAccessible(page);
  });

  test(`yearly, above all limits, beside own prices: ${calculator}`, {
    tag: '@long',
  }, async ({ page }) => {
    await storePrices(page, JSON.stringify(OWN_PRICES));
    await openCalculator(
      page,
      `${calculator}/plan-3?yearly=true&commitment=2&users=1001&systems=101&landscapes=51&addons=support`,
    );
    await expect(page.getByText(texts.ownPrices)).toBeVisible();
    await page.locator('#total-price').scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });
}

test('included addons, sales-only and no plan at all', { tag: '@long' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  await expectTellingNames(page);
  await expectAccessible(page);
  await openCalculator(page, '/preiskalkulator/enterprise');
  await expectAccessible(page);
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: [] }));
  await openCalculator(page, '/preiskalkulator');
  await expect(page.getByText('Kein Plan ausgewählt')).toBeVisible();
  await expectAccessible(page);
});

test('the Admin dialog, told of stored prices that cannot be read', {
  tag: '@long',
}, async ({ page }) => {
  await storePrices(page, '{"PRICING_PLANS": 1}');
  await openCalculator(page, '/preiskalkulator');
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByRole('dialog').getByText('Gespeicherten Text anzeigen').click();
  await expectAccessible(page, '[role=dialog]');
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
