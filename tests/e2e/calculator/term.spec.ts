import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const MONTHLY = '/preiskalkulator/pro?yearly=false&users=10&systems=3&landscapes=1';

test('term and commitment are chosen with pointer and keys, and monthly forgets the commitment', async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { plans, summary, total } = onCalculator(page);
  const monthly = summary.getByRole('radio', { name: 'Monatlich' });
  const yearly = summary.getByRole('radio', { name: 'Jährlich (-15%)' });
  await expect(summary.getByRole('group', { name: 'Laufzeit' })).toHaveCount(0);

  await test.step('yearly begins with one year', async () => {
    await plans.getByRole('radio', { name: 'Jährlich (-15%)', exact: true }).check();
    await expect(total).toHaveText('12.229 €');
    await expect(summary).toContainText('entspricht 1.019 € pro Monat');
    await expect(yearly).toBeChecked();
    await expect(summary.getByRole('radio', { name: /^1 Jahr\b.*15 %/ })).toBeChecked();
    await expect(page).toHaveURL(
      '/preiskalkulator/pro?yearly=true&users=10&systems=3&landscapes=1&commitment=1',
    );
  });

  await test.step('a longer commitment costs less', async () => {
    await summary.getByRole('radio', { name: /^2 Jahre.*20 %/ }).check();
    await expect(total).toHaveText('11.510 €');
    await summary.getByRole('radio', { name: /^3 Jahre.*25 %/ }).check();
    await expect(total).toHaveText('10.791 €');
    await expect(page).toHaveURL(/&commitment=3$/);
  });

  await test.step('monthly billing forgets it', async () => {
    await plans.getByRole('radio', { name: 'Monatlich', exact: true }).check();
    await expect(total).toHaveText('1.199 €');
    await expect(page).toHaveURL(MONTHLY);
    await yearly.check();
    await expect(total).toHaveText('12.229 €');
    await expect(page).toHaveURL(/&commitment=1$/);
  });

  await test.step('arrow keys, and the way back to monthly, which keeps the focus near', async () => {
    // The next tab stop is the note to undo, as soon as it is there (D35).
    await summary.getByRole('radio', { name: '1 Jahr' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(summary.getByRole('radio', { name: '3 Jahre' })).toBeFocused();
    await expect(total).toHaveText('10.791 €');

    const back = summary.getByRole('button', { name: 'Zurück zu monatlich' });
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(total).toHaveText('1.199 €');
    await expect(summary).not.toContainText('Sie sparen');
    await expect(back).toHaveCount(0);
    await expect(monthly).toBeFocused();
    await expect(page).toHaveURL(MONTHLY);
    await page.keyboard.press('ArrowRight');
    await expect(yearly).toBeFocused();
    await expect(total).toHaveText('12.229 €');
  });
});
