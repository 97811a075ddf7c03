import type { Locator, Page } from '@playwright/test';
import { boxOf, onCalculator, openCalculator, startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

/** Scrolls until the total's upper edge stands at a fraction of the viewport's height. */
async function scrollTotalTo(page: Page, fraction: number): Promise<void> {
  await page.locator('#total-price').evaluate((total, part) => {
    const distance = total.getBoundingClientRect().top - window.innerHeight * part;
    window.scrollBy({ top: distance, behavior: 'instant' });
  }, fraction);
}

/** The visible and usable card, also while it fades. */
async function expectShown(card: Locator): Promise<void> {
  await expect(card).toHaveCSS('opacity', '1');
  await expect(card).toBeInViewport({ ratio: 0.99 });
}

async function expectHidden(page: Page, card: Locator): Promise<void> {
  await expect(card).toBeHidden();
  const canFocus = await card.locator('button').evaluate((button) => {
    if (button instanceof HTMLElement) button.focus();
    return document.activeElement === button;
  });
  expect(canFocus).toBe(false);
  await expect(page.getByRole('complementary', { name: 'Gesamtpreis' })).toHaveCount(0);
}

test('the card stays until the total is seen', { tag: ['@both', '@long'] }, async ({
  page,
  isMobile,
}) => {
  const card = page.locator('aside');
  const { floatingCard, summary, total } = onCalculator(page);
  if (!isMobile) {
    await test.step('never before or after the first sign where two columns show the total', async () => {
      await page.goto('/preiskalkulator/pro?users=45');
      await expect(total).toBeInViewport();
      await expect(card).toBeHidden();
      await startScripts(page);
      await expect(card).toHaveAttribute('data-state', 'hidden');
      await page.setViewportSize({ width: 1280, height: 500 });
      await expectShown(card);
    });
    // In one column.
    await page.setViewportSize({ width: 1000, height: 800 });
  } else {
    await openCalculator(page, '/preiskalkulator/pro?users=45');
  }
  await expectShown(card);
  await expect(card).toContainText('2.656 €');
  await expect(card).toContainText('zzgl. USt., nur für Unternehmer (§ 14 BGB)');

  await test.step('at the lower right, on a phone over its whole width', async () => {
    const box = await boxOf(card);
    // Without the room kept for a scroll bar.
    const size = await page.evaluate(() => ({
      width: document.body.getBoundingClientRect().right,
      height: document.documentElement.clientHeight,
    }));
    expect(box.width).toBe(isMobile ? 360 : 300);
    const right = size.width - box.x - box.width;
    const bottom = size.height - box.y - box.height;
    expect({ right, bottom }).toEqual(
      isMobile ? { right: 0, bottom: 0 } : { right: 24, bottom: 24 },
    );
    // On a phone it must leave most of the screen to the page.
    if (isMobile) expect(box.height).toBe(56);
    await expect(card).toHaveCSS('transition-duration', /^0\.3s/);
  });

  await test.step('until the total is in view', async () => {
    await scrollTotalTo(page, 0.82);
    await expectShown(card);
    await scrollTotalTo(page, 0.78);
    await expectHidden(page, card);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expectHidden(page, card);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectShown(card);
  });

  await test.step('its button leads to the summary, with and without motion', async () => {
    for (const reducedMotion of isMobile
      ? (['reduce'] as const)
      : (['no-preference', 'reduce'] as const)) {
      await page.emulateMedia({ reducedMotion });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectShown(card);
      await floatingCard.getByRole('button', { name: 'Ihr Angebot' }).click();
      await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeInViewport({
        ratio: 1,
      });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest('#price-summary')?.id))
        .toBe('price-summary');
      // From within the summary it leads on to the total, and goes.
      await expect
        .poll(() => summary.evaluate((element) => element.getBoundingClientRect().top))
        .toBeLessThan(120);
      await floatingCard.getByRole('button', { name: 'Ihr Angebot' }).click();
      await expect(page.locator('#total-price')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: 'Gesamtpreis' })).toBeFocused();
      await expectHidden(page, card);
      // The next stop of the keyboard is inside the summary.
      await page.keyboard.press('Tab');
      await expect(summary.locator(':focus')).toHaveCount(1);
    }

    const durations = await card.evaluate((element) =>
      getComputedStyle(element).transitionDuration.split(', ').map(parseFloat),
    );
    expect(Math.max(...durations)).toBeLessThan(0.01);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectShown(card);
    const distance = await floatingCard.getByRole('button').evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
      return document.getElementById('price-summary')?.getBoundingClientRect().top;
    });
    expect(distance).toBeLessThan(120);
  });
});
