import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { onAdmin, openItem } from '../support/admin.ts';
import { boxOf, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { readStored, storePrices } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;
const UNREADABLE = '{"PRICING_PLANS": "kaputt"}';

test('the Admin button covers nothing; its dialog keeps the focus, and asks before edits or stored prices are lost', {
  tag: '@long',
}, async ({ page }) => {
  await storePrices(page, UNREADABLE);
  await openCalculator(page, '/preiskalkulator/core?systems=2');
  const { total } = onCalculator(page);
  const admin = page.getByRole('button', { name: 'Admin' });
  const dialog = page.getByRole('dialog', { name: 'Pricing Calculator Admin' });
  const { field, cancel, save, question, tokens } = onAdmin(dialog);
  const reset = dialog.getByRole('button', { name: 'Zurücksetzen' });
  const price = field('Grundpreis pro Monat');

  await test.step('at the top right, wherever the page is scrolled to', async () => {
    const place = await boxOf(admin);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    expect(await boxOf(admin)).toEqual(place);
    const right = await page.evaluate(() => document.body.getBoundingClientRect().right);
    expect(place.x + place.width / 2).toBeGreaterThan(right * 0.8);
    expect(place.y).toBeLessThan(120);
  });

  await test.step('beside the controls of the header, at every width', async () => {
    const controls = page.getByRole('banner').locator('a, summary, button');
    for (const width of [360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const { x } = await boxOf(admin);
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
    await expect(admin).toBeFocused();
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
    await expect(admin).toBeFocused();
    expect(await boxOf(main)).toEqual(place);
  });
  // Pressed twice, it is closed by one press.
  await admin.dblclick();

  await test.step('Escape closes the suggestions before the dialog', async () => {
    await expect(dialog).toContainText('PRICING_PLANS ist von falscher Art');
    await openItem(dialog, /^Core.*€/);
    await expect(dialog.getByRole('heading', { name: 'Core', exact: true })).toBeFocused();
    await tokens('Enthaltene Addons').fill('s');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('unsaved edits', async () => {
    await price.fill('547');
    await page.keyboard.press('Escape');
    await expect(question).toHaveAccessibleName('Ungespeicherte Änderungen');
    await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
    // The question is about the edits as they are.
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(price).toHaveValue('547');
    await expect(price).toBeFocused();
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(admin).toBeFocused();
  });

  await test.step('"Abbrechen" closes it without a question', async () => {
    await admin.click();
    await openItem(dialog, /^Core.*€/);
    await expect(price).toHaveValue(CORE.typed);
    await price.fill('547');
    await cancel.click();
    await expect(dialog).toHaveCount(0);
    await expect(total).toHaveText(CORE.text);
    expect(await readStored(page)).toBe(UNREADABLE);
  });

  await test.step('an unreadable text is replaced after a question, which traps the focus', async () => {
    await admin.click();
    await openItem(dialog, /^Core.*€/);
    await price.fill('547');
    await save.press('Enter');
    await expect(question).toContainText('Der nicht lesbare gespeicherte Text wird ersetzt.');
    await expect(question.getByRole('button', { name: 'Zurück' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(save).toBeFocused();
    expect(await readStored(page)).toBe(UNREADABLE);
    await save.click();
    await question.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(total).toHaveText('547 €');
  });

  await test.step('own prices are reset after a confirmation, and restored', async () => {
    await admin.click();
    await reset.click();
    await expect(question).toHaveAccessibleName('Auf veröffentlichte Preise zurücksetzen?');
    await question.getByRole('button', { name: 'Zurücksetzen' }).click();
    await expect(dialog).toContainText('In Kraft: Version ');
    expect(await readStored(page)).toBeNull();
    await dialog.getByRole('button', { name: 'Entwurf zurückholen' }).click();
    await expect(dialog).toContainText('Entwurf in diesem Browser');
    await expect(reset).toBeFocused();
    await cancel.click();
    await expect(total).toHaveText('547 €');
  });
});
