import { expectCounts, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('every change rewrites the address in place; Back leaves the calculator', async ({ page }) => {
  await page.goto('/');
  await openCalculator(
    page,
    '/preiskalkulator/core?utm_source=brief&users=3&utm_campaign=sap%20cpi&ref=a&ref=b&addons=reporting,sso,reporting',
  );
  const { addon, plans, summary, users, total } = onCalculator(page);
  const visited = await page.evaluate(() => history.length);

  await test.step('many changes in a row all arrive', async () => {
    for (let step = 0; step < 3; step += 1) await users.field.press('ArrowUp');
    await addon('Reporting').getByRole('button', { name: 'Ausgewählt' }).click();
    await summary.getByRole('radio', { name: 'Jährlich' }).check();
    await summary.getByRole('link', { name: '2 Jahre' }).click();
    await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(page).toHaveURL(
      /&yearly=true&users=6&systems=3&landscapes=1&commitment=2&addons=sso,reporting$/,
    );
    // (499 + 3 × 49 + 129 + 199) × 12 × 0.8
    await expect(total).toHaveText('9.350 €');
  });

  await test.step('Pro, where one addon is free, with what others have added to the address', async () => {
    // The chosen plan is no control.
    await plans.getByText('Core ausgewählt').click();
    await expectCounts(page, { users: '6', systems: '3', landscapes: '1' });
    await plans.getByRole('link', { name: 'Pro wählen' }).click();
    await expect(summary.getByRole('row', { name: 'Reporting' })).toContainText('kostenfrei');
    await expect(page).toHaveURL(
      '/preiskalkulator/pro?utm_source=brief&utm_campaign=sap%20cpi&ref=a&ref=b&yearly=true&users=10&systems=3&landscapes=1&commitment=2&addons=sso,reporting',
    );
    expect(await page.evaluate(() => history.length)).toBe(visited);
  });

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(total).toHaveText('11.510 €');

  await test.step('a step just before leaving is there again with Back', async () => {
    const imprint = await page.getByRole('link', { name: 'Impressum' }).elementHandle();
    await users.more.evaluate((button: HTMLElement, link) => {
      button.click();
      if (link instanceof HTMLElement) link.click();
    }, imprint);
    await expect(page).toHaveURL('/impressum');
    await page.goBack();
    await expectCounts(page, { users: '11', systems: '3', landscapes: '1' });
    await expect(page).toHaveURL(/users=11/);
  });
});
