import type { Page } from '@playwright/test';
import {
  onCalculator,
  openWithHeldScripts,
  startScripts,
  waitForScripts,
} from '../support/calculator.ts';
import { introduce, onForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

const SCRIPTS = '**/assets/*.js';

const PHONE = '+41 44 668 18 00';

// The scripts that are gone.
test.beforeEach(({ expectFault }) => expectFault(/404/));

test('typed text survives a new build before the scripts, and a button held while the form grows is pressed', {
  tag: '@long',
}, async ({ page, provider }) => {
  const typed = Promise.withResolvers<void>();
  const release = await replaceBuild(page, typed.promise);
  await page.goto('/#contact');
  const form = onForm(page);
  await fillInBothWays(page);
  const isReloaded = page.waitForEvent('load');
  typed.resolve();
  await isReloaded;
  // In the plain HTML already, and nowhere else any longer.
  await expect(form.firstName).toHaveValue('Ada');
  await expect(form.phone).toHaveValue(PHONE);
  await expect(form.reason).toHaveValue('support');
  await expect(form.consent).toBeChecked();
  expect(await readKept(page)).toBeNull();

  await holdSendWhileItMoves(page, release);
  await page.mouse.up();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
  expect(provider.requests[0]?.body).toContain('"phone":"+41446681800","countryCode":"+41"');
});

test('a button left with the pointer is not pressed, and typed text survives a later build', {
  tag: '@long',
}, async ({ page, provider }) => {
  const releaseFirst = await openWithHeldScripts(page, '/#contact');
  const form = onForm(page);
  await fillInBothWays(page);
  await holdSendWhileItMoves(page, releaseFirst);
  await form.firstName.hover({ force: true });
  await page.mouse.up();
  await expect(form.send).toBeEnabled();
  expect(provider.requests).toHaveLength(0);

  await waitForScripts(page);
  await form.preferred.getByLabel('Telefon').check({ force: true });
  const release = await replaceBuild(page, Promise.resolve());
  const isReloaded = page.waitForEvent('load');
  // The list of countries is loaded when it is opened.
  await form.country.click();
  await isReloaded;
  await expect(form.firstName).toHaveValue('Ada');
  await expect(form.phone).toHaveValue('44 668 18 00');
  release();
  await startScripts(page);
  await expect(form.country).toHaveAccessibleName(/\+41/);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests[0]?.body).toContain('"preferredContact":"phone"');
  expect(await readKept(page)).toBeNull();
});

test('presses and values in a tab older than the build are repeated in order, with a link held meanwhile', {
  tag: '@long',
}, async ({ page }) => {
  const replace = await openBeforeNewBuild(page, '/preiskalkulator/core?utm_source=mail');
  const { addon, addons, plans, summary, systems, users } = onCalculator(page);
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  for (let press = 0; press < 3; press += 1) await users.more.click();
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await systems.field.fill('7');
  await addons.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' }).check();
  await summary.getByRole('radio', { name: /^Jährlich/ }).check();
  const pressing = summary.getByRole('link', { name: '2 Jahre' }).click({ delay: 500 });
  // The page learns that it is outdated before the link is released.
  await expect(page.locator('a:active')).toHaveCount(1);
  replace();
  await pressing;
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?utm_source=mail&yearly=true&users=13&systems=7&landscapes=1&commitment=2&addons=reporting',
  );
  await expect(addons.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' })).toBeChecked();
  await expect.poll(() => readKept(page)).toBeNull();
});

test('a filter in a tab older than the build is kept, and nothing is sent', {
  tag: '@long',
}, async ({ page, provider }) => {
  const replace = await openBeforeNewBuild(page, '/');
  const form = onForm(page);
  await introduce(form);
  await form.send.click();
  await page.getByRole('radio', { name: /^Alle/ }).check();
  const isReloaded = page.waitForEvent('load');
  replace();
  await isReloaded;
  await waitForScripts(page);
  await expect(page.getByRole('radio', { name: /^Alle/ })).toBeChecked();
  await expect(form.firstName).toHaveValue('Ada');
  expect(provider.requests).toHaveLength(0);
  expect(await readKept(page)).toBeNull();
});

/** Both ways of contact, for which the form grows when the scripts run. */
async function fillInBothWays(page: Page): Promise<void> {
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.phone.fill(PHONE);
  await form.reason.selectOption('Support erhalten');
}

async function holdSendWhileItMoves(page: Page, release: () => void): Promise<void> {
  const form = onForm(page);
  await form.send.hover();
  await page.mouse.down();
  release();
  await expect(form.preferred).toBeVisible();
}

/**
 * The page's scripts are gone, as after a deployment, until it is loaded again.
 * @param since when the site answers that they are
 * @returns what lets the scripts of the page that comes through
 */
async function replaceBuild(page: Page, since: Promise<void>): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  let isGone = true;
  await page.route(SCRIPTS, async (route) => {
    await since;
    if (isGone) {
      // The page asks so whether it is outdated, and then loads the new one.
      isGone = route.request().method() !== 'HEAD';
      return route.fulfill({ status: 404 });
    }
    await released.promise;
    return route.continue();
  });
  return released.resolve;
}

/** @returns what replaces the build of the opened page */
async function openBeforeNewBuild(page: Page, address: string): Promise<() => void> {
  const replaced = Promise.withResolvers<void>();
  const release = await replaceBuild(page, replaced.promise);
  release();
  await page.goto(address);
  return replaced.resolve;
}

const readKept = (page: Page) => page.evaluate(() => sessionStorage.getItem('typed'));
