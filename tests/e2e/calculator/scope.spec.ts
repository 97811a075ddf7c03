import {
  expectCounts,
  expectFocusKept,
  onCalculator,
  openCalculator,
} from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('the buttons step by one, down to what the plan includes', { tag: '@both' }, async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/core?users=4&systems=2');
  const { total, users, systems, landscapes } = onCalculator(page);
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
});

test('a count can be typed; too small becomes what is included', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { total, users, systems } = onCalculator(page);
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
});

test('arrow keys step by one, page keys by ten, Home goes to what is included', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro');
  const { total, users } = onCalculator(page);
  const steps = [
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
  ];
  for (const { key, value, price } of steps) {
    await users.field.press(key);
    await expect(users.field).toHaveValue(value);
    await expect(total).toHaveText(price);
    await expect(users.field).toBeFocused();
  }
});

test('holding a button repeats the step until it is released', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?systems=2');
  const { total, users } = onCalculator(page);
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

const LIMITS = [
  'Maximal 1000 Benutzer erlaubt',
  'Maximal 100 Systeme erlaubt',
  'Maximal 50 Landscapes erlaubt',
];

test('above the limits a warning shows and the price is still computed', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?users=1000&systems=100&landscapes=50');
  const { summary, total, users, systems, landscapes } = onCalculator(page);
  await expect(total).toHaveText('52.671 €');
  await expect(summary).not.toContainText('Maximal');

  for (const { more } of [users, systems, landscapes]) await more.click();
  // 499 + 998 × 36.75 + 99 × 129 + 50 × 59
  await expect(total).toHaveText('52.896 €');
  for (const [index, { field }] of [users, systems, landscapes].entries()) {
    await expect(field).toHaveAccessibleDescription(new RegExp(LIMITS[index] ?? ''));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(summary.getByText(LIMITS[index] ?? '', { exact: true })).toBeVisible();
  }

  await users.fewer.click();
  await expect(summary).not.toContainText('Maximal 1000 Benutzer erlaubt');
  await expect(summary).toContainText('Maximal 100 Systeme erlaubt');
});
