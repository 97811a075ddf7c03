import type { Page } from '@playwright/test';
import { boxOf, onCalculator, openCalculator, startScripts } from '../support/calculator.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

test.use(withMotion);

/** Scrolls until the total's upper edge stands at a fraction of the viewport's height. */
async function scrollTotalTo(page: Page, fraction: number): Promise<void> {
  await page.locator('#total-price').evaluate((total, part) => {
    const distance = total.getBoundingClientRect().top - window.innerHeight * part;
    window.scrollBy({ top: distance, behavior: 'instant' });
  }, fraction);
}

test('on a phone the bar stays until the total is seen', { tag: '@phone' }, async ({ page }) => {
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
  await startScripts(page);
  await expectShown();
  await expect(card).toContainText('2.656 €');

  await test.step('over the whole width', async () => {
    const box = await boxOf(card);
    // Without the room kept for a scroll bar.
    const size = await page.evaluate(() => ({
      width: document.body.getBoundingClientRect().right,
      height: document.documentElement.clientHeight,
    }));
    const right = size.width - box.x - box.width;
    const bottom = size.height - box.y - box.height;
    // It must leave most of the screen to the page.
    expect({ right, bottom, width: box.width, height: box.height }).toEqual({
      right: 0,
      bottom: 0,
      width: 360,
      height: 56,
    });
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

test('never before or after the first sign where two columns show the total', {
  tag: '@long',
}, async ({ page }) => {
  const { total } = onCalculator(page);
  await page.goto('/preiskalkulator/pro?users=45');
  await expect(total).toBeInViewport();
  await expect(page.locator('aside')).toBeHidden();
  await startScripts(page);
  await expect(page.locator('aside')).toHaveAttribute('data-state', 'hidden');
});

for (const { name, width, ownPrices, font } of [
  { name: 'a tablet', width: 768, ownPrices: false, font: 16 },
  { name: 'own prices and opened details', width: 1000, ownPrices: true, font: 16 },
  { name: 'a browser font of 24 px', width: 1300, ownPrices: false, font: 24 },
]) {
  test(`with ${name} the card covers nothing that one presses or reads first`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 1024 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font } });
    if (ownPrices) await storePrices(page, JSON.stringify(OWN_PRICES));
    await page.clock.install();
    await openCalculator(page, '/preiskalkulator/pro?users=45');
    const card = page.locator('aside');
    if (ownPrices) {
      for (const details of await page.locator('main summary').all()) await details.click();
    }
    let shown = 0;
    for (let top = 0; top < 1500; top += 110) {
      await scrollTo(page, top);
      if ((await card.getAttribute('data-state')) !== 'shown') continue;
      shown += 1;
      expect(await page.evaluate(findCovered), `scrolled to ${top}`).toEqual([]);
      const { x, y, width: cardWidth, height } = await boxOf(card);
      const right = await page.evaluate(() => document.body.getBoundingClientRect().right);
      expect([right - x - cardWidth, 1024 - y - height]).toEqual([
        24 * (font / 16),
        24 * (font / 16),
      ]);
      expect(cardWidth).toBe(300);
      if (font === 16) expect(Math.round(height)).toBe(56);
    }
    if (!ownPrices) expect(shown).toBeGreaterThan(0);
  });
}

/** Scrolls, and waits until the card, which hides at once, has had time to come back. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    const card = document.querySelector('aside');
    const isHidden = () => card?.dataset.state === 'hidden';
    const hides = new Promise<void>((resolve) => {
      if (!card || isHidden()) return resolve();
      new MutationObserver(() => isHidden() && resolve()).observe(card, { attributes: true });
    });
    window.scrollTo({ top, behavior: 'instant' });
    if (top > 0) await hides;
  }, top);
  // The page is at rest by the clock; where the card may stand is known some frames later.
  await page.clock.runFor(350);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

/** Texts of headings, controls and figures under the card. */
function findCovered(): string[] {
  const card = document.querySelector('aside');
  const place = card?.getBoundingClientRect();
  if (!card || !place) return ['no card'];
  return [...document.querySelectorAll('main :is(a, button, input, summary, h1, h2, h3, h4, td)')]
    .filter((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isUnder =
        top < place.bottom && bottom > place.top && left < place.right && right > place.left;
      return isUnder && element.checkVisibility() && !card.contains(element);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}
