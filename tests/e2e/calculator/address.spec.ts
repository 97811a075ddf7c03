import { expectCounts, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('every change rewrites the address in place; Back leaves the calculator', async ({ page }) => {
  await page.goto('/');
  await openCalculator(
    page,
    '/preiskalkulator/core?utm_source=brief&users=3&utm_campaign=sap%20cpi&ref=a&ref=b&addons=reporting,sso,reporting',
  );
  const { addon, addons, floatingCard, landscapes, plans, summary, users, total } =
    onCalculator(page);
  const visited = await page.evaluate(() => history.length);

  await test.step('many changes in a row all arrive', async () => {
    await users.more.click();
    await expect(page).toHaveURL(/&users=4&systems=3&landscapes=1&addons=sso,reporting$/);
    for (let step = 0; step < 3; step += 1) await users.field.press('ArrowUp');
    await landscapes.field.fill('3');
    await addon('Reporting').getByRole('button', { name: 'Ausgewählt' }).click();
    await summary.getByRole('radio', { name: 'Jährlich' }).check();
    await summary.getByRole('link', { name: '2 Jahre' }).click();
    // 499 + 4 × 49 + 129 + 2 × 59 = 942; × 12 × 0.8 = 9043.2
    await expect(total).toHaveText('9.043 €');
    await expect(page).toHaveURL(
      /&yearly=true&users=7&systems=3&landscapes=3&commitment=2&addons=sso$/,
    );
    await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(page).toHaveURL(/&addons=sso,reporting$/);
    // 199 × 12 × 0.8 more
    await expect(total).toHaveText('10.953 €');
  });

  await test.step('a sales-only plan: no addons, no summary, no card, but the form', async () => {
    await plans.getByRole('link', { name: 'Enterprise wählen' }).click();
    await expect(plans.getByText('Enterprise ausgewählt')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprise' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Monatlich' })).toHaveCount(0);
    for (const absent of [addons, summary, floatingCard, total, page.getByRole('spinbutton')]) {
      await expect(absent).toHaveCount(0);
    }
    const form = page.getByRole('form', { name: 'Kontaktformular' });
    await expect(form.getByRole('button', { name: 'Anfrage senden' })).toBeVisible();
  });

  await test.step('back to Core at the price beside it; the chosen plan is no control', async () => {
    await plans.getByRole('link', { name: 'Core wählen' }).click();
    await expectCounts(page, { users: '3', systems: '2', landscapes: '1' });
    // (499 + 199) × 12 × 0.8
    await expect(total).toHaveText('6.700 €');
    await expect(page).toHaveURL(/&users=3&systems=2&landscapes=1&commitment=2&addons=/);
    await users.more.click();
    await expect(total).toHaveText('7.171 €');
    const core = plans.getByText('Core ausgewählt');
    await expect(core).toHaveAttribute('aria-current', 'true');
    await core.click();
    await expectCounts(page, { users: '4', systems: '2', landscapes: '1' });
    await expect(total).toHaveText('7.171 €');
  });

  await test.step('Pro, where one addon is free, with what others have added to the address', async () => {
    await plans.getByRole('link', { name: 'Pro wählen' }).click();
    await expectCounts(page, { users: '10', systems: '3', landscapes: '1' });
    await expect(summary.getByRole('row', { name: 'Reporting' })).toContainText('kostenfrei');
    await expect(page).toHaveURL(/\/preiskalkulator\/pro\?/);
    expect([...new URL(page.url()).searchParams]).toEqual([
      ['utm_source', 'brief'],
      ['utm_campaign', 'sap cpi'],
      ['ref', 'a'],
      ['ref', 'b'],
      ['yearly', 'true'],
      ['users', '10'],
      ['systems', '3'],
      ['landscapes', '1'],
      ['commitment', '2'],
      ['addons', 'sso,reporting'],
    ]);
    expect(await page.evaluate(() => history.length)).toBe(visited);
  });

  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(total).toHaveText('11.510 €');

  await test.step('a step just before leaving is there again with Back', async () => {
    const imprint = await page.getByRole('link', { name: 'Impressum' }).elementHandle();
    const more = page.getByRole('button', { name: 'Benutzer: einer mehr' });
    await more.evaluate((button: HTMLElement, link) => {
      button.click();
      if (link instanceof HTMLElement) link.click();
    }, imprint);
    await expect(page).toHaveURL('/impressum');
    await page.goBack();
    await expectCounts(page, { users: '11', systems: '3', landscapes: '1' });
    await expect(page).toHaveURL(/users=11/);
  });
});
