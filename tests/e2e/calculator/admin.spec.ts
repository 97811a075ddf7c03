import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('the Admin button opens its dialog and gets the focus back', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const button = page.getByRole('button', { name: 'Admin' });
  const dialog = page.getByRole('dialog', { name: 'Pricing Calculator Admin' });
  // Seen first, and the first tab stop of the page's content.
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(
    'Hier können Sie die Preise und Pakete verwalten',
  );
  await expect(dialog.getByRole('heading', { name: 'Pricing Calculator Admin' })).toBeVisible();
  await expect(page.locator('#page')).toHaveAttribute('inert');
  // Wherever the keyboard goes, it stays in the dialog.
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press(key);
  }

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('#page')).not.toHaveAttribute('inert');

  await button.click();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the Admin button stays at the top right', { tag: '@both' }, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const button = page.getByRole('button', { name: 'Admin' });
  const place = await button.boundingBox();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  expect(await button.boundingBox()).toEqual(place);
  const width = await page.evaluate(() => document.body.getBoundingClientRect().right);
  if (!place) throw new Error('nothing to measure');
  expect(place.x + place.width / 2).toBeGreaterThan(width * 0.8);
  expect(place.y).toBeLessThan(120);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the Admin button stands in the header and covers none of its controls', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const banner = page.getByRole('banner');
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const button = await page.getByRole('button', { name: 'Admin' }).boundingBox();
    const header = await banner.boundingBox();
    if (!button || !header) throw new Error('nothing to measure');
    expect(button.y, `${width}`).toBeGreaterThan(header.y);
    expect(button.y + button.height, `${width}`).toBeLessThan(header.y + header.height);
    for (const control of await banner
      .locator('a, summary, button')
      .filter({ visible: true })
      .all()) {
      const box = await control.boundingBox();
      if (box) expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(button.x);
    }
  }
});
