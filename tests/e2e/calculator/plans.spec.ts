import { expectCounts, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('each plan card shows its own price, whatever is chosen', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=45&systems=9');
  const cards = onCalculator(page)
    .plans.getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(0)).toContainText(/499\s€\s*pro Monat/);
  await expect(cards.nth(1)).toContainText(/1\.199\s€\s*pro Monat/);
  await expect(cards.nth(2)).toContainText('Individuelles Angebot');
  await expect(cards.nth(2)).not.toContainText('€');

  await onCalculator(page).plans.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await expect(cards.nth(0)).toContainText(/5\.089\s€\s*pro Jahr/);
  await expect(cards.nth(1)).toContainText(/12\.229\s€\s*pro Jahr/);
});

test('choosing a plan resets the counts and keeps term and addons', async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&commitment=3&users=45&systems=8&landscapes=4&addons=reporting',
  );
  const { plans, summary, total } = onCalculator(page);
  await expectCounts(page, { users: '45', systems: '8', landscapes: '4' });

  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expectCounts(page, { users: '3', systems: '2', landscapes: '1' });
  // (499 + 199) × 12 × 0.75
  await expect(total).toHaveText('6.282 €');
  await expect(page).toHaveURL(
    '/preiskalkulator/core?yearly=true&users=3&systems=2&landscapes=1&commitment=3&addons=reporting',
  );
  await expect(plans.getByRole('link', { name: 'Core ausgewählt' })).toHaveAttribute(
    'aria-current',
    'true',
  );

  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expectCounts(page, { users: '10', systems: '3', landscapes: '1' });
  await expect(total).toHaveText('10.791 €');
  await expect(summary.getByRole('row', { name: 'Reporting' })).toContainText('kostenfrei');
});

test('a plan card leads to the price beside it, a bare link to the defaults', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const { plans, total } = onCalculator(page);
  await expect(total).toHaveText('628 €');
  await expectCounts(page, { users: '3', systems: '3', landscapes: '1' });
  await plans.getByRole('link', { name: 'Core ausgewählt' }).click();
  await expect(total).toHaveText('499 €');
  await expectCounts(page, { users: '3', systems: '2', landscapes: '1' });
  await expect(page).toHaveURL('/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1');
});

test('without a plan in the address the second of the list is chosen', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator');
  const { plans, total } = onCalculator(page);
  await expect(plans.getByRole('link', { name: 'Pro ausgewählt' })).toBeVisible();
  await expect(total).toHaveText('1.199 €');
});

test('counts below the included amounts are raised to them', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=2&systems=1&landscapes=-4');
  const { total, landscapes } = onCalculator(page);
  await expectCounts(page, { users: '10', systems: '3', landscapes: '1' });
  await expect(total).toHaveText('1.199 €');
  await landscapes.more.click();
  await expect(total).toHaveText('1.258 €');
  await expect(page).toHaveURL('/preiskalkulator/pro?yearly=false&users=10&systems=3&landscapes=2');
});

test('a sales-only plan shows no addons, no summary, no card, but the form', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?addons=reporting');
  const { plans, addons, summary, floatingCard, total } = onCalculator(page);
  await expect(floatingCard).toBeVisible();

  await plans.getByRole('link', { name: 'Enterprise wählen' }).click();
  await expect(plans.getByRole('link', { name: 'Enterprise ausgewählt' })).toBeVisible();
  for (const absent of [addons, summary, floatingCard, total, page.getByRole('spinbutton')]) {
    await expect(absent).toHaveCount(0);
  }
  const form = page.getByRole('form', { name: 'Kontaktformular' });
  await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeVisible();

  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(total).toHaveText('698 €');
  await expect(floatingCard).toBeVisible();
});
