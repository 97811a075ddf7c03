import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

test('a new total is said once and rolls, and moves nothing', { tag: '@long' }, async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/pro?users=14&systems=4&addons=reporting');
  const { summary, users, total } = onCalculator(page);
  const rolled = () => page.evaluate(() => document.body.dataset.rolled);

  await test.step('said and rolled', async () => {
    await users.more.scrollIntoViewIfNeeded();
    await page.evaluate(recordMotion);
    await users.more.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise((resolve) => setTimeout(resolve));
      button.click();
    });
    await expect(total).toHaveText('1.622 €');
    await expect(summary.getByText('Gesamtpreis: 1.622 € pro Monat')).toBeAttached();
    // Only the last of both totals is said.
    expect(await page.evaluate(() => ({ ...document.body.dataset }))).toEqual({
      said: expect.stringMatching(/^Gesamtpreis: 1\.622\s€ pro Monat$/),
      rolled: expect.stringContaining('total-price'),
    });
  });

  await test.step('with less motion it does not roll', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => delete document.body.dataset.rolled);
    await users.more.click();
    await expect(total).toHaveText('1.671 €');
    expect(await rolled()).toBeUndefined();
  });
});

/** Records rolling figures, announcements and layout shifts from now on. */
function recordMotion(): void {
  const { dataset } = document.body;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...motion) {
    dataset.rolled = `${dataset.rolled ?? ''} ${this.id}`;
    return animate.apply(this, motion);
  };
  for (const status of document.querySelectorAll('#price-summary [role=status]')) {
    new MutationObserver(() => {
      dataset.said = `${dataset.said ?? ''}${status.textContent}`;
    }).observe(status, { childList: true, characterData: true, subtree: true });
  }
  new PerformanceObserver((list) => {
    dataset.moved = list
      .getEntries()
      .map((entry) => JSON.stringify(entry))
      .join();
  }).observe({ type: 'layout-shift' });
}
