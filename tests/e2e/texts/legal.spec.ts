import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';

// The texts' content is tested in tests/integration/pages/legal.test.ts.

const LATE_INTEREST = 'neun Prozentpunkten über dem Basiszinssatz';

test('a text is sent once, its table of contents leads to every section, and paper holds the text alone', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  const response = await page.goto('/agb');
  expect((await response?.text())?.split(LATE_INTEREST)).toHaveLength(2);
  const links = await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').all();
  expect(links).toHaveLength(14);
  // Clear of the header.
  for (const [index, link] of links.entries()) {
    await link.click();
    const id = `section-${index + 1}`;
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expectClearOfHeader(page, id);
  }
  await startScripts(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text(), script).not.toContain(LATE_INTEREST);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#section-1')).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('nav').filter({ visible: true })).toHaveCount(0);
});

test('texts and 404 are accessible and fit the screen', { tag: '@long' }, async ({
  page,
  expectFault,
}) => {
  // One component renders all texts; this one has lists and tables.
  await page.goto('/datenschutz');
  await expectFits(page, 360, 1280);
  await expectAccessible(page);
  await page.goto('/technik-und-sicherheit');
  await startScripts(page);
  // A window of 1280 px at 200 %, and one of 640.
  await expectFits(page, 640, 320);
  // tests/integration/pages/texts.test.ts reads the 404 of each language.
  expectFault(/404/);
  await page.goto('/gibt-es-nicht');
  await expectAccessible(page);
});

/** The sticky header must not cover the heading a link leads to. */
async function expectClearOfHeader(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const heading = await page.locator(`#${id}`).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
}
