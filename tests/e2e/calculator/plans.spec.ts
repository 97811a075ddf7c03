import { expectCounts, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('choosing a plan resets the counts and keeps term and addons', async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&commitment=3&users=45&systems=8&landscapes=4&addons=reporting',
  );
  const { plans, addons, summary, floatingCard, total, users } = onCalculator(page);
  await expectCounts(page, { users: '45', systems: '8', landscapes: '4' });

  await test.step('Core', async () => {
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
  });

  await test.step('the chosen one again, at the price beside it', async () => {
    await users.more.click();
    await expect(total).toHaveText('6.723 €');
    await plans.getByRole('link', { name: 'Core ausgewählt' }).click();
    await expectCounts(page, { users: '3', systems: '2', landscapes: '1' });
    await expect(total).toHaveText('6.282 €');
  });

  await test.step('a sales-only plan: no addons, no summary, no card, but the form', async () => {
    await plans.getByRole('link', { name: 'Enterprise wählen' }).click();
    await expect(plans.getByRole('link', { name: 'Enterprise ausgewählt' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprise' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Monatlich' })).toHaveCount(0);
    for (const absent of [addons, summary, floatingCard, total, page.getByRole('spinbutton')]) {
      await expect(absent).toHaveCount(0);
    }
    const form = page.getByRole('form', { name: 'Kontaktformular' });
    await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeVisible();
  });

  await test.step('Pro, where one addon is free', async () => {
    await plans.getByRole('link', { name: 'Pro wählen' }).click();
    await expectCounts(page, { users: '10', systems: '3', landscapes: '1' });
    await expect(total).toHaveText('10.791 €');
    await expect(summary.getByRole('row', { name: 'Reporting' })).toContainText('kostenfrei');
  });
});
