import type { Page } from '@playwright/test';
import { waitForScripts } from './support/calculator.ts';
import { introduce, onForm } from './support/contact.ts';
import { test } from './support/contact-site.ts';
import { expect } from './support/fixtures.ts';
import { openWithHeldScripts } from './support/held-scripts.ts';

test('a page opened at its section stays where it has been scrolled to since', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/#contact');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  release();
  await waitForScripts(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a button held down while the form grows above it is pressed', async ({ page, provider }) => {
  const form = await holdSendWhileItMoves(page);
  await page.mouse.up();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test('a button left with the pointer is not pressed', { tag: '@long' }, async ({
  page,
  provider,
}) => {
  const form = await holdSendWhileItMoves(page);
  await form.firstName.hover({ force: true });
  await page.mouse.up();
  await expect(form.send).toBeEnabled();
  expect(provider.requests).toHaveLength(0);
});

/** Both ways of contact are typed before the scripts run, so that the form grows when they do. */
async function holdSendWhileItMoves(page: Page) {
  const release = await openWithHeldScripts(page, '/#contact');
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.phone.fill('+41 44 668 18 00');
  await form.reason.selectOption('Support erhalten');
  await form.send.hover();
  await page.mouse.down();
  release();
  await expect(form.preferred).toBeVisible();
  return form;
}
