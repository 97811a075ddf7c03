import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('yearly begins with a commitment of one year', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { plans, summary, total } = onCalculator(page);
  await expect(summary.getByRole('group', { name: 'Laufzeit' })).toHaveCount(0);

  await plans.getByRole('radio', { name: 'Jährlich (-15%)', exact: true }).check();
  await expect(total).toHaveText('12.229 €');
  await expect(summary).toContainText('entspricht 1.019 € pro Monat');
  await expect(summary.getByRole('radio', { name: 'Jährlich (-15%)' })).toBeChecked();
  await expect(summary.getByRole('radio', { name: /^1 Jahr\b.*15 %/ })).toBeChecked();
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?yearly=true&users=10&systems=3&landscapes=1&commitment=1',
  );
});

test('a longer commitment costs less', { tag: '@long' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?yearly=true');
  const { summary, total } = onCalculator(page);
  await summary.getByRole('radio', { name: /^2 Jahre.*20 %/ }).check();
  await expect(total).toHaveText('11.510 €');
  await summary.getByRole('radio', { name: /^3 Jahre.*25 %/ }).check();
  await expect(total).toHaveText('10.791 €');
  await expect(page).toHaveURL(/&commitment=3$/);
});

test('monthly billing forgets the commitment, so that yearly begins with one year again', async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/pro?yearly=true&commitment=3');
  const { plans, summary, total } = onCalculator(page);
  await plans.getByRole('radio', { name: 'Monatlich', exact: true }).check();
  await expect(total).toHaveText('1.199 €');
  await expect(page).toHaveURL('/preiskalkulator/pro?yearly=false&users=10&systems=3&landscapes=1');
  await summary.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await expect(total).toHaveText('12.229 €');
  await expect(page).toHaveURL(/&commitment=1$/);
});

test('the way back to monthly is there only when yearly, and keeps the focus near', async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/core?yearly=true&commitment=2&systems=2');
  const { summary, total } = onCalculator(page);
  const back = summary.getByRole('button', { name: 'Zurück zu monatlich' });
  // 499 × 12 × 0.8
  await expect(total).toHaveText('4.790 €');
  await back.focus();
  await page.keyboard.press('Enter');

  await expect(total).toHaveText('499 €');
  await expect(back).toHaveCount(0);
  await expect(summary.getByRole('radio', { name: 'Monatlich' })).toBeFocused();
  await expect(page).toHaveURL('/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1');
});

test('term and commitment are radio groups for the keyboard too', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { summary, total } = onCalculator(page);
  await summary.getByRole('radio', { name: 'Monatlich' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(summary.getByRole('radio', { name: 'Jährlich (-15%)' })).toBeFocused();
  await expect(total).toHaveText('12.229 €');
  // The next tab stop is the note to undo, as soon as it is there (D35).
  await summary.getByRole('radio', { name: '1 Jahr' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(summary.getByRole('radio', { name: '3 Jahre' })).toBeFocused();
  await expect(total).toHaveText('10.791 €');
});
