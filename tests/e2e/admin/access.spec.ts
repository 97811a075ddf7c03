import type { Locator, Page } from '@playwright/test';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdmin, openItem, tabTo } from '../support/admin.ts';
import { boxOf } from '../support/calculator.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

test('the keyboard alone does everything, and the bar covers no focus', { tag: '@long' }, async ({
  page,
}) => {
  await openAdmin(page);
  const { plans, navigation, field, save, bar } = onAdmin(page);
  const price = field('Grundpreis pro Monat');
  await plans.getByRole('button', { name: 'Core nach unten' }).focus();
  // Pro's opener is next.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeFocused();
  await expect(bar).not.toBeInViewport();
  await tabTo(price);
  await page.keyboard.type('1277');
  await page.keyboard.press('Enter');
  await expectChanges(page, [`Pro: ${DELIVERED_PLANS.pro.text} → 1.277 €`]);
  expect(await readStored(page)).toBeNull();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await tabTo(save, () => expectUncovered(page, bar));
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Gespeichert.');
  expect(await readStored(page)).toContain('1277');

  await test.step('on a laptop the lists fit between header and bar', async () => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await price.fill('1278');
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }));
    const [lists, below, above] = await Promise.all(
      [navigation, bar, page.getByRole('banner')].map(boxOf),
    );
    expect(lists?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
    expect((lists?.y ?? Infinity) + (lists?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  // `theme/contrast.test.ts` knows the colours.
  await test.step('with more contrast the open item is marked not only by colour', async () => {
    const items = navigation.getByRole('listitem');
    for (const [media, outline] of [
      [{ contrast: 'more' }, 'solid'],
      [{ contrast: null }, 'none'],
      [{ contrast: null, forcedColors: 'active' }, 'solid'],
    ] as const) {
      await page.emulateMedia(media);
      await expect(items.filter({ hasText: 'pro' })).toHaveCSS('outline-style', outline);
      await expect(items.filter({ hasText: 'enterprise' })).toHaveCSS('outline-style', 'none');
    }
  });
});

test('on a phone the bar covers no focused field', { tag: '@phone' }, async ({ page }) => {
  await openAdmin(page);
  await openItem(page, /^Core.*€/);
  const { bar, field } = onAdmin(page);
  await expect(bar).not.toBeInViewport();
  await field('Titel').fill('Start');
  await expect(bar).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    await expectUncovered(page, bar);
  }
});

/** The focused field lies between the header and the bar. */
async function expectUncovered(page: Page, bar: Locator): Promise<void> {
  const focused = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element?.matches('input, textarea')) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
  if (!focused) return;
  const barBox = await bar.boundingBox();
  expect(focused.bottom).toBeLessThanOrEqual(barBox?.y ?? 0);
  expect(focused.top).toBeGreaterThanOrEqual(60);
}
