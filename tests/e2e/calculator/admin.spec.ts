import { boxOf, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

// `admin/dialog.spec.ts` knows what the dialog does.

test('the Admin button stays, covers nothing and opens its dialog', { tag: '@long' }, async ({
  page,
}) => {
  await openCalculator(page, '/preiskalkulator/core?systems=2');
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
    const controls = page.getByRole('banner').locator('a, summary, button');
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const { x } = await boxOf(button);
      for (const control of await controls.filter({ visible: true }).all()) {
        const other = await boxOf(control);
        expect(other.x + other.width, `${width}`).toBeLessThanOrEqual(x);
      }
    }
  });

  await test.step('by key: the first tab stop of the content, and the page stays', async () => {
    const main = page.getByRole('main');
    await main.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleDescription(
      'Hier können Sie die Preise und Pakete verwalten',
    );
    await expect(page.locator('dialog:modal')).toHaveCount(1);
    const place = await boxOf(main);
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(await boxOf(main)).toEqual(place);
    // Pressed twice, it is closed by one press.
    await button.dblclick();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await expect(dialog).toHaveCount(0);
  });
});
