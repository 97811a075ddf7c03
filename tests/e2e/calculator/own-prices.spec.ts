import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { saveFile } from '../support/save-file.ts';
import {
  OWN_PRICES,
  readStored,
  resetOwnPrices,
  storePrices,
  writeStored,
} from '../support/stored-prices.ts';

// `pricing-config.test.ts` and `config.test.ts` know which texts are lists, and what becomes of them.

const NOTICE = 'Eigene Preise in diesem Browser aktiv';

test('own prices are in force here, taken away and brought back', async ({ page, context }) => {
  await page.goto('/preiskalkulator/core?users=12&systems=0&landscapes=0');
  const { addons, plans, summary, total, users } = onCalculator(page);
  const notice = page.getByText(NOTICE);
  const reset = page.getByRole('button', { name: 'Zurücksetzen' });

  await test.step('another tab stores them while nothing is touched, and the page says so', async () => {
    const other = await context.newPage();
    await other.goto('/impressum');
    await writeStored(other, JSON.stringify(OWN_PRICES));
    await other.close();
    await expect(notice).toBeVisible();
    await expect(page.getByText('Besucher sehen weiter die veröffentlichten Preise')).toBeVisible();
    // 529 + 12 × 10
    await expect(total).toHaveText('649 €');
    await expect(plans).toContainText('Konzern');
    await expect(addons.getByRole('checkbox')).toHaveCount(0);
    await expect(summary.getByText('Mindestens 1 System erforderlich')).toBeVisible();
  });

  await test.step('a question comes before they are taken away', async () => {
    await reset.click();
    const question = page.getByRole('alertdialog', { name: 'Eigene Preise entfernen?' });
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(reset).toBeFocused();
    await expect(total).toHaveText('649 €');
  });

  await test.step('taken away, and brought back', async () => {
    await resetOwnPrices(page);
    // 499 + 9 × 49, for the same needs
    await expect(total).toHaveText('940 €');
    await expect(users.field).toHaveValue('12');
    await expect(notice).toHaveCount(0);
    await expect(plans).not.toContainText('Konzern');
    expect(await readStored(page)).toBeNull();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(total).toHaveText('649 €');
    await expect(notice).toBeVisible();
    await expect(reset).toBeFocused();
  });
});

test('a text that is no list is not applied, but kept, copied and downloaded', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const unreadable = `{"__proto__": {"hit": 1}, "list": [${'{},'.repeat(5000)}{}]}`;
  await storePrices(page, unreadable);
  await openCalculator(page, '/preiskalkulator/core');
  await expect(onCalculator(page).total).toHaveText('628 €');
  await page.getByRole('button', { name: 'Admin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pricing Calculator Admin' });
  await expect(dialog).toContainText('Der Entwurf in diesem Browser ist nicht lesbar');
  await dialog.getByText('Gespeicherten Text anzeigen').click();
  const shown = dialog.getByRole('textbox', { name: 'Gespeicherten Text anzeigen' });
  // The beginning is shown, the whole can be taken away.
  await expect(shown).toHaveValue(unreadable.slice(0, 10_000));
  await expect(dialog).toContainText(/Die ersten 10\.000 von 15\.\d{3} Zeichen/);
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(dialog.getByText('Kopiert.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(unreadable);
  const { text } = await saveFile(dialog.getByRole('button', { name: 'Text herunterladen' }));
  expect(text).toBe(unreadable);
  expect(await readStored(page)).toBe(unreadable);
});

test('the calculator works without storage', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
  });
  await openCalculator(page, '/preiskalkulator/core');
  const { total, plans } = onCalculator(page);
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expect(total).toHaveText('1.199 €');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog')).toContainText('In Kraft: Version ');
});
