import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('a new total is said once after a pause, and rolls without moving anything', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=14');
  const { summary, users, total } = onCalculator(page);
  const said = summary.getByRole('status').filter({ hasText: 'Gesamtpreis' });
  await expect(said).toHaveCount(0);
  await users.more.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
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
  await users.more.evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    button.click();
  });
  await expect(total).toHaveText('1.493 €');
  const rolled = () => page.evaluate(() => document.documentElement.dataset.rolled);
  expect(await rolled()).toContain('total-price');
  await expect(said).toHaveText('Gesamtpreis: 1.493 € pro Monat');
  const { moved, ...heard } = await page.evaluate(() => ({ ...document.body.dataset }));
  expect(heard).toEqual({
    said: expect.stringMatching(/^Gesamtpreis: 1\.493\s€ pro Monat$/),
  });
  expect(moved).toBeUndefined();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => delete document.documentElement.dataset.rolled);
  await users.more.click();
  await expect(total).toHaveText('1.542 €');
  expect(await rolled()).toBeUndefined();
});
