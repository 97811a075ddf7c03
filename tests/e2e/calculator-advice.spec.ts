import { expectAccessible } from './support/accessibility.ts';
import { onCalculator, openCalculator } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { OWN_PRICES, storePrices } from './support/stored-prices.ts';

test('a larger count that costs less is said and applied with a click', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?users=38&systems=2');
  const { summary, total, users } = onCalculator(page);
  // 499 + 35 × 49; with 40 users 499 + 37 × 41.65
  await expect(summary).toContainText(
    '40 Benutzer kosten weniger als 38: 2.040 € statt 2.214 € pro Monat.',
  );
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'Auf 40 Benutzer erhöhen' }).click();
  await expect(total).toHaveText('2.040 €');
  await expect(users.field).toHaveValue('40');
  await expect(summary).not.toContainText('kosten weniger');
  await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeFocused();
});

test('a cheaper plan for the same needs is said and switched to', async ({ page }) => {
  const [core, pro, ...rest] = OWN_PRICES.PRICING_PLANS;
  const cheap = { ...OWN_PRICES, PRICING_PLANS: [core, { ...pro, basePrice: 100 }, ...rest] };
  await storePrices(page, JSON.stringify(cheap));
  await openCalculator(page, '/preiskalkulator/core?users=12&systems=2');
  const { summary, plans } = onCalculator(page);
  await summary.getByRole('button', { name: `Zu ${pro?.title} wechseln` }).click();
  await expect(plans.getByRole('link', { name: `${pro?.title} ausgewählt` })).toBeVisible();
  await expect(summary.getByRole('button', { name: /wechseln$/ })).toHaveCount(0);
});

test('the terms stand side by side, and a click chooses one', async ({ page }) => {
  await openCalculator(page, '/en/preiskalkulator/pro?users=20&landscapes=1');
  const table = page.getByRole('table', { name: 'All terms compared' });
  // 1199 + 10 × 49 = 1689; a year of it less 15 %, 20 % and 25 %
  await expect(table.getByRole('row').filter({ hasText: 'Monthly' })).toContainText('€1,689');
  const twoYears = table.getByRole('row').filter({ hasText: '2 years' });
  await expect(twoYears.getByRole('cell')).toHaveText(['€1,351', '€16,214', '€8,108']);
  await twoYears.getByRole('button', { name: '2 years' }).click();
  await expect(page.locator('#total-price')).toHaveText('€16,214');
  await expect(page).toHaveURL(/yearly=true.*commitment=2/);
  await expect(twoYears.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});
