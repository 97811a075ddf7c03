import type { Page } from '@playwright/test';
import { onCalculator, openCalculator } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { OWN_PRICES, storePrices } from './support/stored-prices.ts';

const MAX_DISTANCE_PX = 700;

test('no price is far from a note on net prices, on either screen (D4)', async ({ page }) => {
  for (const address of ['/', '/preiskalkulator/pro?users=45&systems=4&addons=reporting']) {
    await page.goto(address);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const far = await findFarPrices(page);
      expect(far, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test('nor one of 20 addons on a phone', { tag: '@phone' }, async ({ page }) => {
  const ADDONS = OWN_PRICES.ADDONS.flatMap((addon) =>
    Array.from({ length: 20 }, (_, index) => ({
      ...addon,
      id: `addon-${index}`,
      longDescription: 'Text. '.repeat(50),
    })),
  );
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, ADDONS }));
  await openCalculator(page, '/preiskalkulator/plan-3');
  await expect(onCalculator(page).addons.getByRole('listitem')).toHaveCount(20);
  expect(await findFarPrices(page)).toEqual([]);
});

/** Prices that are further than that from every note. */
function findFarPrices(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const placesOf = (pattern: RegExp) => {
      const places: { text: string; y: number }[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (!pattern.test(text) || !node.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { top, height } = range.getBoundingClientRect();
        if (height > 0) places.push({ text: text.trim(), y: top + window.scrollY });
      }
      return places;
    };
    const notes = placesOf(/zzgl\. USt\./);
    return placesOf(/\d\s€/)
      .filter(({ y }) => !notes.some((note) => Math.abs(note.y - y) <= most))
      .map(({ text, y }) => `${text} at ${Math.round(y)}`);
  }, MAX_DISTANCE_PX);
}
