import {
  expectCounts,
  expectFocusKept,
  onCalculator,
  openCalculator,
} from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('from the landing page the calculator comes whole; its buttons step by one, down to what the plan includes, and repeat while held', async ({
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

  await users.more.click();
  await expect(users.field).toHaveValue('5');
  await expect(total).toHaveText('597 €');
  await systems.more.click();
  await expect(total).toHaveText('726 €');
  await landscapes.more.click();
  await expect(total).toHaveText('785 €');
  await expect(page).toHaveURL('/preiskalkulator/core?yearly=false&users=5&systems=3&landscapes=2');

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
    await users.field.fill('10');
    await expect(total).toHaveText('842 €');
  });
});

test('a count is typed or stepped by key, down to what is included and past its limit', async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { summary, total, users, systems } = onCalculator(page);

  await test.step('typed; too small becomes what is included', async () => {
    await users.field.click();
    await users.field.press('ControlOrMeta+a');
    await users.field.pressSequentially('45');
    await expect(users.field).toHaveValue('45');
    // 1199 + 35 × 41.65
    await expect(total).toHaveText('2.656 €');
    await expect(page).toHaveURL(/[?&]users=45&/);

    await users.field.press('ControlOrMeta+a');
    await users.field.pressSequentially('4');
    await users.field.press('Tab');
    await expect(users.field).toHaveValue('10');
    await expect(total).toHaveText('1.199 €');

    await systems.field.press('ControlOrMeta+a');
    await systems.field.pressSequentially('1e-x5');
    await systems.field.press('Enter');
    await expect(systems.field).toHaveValue('15');
    await expect(total).toHaveText('2.747 €');

    await systems.field.fill('');
    await systems.field.press('Tab');
    await expect(systems.field).toHaveValue('15');
    await expect(total).toHaveText('2.747 €');
    await systems.field.press('Home');
    await expect(systems.field).toHaveValue('3');
  });

  await test.step('arrow keys step by one, page keys by ten', async () => {
    for (const { key, value, price } of [
      { key: 'ArrowUp', value: '11', price: '1.248 €' },
      { key: 'PageUp', value: '21', price: '1.738 €' },
      { key: 'ArrowDown', value: '20', price: '1.689 €' },
      // There is no largest number to go to.
      { key: 'End', value: '20', price: '1.689 €' },
      { key: 'PageDown', value: '10', price: '1.199 €' },
      { key: 'PageDown', value: '10', price: '1.199 €' },
      { key: 'ArrowDown', value: '10', price: '1.199 €' },
      { key: 'PageUp', value: '20', price: '1.689 €' },
      { key: 'Home', value: '10', price: '1.199 €' },
    ]) {
      await users.field.press(key);
      await expect(users.field).toHaveValue(value);
      await expect(total).toHaveText(price);
      await expect(users.field).toBeFocused();
    }
  });

  await test.step('above the limit a warning shows', async () => {
    const warning = summary.getByText('Maximal 1000 Benutzer erlaubt', { exact: true });
    await users.field.fill('1000');
    // 1199 + 990 × 36.75
    await expect(total).toHaveText('37.581 €');
    await expect(warning).toHaveCount(0);
    await users.more.click();
    await expect(total).toHaveText('37.618 €');
    await expect(users.field).toHaveAccessibleDescription(/Maximal 1000 Benutzer erlaubt/);
    await expect(users.field).toHaveAttribute('aria-invalid', 'true');
    await expect(warning).toBeVisible();
    await users.fewer.click();
    await expect(warning).toHaveCount(0);
  });
});
