import type { Page } from '@playwright/test';
import { waitForScripts } from '../support/calculator.ts';
import { introduce, onForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';

test("a page opened at a section keeps the visitor's later scroll position", {
  tag: '@long',
}, async ({ page }) => {
  for (const place of ['contentinfo', 'banner'] as const) {
    const release = await openWithHeldScripts(page, '/#contact');
    expect(await readScroll(page)).toBeGreaterThan(1000);
    if (place === 'banner') await page.evaluate(() => window.scrollTo(0, 0));
    else await page.getByRole(place).scrollIntoViewIfNeeded();
    const before = await readScroll(page);
    release();
    await waitForScripts(page);
    expect(await readScroll(page)).toBe(before);
    await page.goto('about:blank');
  }
});

test('a field that lost the focus before hydration does not get it back', {
  tag: '@long',
}, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/datenschutz');
  const contents = page.getByRole('navigation', { name: 'Inhalt' });
  await contents.getByRole('link').nth(4).click();
  expect(await readScroll(page)).toBeGreaterThan(500);
  await page.evaluate(() => window.scrollTo(0, 0));
  release();
  await waitForScripts(page);
  expect(await readScroll(page)).toBe(0);
  await contents.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/#section-2$/);
});

test('a link followed after typing waits for the scripts, and the text is there on return', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, '/');
  const { firstName } = onForm(page);
  await firstName.fill('Ada');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/');
  release();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expect(firstName).toHaveValue('Ada');
});

const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

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
