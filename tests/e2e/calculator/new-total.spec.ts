import type { Page } from '@playwright/test';
import { boxOf, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('no choice or new total moves the page', { tag: '@long' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=14&systems=4&addons=reporting');
  const { addon, summary, users, systems, total } = onCalculator(page);
  const said = summary.getByRole('status').filter({ hasText: 'Gesamtpreis' });
  const rolled = () => page.evaluate(() => document.documentElement.dataset.rolled);

  await test.step('said and rolled', async () => {
    await expect(said).toHaveCount(0);
    await users.more.scrollIntoViewIfNeeded();
    await recordMotion(page);
    await users.more.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      button.click();
    });
    await expect(total).toHaveText('1.622 €');
    expect(await rolled()).toContain('total-price');
    await expect(said).toHaveText('Gesamtpreis: 1.622 € pro Monat');
    const { moved, ...heard } = await page.evaluate(() => ({ ...document.body.dataset }));
    expect(heard).toEqual({
      said: expect.stringMatching(/^Gesamtpreis: 1\.622\s€ pro Monat$/),
    });
    expect(moved).toBeUndefined();
  });

  await test.step('with less motion it does not roll', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => delete document.documentElement.dataset.rolled);
    await users.more.click();
    await expect(total).toHaveText('1.671 €');
    expect(await rolled()).toBeUndefined();
    await page.emulateMedia({ reducedMotion: null });
  });

  await test.step('counts, addons and term leave the page where it is', async () => {
    const reporting = addon('Reporting').getByRole('button', { name: 'Ausgewählt' });
    // In view, because the browser compensates for content that grows above it.
    const readPlace = async () => (await boxOf(summary)).y;
    for (const [control, address] of [
      [users.more, /[?&]users=18(&|$)/],
      [systems.fewer, /[?&]systems=3(&|$)/],
      [summary.getByRole('radio', { name: 'Jährlich' }), /yearly=true/],
      [summary.getByRole('link', { name: '3 Jahre' }), /commitment=3/],
      [summary.getByRole('button', { name: 'Zurück zu monatlich' }), /yearly=false/],
      [reporting, /landscapes=1$/],
    ] as const) {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(200);
      const before = await readPlace();
      await control.click();
      await expect(page).toHaveURL(address);
      expect(Math.abs((await readPlace()) - before)).toBeLessThan(2);
    }
  });
});

/** Records rolling figures, announcements and layout shifts from now on. */
function recordMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...motion) {
      const { dataset } = document.documentElement;
      dataset.rolled = `${dataset.rolled ?? ''} ${this.id}`;
      return animate.apply(this, motion);
    };
    const said: string[] = [];
    for (const status of document.querySelectorAll('#price-summary [role=status]')) {
      new MutationObserver(() => {
        said.push(status.textContent);
        document.body.dataset.said = said.join();
      }).observe(status, { childList: true, characterData: true, subtree: true });
    }
    new PerformanceObserver((list) => {
      const moved = list.getEntries().map((entry) => JSON.stringify(entry));
      document.body.dataset.moved = moved.join();
    }).observe({ type: 'layout-shift' });
  });
}
