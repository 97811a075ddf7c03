import { startScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';

// A laptop of 1280 × 1024 px at 400 % zoom.
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % zoom nothing covers a page', { tag: '@long' }, async ({ page }) => {
  for (const address of [
    '/preiskalkulator/core',
    '/',
    '/agb',
    '/landschaft',
    '/admin/preiskalkulator',
  ]) {
    await page.goto(address);
    await startScripts(page);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const covers = () =>
      page.locator('body *').evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { position, visibility } = getComputedStyle(element);
            const { top, bottom, width, height } = element.getBoundingClientRect();
            const isSeen = visibility === 'visible' && top < innerHeight && bottom > 0;
            return /fixed|sticky/.test(position) && isSeen && width > 1 && height > 1;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    await expect.poll(covers, address).toEqual([]);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  }
});

test('a malformed fragment is no fault', { tag: '@long' }, async ({ page }) => {
  await page.goto('/agb#%zz');
  await startScripts(page);
  for (const language of ['Deutsch', 'English']) {
    await page.getByRole('banner').locator('summary').last().click();
    await page.getByRole('banner').getByRole('link', { name: language }).last().click();
  }
  await expect(page).toHaveURL('/en/agb#%zz');
});
