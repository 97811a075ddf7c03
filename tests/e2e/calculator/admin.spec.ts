import { boxOf, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('the Admin button stays, covers nothing and opens its dialog', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const button = page.getByRole('button', { name: 'Admin' });
  const dialog = page.getByRole('dialog', { name: 'Pricing Calculator Admin' });

  await test.step('at the top right, wherever the page is scrolled to', async () => {
    const place = await boxOf(button);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    expect(await boxOf(button)).toEqual(place);
    const right = await page.evaluate(() => document.body.getBoundingClientRect().right);
    expect(place.x + place.width / 2).toBeGreaterThan(right * 0.8);
    expect(place.y).toBeLessThan(120);
  });

  await test.step('beside the controls of the header, at every width', async () => {
    const banner = page.getByRole('banner');
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const box = await boxOf(button);
      const header = await boxOf(banner);
      expect(box.y, `${width}`).toBeGreaterThan(header.y);
      expect(box.y + box.height, `${width}`).toBeLessThan(header.y + header.height);
      const controls = banner.locator('a, summary, button').filter({ visible: true });
      for (const control of await controls.all()) {
        const other = await boxOf(control);
        expect(other.x + other.width, `${width}`).toBeLessThanOrEqual(box.x);
      }
    }
  });

  await test.step('by key: seen first, and the first tab stop of the content', async () => {
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(
      'Hier können Sie die Preise und Pakete verwalten',
    );
    await expect(dialog.getByRole('heading', { name: 'Pricing Calculator Admin' })).toBeVisible();
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const place = await boxOf(page.getByRole('main'));
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    // The page has neither scrolled nor moved.
    expect(await boxOf(page.getByRole('main'))).toEqual(place);
  });

  await test.step('by pointer, also pressed twice', async () => {
    await button.dblclick();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});
