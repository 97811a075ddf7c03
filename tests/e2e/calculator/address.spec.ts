import { expectCounts, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('every change rewrites the address in place; Back leaves the calculator', async ({ page }) => {
  await page.goto('/');
  await openCalculator(page, '/preiskalkulator/core');
  const { addon, plans, summary, users, total } = onCalculator(page);
  const visited = await page.evaluate(() => history.length);

  await users.more.click();
  await expect(page).toHaveURL(/\?yearly=false&users=4&/);
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page).toHaveURL(/&addons=reporting$/);
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  await expect(page).toHaveURL(/\?yearly=true&/);
  await summary.getByRole('radio', { name: '2 Jahre' }).check();
  await expect(page).toHaveURL(/&commitment=2&/);
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?yearly=true&users=10&systems=3&landscapes=1&commitment=2&addons=reporting',
  );
  expect(await page.evaluate(() => history.length)).toBe(visited);

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(total).toHaveText('11.510 €');
});

test('foreign parameters survive every change', async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/core?utm_source=brief&users=4&utm_campaign=sap%20cpi&ref=a&ref=b',
  );
  const { users, plans, summary } = onCalculator(page);
  await users.more.click();
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expect(page).toHaveURL(/\/pro\?/);
  const query = new URL(page.url()).searchParams;
  expect([...query].filter(([key]) => /^(utm_|ref)/.test(key))).toEqual([
    ['utm_source', 'brief'],
    ['utm_campaign', 'sap cpi'],
    ['ref', 'a'],
    ['ref', 'b'],
  ]);
  expect(query.get('users')).toBe('10');
});

test('addons are a plain comma list in configured order', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?addons=reporting,sso,reporting');
  const { users, addon } = onCalculator(page);
  await users.more.click();
  await expect(page).toHaveURL(
    '/preiskalkulator/core?yearly=false&users=4&systems=3&landscapes=1&addons=sso,reporting',
  );
  await addon('Reporting').getByRole('button', { name: 'Ausgewählt' }).click();
  await expect(page).toHaveURL(/&addons=sso$/);
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await expect(page).toHaveURL(/&addons=sso,reporting$/);
});

test('unknown plans and addons change nothing but stay in the address', async ({ page }) => {
  const address = '/preiskalkulator/plan-99?addons=addon-8,reporting&yearly=TRUE';
  const response = await openCalculator(page, address);
  expect(response?.status()).toBe(200);
  const { plans, total, summary } = onCalculator(page);
  await expect(plans.getByRole('link', { name: 'Pro ausgewählt' })).toBeVisible();
  await expect(total).toHaveText('1.199 €');
  await expect(summary).toContainText('Reporting');
  expect(new URL(page.url()).pathname).toBe('/preiskalkulator/plan-99');
  expect(new URL(page.url()).searchParams.get('addons')).toBe('addon-8,reporting');
});

test('the commitment counts only when yearly, from one to three years', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?commitment=3');
  const { summary, total } = onCalculator(page);
  await expect(total).toHaveText('1.199 €');
  await summary.getByRole('button', { name: 'Benutzer: einer mehr' }).click();
  await expect(page).toHaveURL('/preiskalkulator/pro?yearly=false&users=11&systems=3&landscapes=1');

  await openCalculator(page, '/preiskalkulator/pro?yearly=true&commitment=9');
  await expect(total).toHaveText('10.791 €');
  await expect(summary.getByRole('radio', { name: '3 Jahre' })).toBeChecked();

  await openCalculator(page, '/preiskalkulator/pro?yearly=true&commitment=0');
  await expect(total).toHaveText('12.229 €');
  await expect(summary.getByRole('radio', { name: '1 Jahr' })).toBeChecked();
});

test('what cannot be read is cleaned away at once', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?users=abc&systems=4&landscapes=1.5');
  await expectCounts(page, { users: '3', systems: '4', landscapes: '1' });
  await expect(onCalculator(page).total).toHaveText('757 €');
  await expect(page).toHaveURL('/preiskalkulator/core?systems=4');
});

test('many changes in a row all arrive, and a reload shows the same', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const { users, landscapes, addon, summary, total } = onCalculator(page);
  for (let step = 0; step < 4; step += 1) await users.field.press('ArrowUp');
  await landscapes.field.fill('3');
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  // 499 + 4 × 49 + 129 + 2 × 59 + 199 = 1141; × 12 × 0.85 = 11638.2
  await expect(total).toHaveText('11.638 €');
  await expect(page).toHaveURL(
    '/preiskalkulator/core?yearly=true&users=7&systems=3&landscapes=3&commitment=1&addons=reporting',
  );
  await page.reload();
  await expect(total).toHaveText('11.638 €');
});
