import type { Page } from '@playwright/test';
import { onCalculator } from '../support/calculator.ts';
import { fillIn, onForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

/*
 * Every action of a visitor takes effect, before, while and after the scripts load (D44). Each kind of
 * visit runs on a slow processor and line, with other pauses between the actions than the others.
 */

const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

test.describe.configure({ timeout: 300_000 });

test('counts, term, addon and text on the calculator', { tag: '@long' }, async ({ page }) => {
  const { addon, summary, systems, total, users } = onCalculator(page);
  const { firstName } = onForm(page);
  const pause = await visit(page, '/preiskalkulator/pro', 440);
  await users.more.click();
  await users.more.click();
  await pause();
  await summary.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await pause();
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await pause();
  await systems.field.fill('5');
  await pause();
  await firstName.pressSequentially('Ada');
  // (1199 + 2 × 49 + 2 × 129) × 12 × 0.85; Pro includes one addon.
  await expect(total).toHaveText('15.861 €');
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?yearly=true&users=12&systems=5&landscapes=1&commitment=1&addons=reporting',
  );
  await expect(firstName).toHaveValue('Ada');
  await expect(firstName).toBeFocused();
});

test('plans on the calculator', { tag: '@phone' }, async ({ page }) => {
  const { plans, total, users } = onCalculator(page);
  const pause = await visit(page, '/preiskalkulator/pro?utm_source=brief', 110);
  const length = await page.evaluate(() => history.length);
  await plans.getByRole('link', { name: 'Core wählen' }).tap();
  await pause();
  await users.more.tap();
  // 499 + 49
  await expect(total).toHaveText('548 €');
  await expect(page).toHaveURL(
    '/preiskalkulator/core?utm_source=brief&yearly=false&users=4&systems=2&landscapes=1',
  );
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('by key on the calculator', { tag: '@long' }, async ({ page }) => {
  const { addon, summary, total, users } = onCalculator(page);
  const reporting = addon('Reporting').getByRole('button', { name: /Hinzufügen|Ausgewählt/ });
  const pause = await visit(page, '/preiskalkulator/pro', 220);
  await summary.getByRole('radio', { name: 'Monatlich' }).press('ArrowRight');
  await pause();
  for (let step = 0; step < 3; step += 1) {
    await users.field.press('ArrowUp');
    await pause();
  }
  await reporting.press('Enter');
  // (1199 + 3 × 49) × 12 × 0.85
  await expect(total).toHaveText('13.729 €');
  await expect(reporting).toHaveText('Ausgewählt');
  await expect(reporting).toBeFocused();
});

test('term and inquiry on the landing page', { tag: '@long' }, async ({ page, provider }) => {
  const pricing = page.getByRole('region', { name: 'Unsere Pakete' });
  const form = onForm(page);
  const pause = await visit(page, '/', 330);
  await pricing.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  await pause();
  await fillIn(page);
  await pause();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
  await expect(pricing.getByText('5.089 €')).toBeVisible();
  await expect(pricing.getByRole('radio', { name: 'Jährlich (-15%)' })).toBeChecked();
});

/**
 * Opens an address on a processor of a quarter of the speed and a slow line.
 * @returns a function that pauses for this time; the first pause is over
 */
async function visit(page: Page, address: string, length: number): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(address, { waitUntil: 'commit' });
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, length));
  await pause();
  return pause;
}
