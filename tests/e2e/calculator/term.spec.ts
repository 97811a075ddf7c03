import { expectTellingNames } from '../support/accessibility.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const MONTHLY = '/preiskalkulator/pro?yearly=false&users=10&systems=3&landscapes=1';

test('term and commitment are chosen with pointer and keys, and monthly forgets the commitment', async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/pro');
  await expectTellingNames(page);
  const { summary, total } = onCalculator(page);
  const monthly = summary.getByRole('radio', { name: 'Monatlich' });
  const yearly = summary.getByRole('radio', { name: 'Jährlich (-15%)' });
  const term = (name: RegExp) => summary.getByRole('button', { name });
  const back = term(/^Zurück zu monatlich$/);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(back).toHaveCount(0);

  await test.step('yearly begins with one year', async () => {
    await yearly.check();
    await expect(total).toHaveText('12.229 €');
    await expect(summary).toContainText('entspricht 1.019 € pro Monat');
    await expect(term(/^1 Jahr\b.*15 %/)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(
      '/preiskalkulator/pro?yearly=true&users=10&systems=3&landscapes=1&commitment=1',
    );
  });

  await test.step('a longer commitment costs less; a press anywhere in its row chooses it', async () => {
    await term(/^2 Jahre.*20 %/).click();
    await expect(total).toHaveText('11.510 €');
    // The button lies over the whole row.
    await summary.getByRole('cell', { name: '899 €', exact: true }).click({ force: true });
    await expect(total).toHaveText('10.791 €');
    await expect(term(/^3 Jahre.*25 %/)).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/&commitment=3$/);
  });

  await test.step('monthly billing forgets it', async () => {
    await monthly.check();
    await expect(total).toHaveText('1.199 €');
    await expect(page).toHaveURL(MONTHLY);
    await yearly.check();
    await expect(total).toHaveText('12.229 €');
    await expect(page).toHaveURL(/&commitment=1$/);
  });

  await test.step('by key, and the way back to monthly, which keeps the focus near', async () => {
    await term(/^3 Jahre/).press('Enter');
    await expect(total).toHaveText('10.791 €');
    await back.press('Enter');
    await expect(total).toHaveText('1.199 €');
    await expect(summary).not.toContainText('Sie sparen 3');
    await expect(back).toHaveCount(0);
    await expect(monthly).toBeFocused();
    await expect(page).toHaveURL(MONTHLY);
    await page.keyboard.press('ArrowRight');
    await expect(yearly).toBeFocused();
    await expect(total).toHaveText('12.229 €');
  });
});
