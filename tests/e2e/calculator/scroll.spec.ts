import type { Page } from '@playwright/test';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the calculator opens at its top, another plan starts there again, and undo returns (D40)', {
  tag: '@both',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?addons=reporting');
  const { addon } = onCalculator(page);
  expect(await readScroll(page)).toBe(0);

  const upgrade = addon('Support').getByRole('button', { name: 'Upgrade erforderlich' });
  await upgrade.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  expect(await readScroll(page)).toBeGreaterThan(200);
  await upgrade.click();
  await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeInViewport();
  await expect.poll(() => readScroll(page)).toBe(0);

  const before = await chooseEnterprise(page);
  await expect.poll(() => readScroll(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  // Visible parts listen a moment later.
  await expect(async () => {
    await page.keyboard.press('Control+Z');
    await expect(page).toHaveURL(/\/pro\?/, { timeout: 1000 });
  }).toPass();
  await expect.poll(async () => Math.abs((await readScroll(page)) - before)).toBeLessThan(5);
  await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
});

test('counts, addons and term leave the page where it is', { tag: '@long' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core?addons=reporting');
  const { addon, summary, users, systems } = onCalculator(page);
  const changes = [
    { control: users.more, address: /[?&]users=4(&|$)/ },
    { control: systems.fewer, address: /[?&]systems=2(&|$)/ },
    { control: summary.getByRole('radio', { name: 'Jährlich' }), address: /yearly=true/ },
    { control: summary.getByRole('button', { name: '3 Jahre' }), address: /commitment=3/ },
    {
      control: summary.getByRole('button', { name: 'Zurück zu monatlich' }),
      address: /yearly=false/,
    },
    {
      control: addon('Reporting').getByRole('button', { name: 'Ausgewählt' }),
      address: /landscapes=1$/,
    },
  ];
  // On the screen, since what grows above it is made up for by the browser.
  const readPlace = async () => (await summary.boundingBox())?.y ?? Number.NaN;
  for (const { control, address } of changes) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    expect(await readScroll(page)).toBeGreaterThan(200);
    const before = await readPlace();
    await control.click();
    await expect(page).toHaveURL(address);
    expect(Math.abs((await readPlace()) - before)).toBeLessThan(2);
  }
});

/** By key, from further down on the page; resolves with how far. */
async function chooseEnterprise(page: Page): Promise<number> {
  const { plans, summary } = onCalculator(page);
  await summary.scrollIntoViewIfNeeded();
  const enterprise = plans.getByRole('link', { name: 'Enterprise wählen' });
  await enterprise.evaluate((link) => link.scrollIntoView({ block: 'start' }));
  const place = await readScroll(page);
  expect(place).toBeGreaterThan(200);
  await enterprise.press('Enter');
  await expect(page).toHaveURL(/\/enterprise\?/);
  return place;
}
