import { expectAccessible } from '../support/accessibility.ts';
import { expectCounts, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  OWN_PRICES,
  readStored,
  resetOwnPrices,
  storeElsewhere,
  storePrices,
  writeStored,
} from '../support/stored-prices.ts';

const NOTICE = 'Eigene Preise in diesem Browser aktiv';

test('stored prices are in force here, are taken away after a question and can be brought back', async ({
  page,
}) => {
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await openCalculator(page, '/preiskalkulator/core?users=12&systems=2');
  const { plans, addons, summary, total } = onCalculator(page);
  const notice = page.getByText(NOTICE);
  const reset = page.getByRole('button', { name: 'Zurücksetzen' });

  await test.step('in force, and the page says so', async () => {
    await expect(notice).toBeVisible();
    await expect(page.getByText('Besucher sehen weiter die veröffentlichten Preise')).toBeVisible();
    // 529 + 12 × 10 + 2 × 20 + 30
    await expect(total).toHaveText('719 €');
    await expect(plans).toContainText('Konzern');
    await expect(addons.getByText('Mehr anzeigen')).toHaveCount(0);
    await expect(addons.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('the question', async () => {
    await reset.click();
    const question = page.getByRole('alertdialog', { name: 'Eigene Preise entfernen?' });
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await expect(page.locator('#page')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(reset).toBeFocused();
    await expect(page.locator('#page')).not.toHaveAttribute('inert');
    await expect(total).toHaveText('719 €');
  });

  await test.step('taken away, and brought back', async () => {
    await resetOwnPrices(page);
    await expect(total).toHaveText('940 €');
    expect(await readStored(page)).toBeNull();
    const undo = page.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(total).toHaveText('719 €');
    await expect(notice).toBeVisible();
    await expect(reset).toBeFocused();
    expect(JSON.parse((await readStored(page)) ?? '')).toEqual(OWN_PRICES);
  });

  await test.step('their own discounts', async () => {
    await summary.getByRole('radio', { name: 'Jährlich (-10%)' }).check();
    // 719 × 12 × 0.9
    await expect(total).toHaveText('7.765 €');
    for (const term of [/^1 Jahr.*10 %/, /^2 Jahre.*15 %/, /^3 Jahre.*20 %/]) {
      await expect(summary.getByRole('button', { name: term })).toBeVisible();
    }
    await summary.getByRole('button', { name: '3 Jahre' }).click();
    await expect(total).toHaveText('6.902 €');
  });

  await test.step('after a reset the delivered prices, for the same needs', async () => {
    await resetOwnPrices(page);
    await expect(notice).toHaveCount(0);
    await expect(plans).not.toContainText('Konzern');
    // 499 + 9 × 49 = 940; × 12 × 0.75
    await expect(total).toHaveText('8.460 €');
    await expect(page).toHaveURL(/users=12/);
    expect(await readStored(page)).toBeNull();
  });
});

test('of own prices counts are warned of below the limits, and an upgrade leads past a plan that disables the addon too', async ({
  page,
}) => {
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await openCalculator(page, '/preiskalkulator/core?users=0&systems=0&landscapes=0');
  const { addon, plans, summary, total, users, systems, landscapes } = onCalculator(page);

  await test.step('warnings', async () => {
    await expect(total).toHaveText('529 €');
    for (const { field, text } of [
      { field: users.field, text: 'Mindestens 1 Benutzer erforderlich' },
      { field: systems.field, text: 'Mindestens 1 System erforderlich' },
      { field: landscapes.field, text: 'Mindestens 1 Landscape erforderlich' },
    ]) {
      await expect(summary.getByText(text, { exact: true })).toBeVisible();
      await expect(field).toHaveAccessibleDescription(new RegExp(text));
    }
    await users.more.click();
    await expect(summary).not.toContainText('Mindestens 1 Benutzer');
    await expect(total).toHaveText('539 €');
  });

  await test.step('upgrade', async () => {
    // With the built-in plans another one would be next.
    await addon('Support').getByRole('button', { name: 'Upgrade erforderlich' }).click();
    await expect(plans.getByRole('link', { name: 'Konzern ausgewählt' })).toBeVisible();
    await expectCounts(page, { users: '50', systems: '5', landscapes: '2' });
    await expect(total).toHaveText('2.000 €');
    await addon('Support').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(total).toHaveText('2.150 €');
    await expect(page).toHaveURL(
      '/preiskalkulator/plan-3?yearly=false&users=50&systems=5&landscapes=2&addons=support',
    );
  });
});

test('a sales-only plan, own prices above all limits and a list without plans or addons are accessible', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/enterprise');
  await expectAccessible(page);

  const { plans, total } = onCalculator(page);
  await test.step('a plan that the server does not know, but the browser does (D16)', async () => {
    await writeStored(page, JSON.stringify(OWN_PRICES));
    await openCalculator(
      page,
      '/preiskalkulator/plan-3?yearly=true&commitment=2&users=1001&systems=101&landscapes=51&addons=support',
    );
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(plans.getByRole('link', { name: 'Konzern ausgewählt' })).toBeVisible();
    await total.scrollIntoViewIfNeeded();
    await expectAccessible(page);
  });

  await test.step('a list without plans or addons says so', async () => {
    const noAddons = { ...OWN_PRICES, ADDONS: [] };
    await storeElsewhere(page, JSON.stringify({ ...noAddons, PRICING_PLANS: [] }));
    await expect(page.getByText('Kein Plan ausgewählt')).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page.locator('#price-summary, aside')).toHaveCount(0);
    await expectAccessible(page);
    await storeElsewhere(page, JSON.stringify(noAddons));
    await plans.getByRole('link', { name: 'Core wählen' }).click();
    // 529 × 12 × 0.85
    await expect(total).toHaveText('5.395 €');
    await expect(page.getByRole('button', { name: 'Hinzufügen' })).toHaveCount(0);
  });
});
