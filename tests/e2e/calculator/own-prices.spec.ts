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

test('own prices are in force here, taken away and brought back', async ({ page }) => {
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await openCalculator(page, '/preiskalkulator/core?users=0&systems=0&landscapes=0');
  const { addon, addons, plans, summary, total, users, systems } = onCalculator(page);
  const notice = page.getByText(NOTICE);
  const reset = page.getByRole('button', { name: 'Zurücksetzen' });

  await test.step('in force, and the page says so', async () => {
    await expect(notice).toBeVisible();
    await expect(page.getByText('Besucher sehen weiter die veröffentlichten Preise')).toBeVisible();
    await expect(total).toHaveText('529 €');
    await expect(plans).toContainText('Konzern');
    await expect(addons.getByText('Mehr anzeigen')).toHaveCount(0);
    await expect(addons.getByRole('checkbox')).toHaveCount(0);
  });

  await test.step('counts are warned of below the limits', async () => {
    for (const text of ['1 Benutzer', '1 System', '1 Landscape']) {
      await expect(summary.getByText(`Mindestens ${text} erforderlich`)).toBeVisible();
    }
    await expect(users.field).toHaveAccessibleDescription(/Mindestens 1 Benutzer erforderlich/);
    await users.more.click();
    await expect(summary).not.toContainText('Mindestens 1 Benutzer');
    await expect(total).toHaveText('539 €');
  });

  await test.step('an upgrade leads past a plan that disables the addon too', async () => {
    await addon('Support').getByRole('button', { name: 'Upgrade erforderlich' }).click();
    await expect(plans.getByText('Konzern ausgewählt')).toBeVisible();
    await expectCounts(page, { users: '50', systems: '5', landscapes: '2' });
    await expect(total).toHaveText('2.000 €');
    await addon('Support').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(total).toHaveText('2.150 €');
    await expect(page).toHaveURL(
      '/preiskalkulator/plan-3?yearly=false&users=50&systems=5&landscapes=2&addons=support',
    );
  });

  await test.step('a question comes before they are taken away', async () => {
    await plans.getByRole('link', { name: 'Core wählen' }).click();
    await users.field.fill('12');
    await systems.field.fill('2');
    // 529 + 12 × 10 + 2 × 20
    await expect(total).toHaveText('689 €');
    await reset.click();
    const question = page.getByRole('alertdialog', { name: 'Eigene Preise entfernen?' });
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(reset).toBeFocused();
    await expect(total).toHaveText('689 €');
  });

  await test.step('taken away, and brought back', async () => {
    await resetOwnPrices(page);
    await expect(total).toHaveText('940 €');
    expect(await readStored(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(total).toHaveText('689 €');
    await expect(notice).toBeVisible();
    await expect(reset).toBeFocused();
    expect(JSON.parse((await readStored(page)) ?? '')).toEqual(OWN_PRICES);
  });

  await test.step('after a reset the delivered prices and discounts, for the same needs', async () => {
    await summary.getByRole('radio', { name: 'Jährlich (-10%)' }).check();
    await summary.getByRole('link', { name: /^3 Jahre.*20 %/ }).click();
    // 689 × 12 × 0.8
    await expect(total).toHaveText('6.614 €');
    await resetOwnPrices(page);
    await expect(notice).toHaveCount(0);
    await expect(plans).not.toContainText('Konzern');
    // 499 + 9 × 49 = 940; × 12 × 0.75
    await expect(total).toHaveText('8.460 €');
    await expect(page).toHaveURL(/users=12/);
    expect(await readStored(page)).toBeNull();
  });
});

test('a sales-only plan and odd lists are accessible', { tag: '@long' }, async ({ page }) => {
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
    await expect(plans.getByText('Konzern ausgewählt')).toBeVisible();
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
