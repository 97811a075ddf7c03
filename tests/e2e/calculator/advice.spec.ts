import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

test('a cheaper plan for the same needs is said and switched to', async ({ page }) => {
  const [core, pro, ...rest] = OWN_PRICES.PRICING_PLANS;
  const cheap = { ...OWN_PRICES, PRICING_PLANS: [core, { ...pro, basePrice: 100 }, ...rest] };
  await storePrices(page, JSON.stringify(cheap));
  await openCalculator(page, '/preiskalkulator/core?users=12&systems=2');
  const { summary, plans } = onCalculator(page);
  await summary.getByRole('button', { name: `Zu ${pro?.title} wechseln` }).click();
  await expect(plans.getByRole('link', { name: `${pro?.title} ausgewählt` })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
  await expect(summary.getByRole('button', { name: /wechseln$/ })).toHaveCount(0);
});

test('the one hint: less without unchosen addons, or with a larger count; it is followed and undone', async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/pro?users=10&systems=3&landscapes=1');
  const { summary, plans, total, users } = onCalculator(page);
  const hint = summary.getByText('So sparen Sie');
  await expect(summary).toContainText(
    'Kein Single Sign-on und Support nötig? Mit Core sparen Sie 228 € pro Monat.',
  );
  await summary.getByRole('button', { name: 'Zu Core wechseln' }).press('Enter');
  await expect(total).toHaveText('971 €');
  await expect(plans.getByRole('link', { name: 'Core ausgewählt' })).toBeVisible();
  await expect(hint).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(total).toHaveText('1.199 €');
  await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeFocused();

  await test.step('a larger count', async () => {
    await users.field.fill('38');
    await users.field.blur();
    // 1199 + 28 × 49; with 40 users 1199 + 30 × 41.65
    await expect(summary).toContainText(
      '40 Benutzer kosten weniger als 38: 2.448 € statt 2.571 € pro Monat.',
    );
    await expect(hint).toHaveCount(1);
    await summary.getByRole('button', { name: 'Auf 40 Benutzer erhöhen' }).click();
    await expect(total).toHaveText('2.448 €');
    await expect(users.field).toHaveValue('40');
    await expect(summary).not.toContainText('kosten weniger');
    await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeFocused();
  });
});
