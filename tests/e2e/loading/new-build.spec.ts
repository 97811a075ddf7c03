import type { Page } from '@playwright/test';
import { startScripts, waitForScripts } from '../support/calculator.ts';
import { introduce, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

const SCRIPTS = '**/assets/*.js';

test('typed text survives a new build that comes before the scripts', async ({
  page,
  provider,
  expectFault,
}) => {
  expectFault(/404/);
  const typed = Promise.withResolvers<void>();
  const release = await replaceBuild(page, typed.promise);
  await page.goto('/#contact');
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.phone.fill('+41 44 668 18 00');
  await form.reason.selectOption('Support erhalten');
  const isReloaded = page.waitForEvent('load');
  typed.resolve();
  await isReloaded;
  // In the plain HTML already, and nowhere else any longer.
  await expect(form.firstName).toHaveValue('Ada');
  await expect(form.phone).toHaveValue('+41 44 668 18 00');
  await expect(form.reason).toHaveValue('support');
  await expect(form.consent).toBeChecked();
  expect(await readKept(page)).toBeNull();
  release();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    phone: '+41446681800',
    reason: 'support',
  });
});

test('typed text survives a new build that comes while the form is filled in', {
  tag: '@long',
}, async ({ page, provider, expectFault }) => {
  expectFault(/404/);
  await openForm(page, '/');
  await waitForScripts(page);
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.phone.fill('+41 44 668 18 00');
  await form.preferred.getByLabel('Telefon').check({ force: true });
  await form.reason.selectOption('Support erhalten');
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
  await expect(form.phone).toHaveValue('44 668 18 00');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
    phone: '+41446681800',
    preferredContact: 'phone',
  });
  expect(await readKept(page)).toBeNull();
});

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

function readKept(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('typed'));
}
