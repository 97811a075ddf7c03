import { expectAccessible } from './support/accessibility.ts';
import { openCalculator } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { OWN_PRICES, storePrices } from './support/stored-prices.ts';

const TEXTS = [
  {
    prefix: '',
    showFuture: 'Zukünftige Addons anzeigen',
    more: 'Mehr anzeigen',
    noPlan: 'Kein Plan ausgewählt',
    unreadable: 'Gespeicherten Text anzeigen',
    ownPrices: 'Eigene Preise in diesem Browser aktiv',
  },
  {
    prefix: '/en',
    showFuture: 'Show future addons',
    more: 'Show more',
    noPlan: 'No plan selected',
    unreadable: 'Show the stored text',
    ownPrices: 'Custom prices are active in this browser',
  },
];

for (const { prefix, showFuture, more, noPlan, unreadable, ownPrices } of TEXTS) {
  const calculator = `${prefix}/preiskalkulator`;
  // The other language has the same parts at the same places.
  const tag = prefix === '' ? [] : ['@desktop'];

  test(`monthly, with disabled, selected and future addons: ${calculator}`, { tag }, async ({
    page,
  }) => {
    await openCalculator(page, `${calculator}/core?addons=reporting`);
    await page.getByRole('checkbox', { name: showFuture }).check();
    await page.getByRole('button', { name: more }).first().click();
    await expectAccessible(page);
  });

  test(`yearly, above all limits, beside own prices: ${calculator}`, { tag }, async ({ page }) => {
    await storePrices(page, JSON.stringify(OWN_PRICES));
    await openCalculator(
      page,
      `${calculator}/plan-3?yearly=true&commitment=2&users=1001&systems=101&landscapes=51&addons=support`,
    );
    await expect(page.getByText(ownPrices)).toBeVisible();
    await page.locator('#total-price').scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });

  test(`included addons, sales-only and no plan at all: ${calculator}`, { tag }, async ({
    page,
  }) => {
    await openCalculator(page, `${calculator}/pro`);
    await expectAccessible(page);
    await openCalculator(page, `${calculator}/enterprise`);
    await expectAccessible(page);
    await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: [] }));
    await openCalculator(page, calculator);
    await expect(page.getByText(noPlan)).toBeVisible();
    await expectAccessible(page);
  });

  test(`the Admin dialog: ${calculator}`, { tag }, async ({ page }) => {
    await storePrices(page, '{"PRICING_PLANS": 1}');
    await openCalculator(page, calculator);
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByRole('dialog').getByText(unreadable).click();
    await expectAccessible(page);
  });
}
