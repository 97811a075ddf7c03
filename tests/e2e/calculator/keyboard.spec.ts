import type { Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { waitForScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('no key is lost while the page hydrates, and no focus lies under card or header', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await page.goto('/preiskalkulator/core?yearly=true&users=45&addons=reporting');

  await test.step('the first keys', async () => {
    const header = page.getByRole('banner').first();
    const skipLink = page.getByRole('link', { name: 'Zum Inhalt springen' });
    await page.keyboard.press('Tab');
    await expect(skipLink).toBeFocused();
    await waitForScripts(page);
    await expect(skipLink).toBeFocused();
    await page.keyboard.press('Tab');
    const home = `${DELIVERED_COMPANY.brand}, Startseite`;
    await expect(header.getByRole('link', { name: home })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(header.locator(':focus')).toHaveText('Menü');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    await test.step(`once around by ${key}`, async () => {
      const covered = new Set<string>();
      const stops = new Set<string>();
      // The focus passes through the browser's own controls.
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press(key);
        let { name, coveredBy } = await measureFocus(page);
        // On a busy machine the card hears later that the page has scrolled.
        for (let again = 0; again < 30 && coveredBy.length > 0; again += 1) {
          ({ name, coveredBy } = await measureFocus(page));
        }
        if (coveredBy.length > 0) covered.add(`${name} under ${coveredBy.join()}`);
        if (stops.size > 20 && name === 'BODY') break;
        stops.add(name);
      }
      expect([...covered]).toEqual([]);
      expect(stops.size).toBeGreaterThan(25);
    });
  }
});

/** Two frames on, so that the page has scrolled and the card has heard of it. */
function measureFocus(page: Page): Promise<{ name: string; coveredBy: string[] }> {
  return page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return { name: 'BODY', coveredBy: [] };
    // Only the label of a radio button or checkbox is visible.
    const seen = focused.closest('label') ?? focused;
    const obstacles = [
      { label: 'card', element: document.querySelector('aside') },
      { label: 'header', element: document.querySelector('header') },
    ];
    const coveredBy = obstacles
      .filter(({ element }) => element && !element.contains(focused) && isUnder(seen, element))
      .map(({ label }) => label);
    const text = focused.getAttribute('aria-label') ?? seen.textContent;
    return { name: `${focused.tagName} ${text.trim().slice(0, 40)}`, coveredBy };

    /** Their boxes overlap, and it is the obstacle that is drawn there. */
    function isUnder(element: Element, obstacle: Element): boolean {
      const [a, b] = [element.getBoundingClientRect(), obstacle.getBoundingClientRect()];
      const x = [Math.max(a.left, b.left), Math.min(a.right, b.right)] as const;
      const y = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)] as const;
      if (x[1] - x[0] < 1 || y[1] - y[0] < 1) return false;
      return obstacle.contains(document.elementFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2));
    }
  });
}
