import type { Page } from '@playwright/test';
import { expectAccessible, findViolations } from '../support/accessibility.ts';
import { openWithHeldScripts, startScripts } from '../support/calculator.ts';
import { ORDERS, onExplorer } from '../support/explorer.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { expectFits, findOverflow } from '../support/overflow.ts';

test.use(withMotion);

test('menu, pictures and explorer are made for a phone', { tag: '@phone' }, async ({ page }) => {
  const release = await openWithHeldScripts(page, '/');
  const menu = page.locator('summary').filter({ hasText: 'Menü' });
  const entry = page.getByRole('banner').getByRole('link', { name: 'Preise' });
  const { explorer, artefacts, all, folder, comparison } = onExplorer(page);

  await test.step('the first screen shows two artefacts and the way to the price', async () => {
    for (const row of [0, 1]) await expect(artefacts.nth(row)).toBeInViewport({ ratio: 1 });
    const price = page.getByRole('banner').getByRole('link', { name: 'Preis berechnen' });
    await expect(price).toBeInViewport({ ratio: 1 });
  });

  await test.step('nothing moves while it opens', async () => {
    expect(await sumShifts(page)).toBe(0);
  });

  await test.step('a link pressed before the scripts run closes its menu', async () => {
    await menu.click();
    await entry.click();
    await expect(page.getByRole('heading', { name: 'Unsere Pakete' })).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden();
  });

  release();
  await startScripts(page);

  await test.step('pictures are close-ups that can be read', async () => {
    for (const [name, count] of [
      ['Eine Sicht auf die ganze Landschaft', 2],
      ['Core Features', 6],
    ] as const) {
      const pictures = page.getByRole('region', { name }).getByRole('img');
      await expect(pictures).toHaveCount(count);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        const sourceOf = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
        await expect.poll(sourceOf).toMatch(/-close-up-light-480\.avif$/);
        // Drawn for 330 pixels, with letters of 12 and more.
        expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(0.86 * 330);
      }
    }
  });

  await test.step('every version in the explorer says its stage', () => expectStages(page));

  await test.step('all that opens fits, is large enough for a finger and reached by key', async () => {
    await page.locator('summary').filter({ hasText: 'Wie zahlen' }).click();
    await all.check();
    for (const name of ['Logistics Execution', 'Procurement']) await folder(name).check();
    // All else a desktop's page has as well.
    expect(await findViolations(page, ['target-size', 'scrollable-region-focusable'])).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
    // The whole row opens it.
    await artefacts.first().getByRole('rowheader').click({ force: true });
    await expect(comparison(ORDERS)).toBeVisible();
    expect(await findOverflow(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(comparison(ORDERS)).toBeHidden();
    // A window of 320 px is also one of 640 px at 200 %.
    await expectFits(page, 320);
    await expect(explorer).toBeVisible();
  });

  await test.step('the open menu is accessible, and Escape closes it', async () => {
    await menu.click();
    await expect(entry).toBeVisible();
    await expectAccessible(page, 'header');
    await entry.focus();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(menu).toBeFocused();
  });
});

/** The stages stand side by side, each as wide as its words. */
async function expectStages(page: Page): Promise<void> {
  const found = onExplorer(page).artefacts.first().getByRole('cell');
  const labels = await found.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::after').content),
  );
  expect(labels.slice(0, 3)).toEqual(['"DEV"', '"TEST"', '"PROD"']);
  const cells = await found.evaluateAll((all) =>
    all.slice(0, 3).map((cell) => {
      const { top, width, height } = cell.getBoundingClientRect();
      return { top, isWide: width > 80, isFlat: height < 60 };
    }),
  );
  const top = cells[0]?.top;
  expect(cells).toEqual(cells.map(() => ({ top, isWide: true, isFlat: true })));
}

/** Layout shifts since the page was opened, with a moment for the last animation. */
const sumShifts = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return sum;
  });
