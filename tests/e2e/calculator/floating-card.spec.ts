import type { Page } from '@playwright/test';
import { boxOf, onCalculator, startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

/** Scrolls until the total's upper edge stands at a fraction of the viewport's height. */
async function scrollTotalTo(page: Page, fraction: number): Promise<void> {
  await page.locator('#total-price').evaluate((total, part) => {
    const distance = total.getBoundingClientRect().top - window.innerHeight * part;
    window.scrollBy({ top: distance, behavior: 'instant' });
  }, fraction);
}

test('the card stays until the total is seen', { tag: ['@both', '@long'] }, async ({
  page,
  isMobile,
}) => {
  const card = page.locator('aside');
  const { floatingCard, summary, total } = onCalculator(page);
  const button = floatingCard.getByRole('button', { name: 'Ihr Angebot' });
  const expectShown = async () => {
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card).toBeInViewport({ ratio: 0.99 });
  };
  const expectHidden = async () => {
    await expect(card).toBeHidden();
    const canFocus = await card.locator('button').evaluate((button: HTMLElement) => {
      button.focus();
      return document.activeElement === button;
    });
    expect(canFocus).toBe(false);
    await expect(floatingCard).toHaveCount(0);
  };

  await page.goto('/preiskalkulator/pro?users=45');
  if (!isMobile) {
    await test.step('never before or after the first sign where two columns show the total', async () => {
      await expect(total).toBeInViewport();
      await expect(card).toBeHidden();
      await startScripts(page);
      await expect(card).toHaveAttribute('data-state', 'hidden');
      await page.setViewportSize({ width: 1280, height: 500 });
      await expectShown();
    });
    // In one column.
    await page.setViewportSize({ width: 1000, height: 800 });
  }
  await startScripts(page);
  await expectShown();
  await expect(card).toContainText('2.656 €');

  await test.step('at the lower right, on a phone over its whole width', async () => {
    const box = await boxOf(card);
    // Without the room kept for a scroll bar.
    const size = await page.evaluate(() => ({
      width: document.body.getBoundingClientRect().right,
      height: document.documentElement.clientHeight,
    }));
    const right = size.width - box.x - box.width;
    const bottom = size.height - box.y - box.height;
    expect({ right, bottom, width: box.width }).toEqual(
      isMobile ? { right: 0, bottom: 0, width: 360 } : { right: 24, bottom: 24, width: 300 },
    );
    // On a phone it must leave most of the screen to the page.
    if (isMobile) expect(box.height).toBe(56);
    await expect(card).toHaveCSS('transition-duration', /^0\.3s/);
  });

  await test.step('until the total is in view', async () => {
    await scrollTotalTo(page, 0.82);
    await expectShown();
    await scrollTotalTo(page, 0.78);
    await expectHidden();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expectHidden();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectShown();
  });

  await test.step('its button leads to the summary, and from there to the total', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button.click();
    const heading = summary.getByRole('heading', { name: 'Ihr Angebot' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await boxOf(summary)).y).toBeLessThan(120);
    await button.click();
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: 'Gesamtpreis' })).toBeFocused();
    await expectHidden();
    // The next stop of the keyboard is inside the summary.
    await page.keyboard.press('Tab');
    await expect(summary.locator(':focus')).toHaveCount(1);
  });
});
