import { expectTellingNames } from '../support/accessibility.ts';
import {
  expectCounts,
  expectFocusKept,
  onCalculator,
  openCalculator,
} from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const MONTHLY = '/preiskalkulator/pro?yearly=false&users=10&systems=3&landscapes=1';
const KEYS =
  'ArrowUp 11, PageUp 21, ArrowDown 20, End 20, PageDown 10, ArrowDown 10, PageUp 20, Home 10';

test('from the landing page the calculator comes whole, and counts are stepped', async ({
  page,
}) => {
  await openCalculator(page, '/');
  const { total, users, systems, landscapes } = onCalculator(page);

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
    await users.more.click();
    await expect(total).toHaveText('548 €');
    expect(await gaps.evaluate(({ gaps }) => gaps)).toBe(0);
  });

  await test.step('the buttons step by one, down to what the plan includes', async () => {
    await users.more.click();
    await systems.more.click();
    await landscapes.more.click();
    await expect(total).toHaveText('785 €');
    await expectCounts(page, { users: '5', systems: '3', landscapes: '2' });
    await expect(page).toHaveURL(/core\?yearly=false&users=5&systems=3&landscapes=2$/);
    await users.fewer.click();
    await users.fewer.click();
    await expect(users.field).toHaveValue('3');
    await expectFocusKept(page);
    await expect(users.fewer).toBeDisabled();
    await users.fewer.click({ force: true });
    await expectFocusKept(page);
    await landscapes.fewer.click();
    await systems.fewer.click();
    await expectCounts(page, { users: '3', systems: '2', landscapes: '1' });
    await expect(total).toHaveText('499 €');
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
});

test('term and counts are chosen with pointer and keys', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { summary, total, users, systems } = onCalculator(page);
  const monthly = summary.getByRole('radio', { name: 'Monatlich' });
  const yearly = summary.getByRole('radio', { name: 'Jährlich (-15%)' });
  const term = (name: RegExp) => summary.getByRole('link', { name });
  const chosen = summary.locator('th [aria-current=true]');
  const back = summary.getByRole('button', { name: 'Zurück zu monatlich', exact: true });

  await test.step('yearly begins with one year; a press anywhere in a row chooses its term', async () => {
    await expectTellingNames(page);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(back).toHaveCount(0);
    await yearly.check();
    await expect(total).toHaveText('12.229 €');
    await expect(chosen).toHaveText(/^1 Jahr.*15\s%/);
    await expect(page).toHaveURL(`${MONTHLY.replace('false', 'true')}&commitment=1`);
    await term(/^2 Jahre.*20 %/).click();
    await expect(total).toHaveText('11.510 €');
    // The link lies over the whole row.
    await summary.getByRole('cell', { name: '899 €', exact: true }).click({ force: true });
    await expect(chosen).toHaveText(/^3 Jahre.*25\s%/);
    await expect(page).toHaveURL(/&commitment=3$/);
    await monthly.check();
    await expect(page).toHaveURL(MONTHLY);
  });

  await test.step('by key, and the way back to monthly, which keeps the focus near', async () => {
    await term(/^3 Jahre/).press('Enter');
    await expect(total).toHaveText('10.791 €');
    await back.press('Enter');
    await expect(total).toHaveText('1.199 €');
    await expect(back).toHaveCount(0);
    await expect(monthly).toBeFocused();
    await expect(page).toHaveURL(MONTHLY);
    await page.keyboard.press('ArrowRight');
    await expect(yearly).toBeFocused();
    await expect(total).toHaveText('12.229 €');
    await page.keyboard.press('ArrowLeft');
  });

  await test.step('a typed count; too small becomes what is included', async () => {
    await users.field.click();
    for (const [typed, shown, price] of [
      // 1199 + 35 × 41.65
      ['45', '45', '2.656 €'],
      ['4', '10', '1.199 €'],
    ] as const) {
      await users.field.press('ControlOrMeta+a');
      await users.field.pressSequentially(typed);
      if (typed !== shown) await users.field.press('Tab');
      await expect(users.field).toHaveValue(shown);
      await expect(total).toHaveText(price);
    }
    await systems.field.press('ControlOrMeta+a');
    await systems.field.pressSequentially('12,7');
    await systems.field.press('Tab');
    await expect(systems.field).toHaveValue('12,7');
    await expect(systems.field).toHaveAccessibleDescription(
      /Bitte geben Sie eine ganze Zahl ein\. Es bleibt bei 12\./,
    );
    await expect(systems.field).toHaveAttribute('aria-invalid', 'true');
    // 1199 + 9 × 129
    await expect(total).toHaveText('2.360 €');
    await systems.field.press('Home');
    await expect(systems.field).toHaveValue('3');
  });

  await test.step('arrow keys step by one, page keys by ten, and there is no end', async () => {
    for (const [key = '', value = ''] of KEYS.split(', ').map((step) => step.split(' '))) {
      await users.field.press(key);
      await expect(users.field).toHaveValue(value);
      await expect(users.field).toBeFocused();
    }
    await expect(total).toHaveText('1.199 €');
  });
});
