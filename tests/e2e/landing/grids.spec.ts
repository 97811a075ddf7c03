import type { Locator } from '@playwright/test';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';

// tests/unit/ui/even-grid.test.ts covers the other numbers of items.

const WIDTHS = [
  { width: 768, plans: [3], available: [2, 1], four: [2, 2] },
  { width: 1280, plans: [3], available: [2, 1], four: [2, 2] },
];

test('no plan or addon stands alone in a row', async ({ page }) => {
  const plansOnHome = page.getByRole('region', { name: 'Unsere Pakete' }).getByRole('list').first();
  await page.goto('/');
  for (const { width, plans } of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectRows(plansOnHome, plans);
  }
  await openCalculator(page, '/preiskalkulator/pro');
  const calculator = onCalculator(page);
  const future = page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' });
  for (const { width, plans, available, four } of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await future.uncheck();
    await expectRows(calculator.plans.getByRole('list').first(), plans);
    await expectRows(calculator.addons.getByRole('list').first(), available);
    await future.check();
    // A note on net prices follows every fourth addon.
    await expectRows(calculator.addons.getByRole('list').first(), four);
  }
});

/** So many items in each row, and one by itself as wide as the list. */
async function expectRows(list: Locator, expected: readonly number[]): Promise<void> {
  await expect(list).toBeVisible();
  const { rows, widthOfLast, width } = await list.evaluate((element) => {
    const boxes = [...element.children].map((item) => item.getBoundingClientRect());
    const tops = boxes.map(({ top }) => Math.round(top));
    return {
      rows: [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
      widthOfLast: boxes.at(-1)?.width,
      width: element.getBoundingClientRect().width,
    };
  });
  expect(rows).toEqual(expected);
  if (rows.at(-1) === 1) expect(widthOfLast).toBeCloseTo(width, 0);
}
