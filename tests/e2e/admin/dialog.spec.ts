import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdminDialog, openItem } from '../support/admin.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { OWN_PRICES, readStored, storePrices } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

const NOTICE = 'Eigene Preise in diesem Browser aktiv';

test('edits saved in the dialog are shown on every page and survive a reload', async ({ page }) => {
  const dialog = await openAdminDialog(page, '/preiskalkulator/core?systems=2');
  const { field, save } = onAdmin(dialog);
  await openItem(dialog, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('547');
  await expectChanges(dialog, [`Core: ${CORE.text} → 547 €`]);
  // Local until it is saved.
  await expect(page.locator('#total-price')).toHaveText(CORE.text);
  expect(await readStored(page)).toBeNull();

  await save.click();
  await expect(dialog).toHaveCount(0);
  const { total } = onCalculator(page);
  await expect(total).toHaveText('547 €');
  await expect(page.getByRole('button', { name: 'Admin' })).toBeFocused();
  await page.reload();
  await expect(total).toHaveText('547 €');

  // The landing page comes to life with the first scrolling.
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toContainText('547 €');
  await expect(page.getByText(NOTICE)).toBeVisible();

  await openCalculator(page, '/preiskalkulator/core?systems=2');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(dialog).toContainText('Entwurf in diesem Browser');
});

test('the dialog resets own prices after a confirmation, and undo restores them', {
  tag: '@long',
}, async ({ page }) => {
  await storePrices(page, JSON.stringify(OWN_PRICES));
  const dialog = await openAdminDialog(page, '/preiskalkulator/core?systems=2');
  const { total } = onCalculator(page);
  await expect(dialog).toContainText('Entwurf in diesem Browser');
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click();
  const { question } = onAdmin(page);
  await expect(question).toHaveAccessibleName('Auf veröffentlichte Preise zurücksetzen?');
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await question.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(dialog).toContainText('In Kraft: Version ');
  expect(await readStored(page)).toBeNull();
  await dialog.getByRole('button', { name: 'Entwurf zurückholen' }).click();
  await expect(dialog).toContainText('Entwurf in diesem Browser');
  await expect(dialog.getByRole('button', { name: 'Zurücksetzen' })).toBeFocused();
  await expect(onAdmin(dialog).changes).toContainText('Keine Änderungen');
  await dialog.getByRole('button', { name: 'Zurücksetzen' }).click();
  await question.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(dialog).toContainText('In Kraft: Version ');
  await onAdmin(dialog).cancel.click();
  await expect(total).toHaveText(CORE.text);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('the dialog asks for confirmation only before unsaved edits are lost', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openAdminDialog(page, '/preiskalkulator/core?systems=2');
  const { field, cancel, question } = onAdmin(dialog);
  await openItem(dialog, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('547');
  await page.keyboard.press('Escape');
  await expect(question).toHaveAccessibleName('Ungespeicherte Änderungen');
  await expect(question).toContainText('1 Änderung ist noch nicht gespeichert.');
  await expect(question.getByRole('button', { name: 'Weiter bearbeiten' })).toBeFocused();
  // The question is about the edits as they are.
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(field('Grundpreis pro Monat')).toHaveValue('547');
  await expect(field('Grundpreis pro Monat')).toBeFocused();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(dialog).toHaveCount(0);
  const admin = page.getByRole('button', { name: 'Admin' });
  await expect(admin).toBeFocused();

  await admin.click();
  await openItem(dialog, /^Core.*€/);
  await expect(field('Grundpreis pro Monat')).toHaveValue(CORE.typed);

  // "Abbrechen" closes it without a question, and so does anything else without edits.
  await field('Grundpreis pro Monat').fill('1');
  await cancel.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#total-price')).toHaveText(CORE.text);
  expect(await readStored(page)).toBeNull();
  await admin.click();
  await openItem(dialog, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('547');
  await field('Grundpreis pro Monat').fill(CORE.typed);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
