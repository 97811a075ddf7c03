import {
  expectCounts,
  expectFocusKept,
  onCalculator,
  openCalculator,
} from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

// `selection.test.ts` and `typed-count.test.ts` know the rules of counts and terms.

test('from the landing page the calculator comes whole; counts and term are chosen', async ({
  page,
}) => {
  await openCalculator(page, '/');
  const { plans, summary, total, users, systems, landscapes } = onCalculator(page);

  await test.step('no frame without a page', async () => {
    const gaps = await page.evaluateHandle(() => {
      const seen = { gaps: 0 };
      const note = () => {
        if (!document.querySelector('main h1')) seen.gaps += 1;
        requestAnimationFrame(note);
      };
      note();
      return seen;
    });
    await page.getByRole('link', { name: 'Core wählen' }).click();
    await expect(total).toHaveText('499 €');
    expect(await gaps.evaluate(({ gaps }) => gaps)).toBe(0);
  });

  await test.step('the buttons step by one, down to what the plan includes', async () => {
    await users.more.click();
    await systems.more.click();
    await landscapes.more.click();
    await expectCounts(page, { users: '4', systems: '3', landscapes: '2' });
    // 499 + 49 + 129 + 59
    await expect(total).toHaveText('736 €');
    await users.fewer.click();
    await expect(users.field).toHaveValue('3');
    await expectFocusKept(page);
    await expect(users.fewer).toBeDisabled();
    await users.fewer.click({ force: true });
    await expectFocusKept(page);
    await expect(users.field).toHaveValue('3');
  });

  await test.step('holding a button repeats the step until it is released', async () => {
    await users.more.hover();
    await page.mouse.down();
    await expect.poll(async () => Number(await users.field.inputValue())).toBeGreaterThan(8);
    await page.mouse.up();
    // One more step may have been on its way.
    await expect(async () => {
      const reached = await users.field.inputValue();
      await expect(page).toHaveURL(new RegExp(`users=${reached}&`), { timeout: 500 });
      await expect(users.field).toHaveValue(reached);
    }).toPass();
  });

  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  const monthly = summary.getByRole('radio', { name: 'Monatlich' });
  const yearly = summary.getByRole('radio', { name: 'Jährlich (-15%)' });
  const chosen = summary.locator('th [aria-current=true]');
  const back = summary.getByRole('button', { name: 'Zurück zu monatlich', exact: true });

  await test.step('yearly begins with one year; a press anywhere in a row chooses its term', async () => {
    await yearly.check();
    await expect(total).toHaveText('12.229 €');
    await expect(chosen).toHaveText(/^1 Jahr.*15\s%/);
    // The link lies over the whole row.
    await summary.getByRole('cell', { name: '899 €', exact: true }).click({ force: true });
    await expect(chosen).toHaveText(/^3 Jahre.*25\s%/);
    await expect(page).toHaveURL(/yearly=true.*&commitment=3$/);
  });

  await test.step('by key, and the way back to monthly, which keeps the focus near', async () => {
    await summary.getByRole('link', { name: /^2 Jahre/ }).press('Enter');
    await expect(total).toHaveText('11.510 €');
    await back.press('Enter');
    await expect(total).toHaveText('1.199 €');
    await expect(back).toHaveCount(0);
    await expect(monthly).toBeFocused();
    await expect(page).not.toHaveURL(/commitment/);
    await page.keyboard.press('ArrowRight');
    await expect(yearly).toBeFocused();
    await expect(total).toHaveText('12.229 €');
    await page.keyboard.press('ArrowLeft');
  });

  await test.step('a wrong typed count is told', async () => {
    await systems.field.click();
    await systems.field.press('ControlOrMeta+a');
    await systems.field.pressSequentially('12,7');
    await systems.field.press('Tab');
    await expect(systems.field).toHaveValue('12,7');
    await expect(systems.field).toHaveAccessibleDescription(
      /Bitte geben Sie eine ganze Zahl ein\. Es bleibt bei 12\./,
    );
    await expect(systems.field).toHaveAttribute('aria-invalid', 'true');
    await systems.field.press('Home');
    await expect(systems.field).toHaveValue('3');
  });
});
