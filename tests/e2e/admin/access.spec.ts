import type { Page } from '@playwright/test';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  expectChanges,
  measureOverflow,
  onAdmin,
  openAdmin,
  openAdminDialog,
  openItem,
} from '../support/admin.ts';
import { openCalculator } from '../support/calculator.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { createWordFinder } from '../support/dictionaries.ts';
import { expect } from '../support/fixtures.ts';
import { removeNames } from '../support/german-texts.ts';
import { readStored } from '../support/stored-prices.ts';
import { readTexts } from '../support/visible-text.ts';

const { pro: PRO } = DELIVERED_PLANS;

test('the page is accessible with warnings, changes and suggestions', { tag: '@long' }, async ({
  page,
}) => {
  await openAdmin(page);
  await openItem(page, /^Core.*€/);
  const { field, tokens } = onAdmin(page);
  await field('ID').fill('pro');
  await field('Grundpreis pro Monat').fill('-1');
  await tokens('Enthaltene Addons').fill('sso, x, ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
  await openItem(page, /^Support.*€/);
  await expectAccessible(page, 'main');
});

test('the dialog and its confirmations are accessible, trap the focus and return it', {
  tag: '@long',
}, async ({ page }) => {
  const dialog = await openAdminDialog(page);
  const { field, save, question } = onAdmin(dialog);
  await expectAccessible(page, '[role=dialog]');
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside()).toBe(true);
  }
  await openItem(dialog, /^Core.*€/);
  await expect(dialog.getByRole('heading', { name: 'Core', exact: true })).toBeFocused();
  // Escape closes the suggestions first, and only then asks about the dialog.
  await onAdmin(dialog).tokens('Enthaltene Addons').fill('s');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(question).toHaveCount(0);

  await field('ID').fill('pro');
  await save.press('Enter');
  await expect(question.getByRole('button', { name: 'Zurück' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Zurück' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await expect(dialog).toBeVisible();
});

test('everything works with the keyboard alone', async ({ page }) => {
  await openAdmin(page);
  const { plans, field, save, bar } = onAdmin(page);
  await plans.getByRole('button', { name: 'Core nach unten' }).focus();
  // Core's opener, the two buttons of Pro, its opener.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pro', exact: true })).toBeFocused();
  while (!(await field('Grundpreis pro Monat').evaluate((input) => input.matches(':focus')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('1277');
  await page.keyboard.press('Enter');
  await expectChanges(page, [`Pro: ${PRO.text} → 1.277 €`]);
  expect(await readStored(page)).toBeNull();
  while (!(await save.evaluate((button) => button.matches(':focus')))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(bar).toContainText('Gespeichert.');
  expect(await readStored(page)).toContain('1277');
});

test('the bar is hidden before the first edit, and never covers the focused element', {
  tag: '@both',
}, async ({ page }) => {
  await openAdmin(page);
  await openItem(page, /^Core.*€/);
  const { bar, field } = onAdmin(page);
  await expect(bar).not.toBeInViewport();
  await field('Titel').fill('Start');
  await expect(bar).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches('input, textarea')) return undefined;
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });
    if (!focused) continue;
    const barBox = await bar.boundingBox();
    expect(focused.bottom).toBeLessThanOrEqual(barBox?.y ?? 0);
    expect(focused.top).toBeGreaterThanOrEqual(60);
  }
});

const isGerman = createWordFinder('de', 'en');
// The addon's own name, which the changes are told with, is German; see D32.
const readWords = async (page: Page) =>
  (await readTexts(page)).map((text) => removeNames(text).replaceAll('Single Sign-on', ''));

test('the English editor holds no German word, and edits the German texts', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/en/admin/preiskalkulator');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page).toHaveTitle(/^Pricing Calculator Admin\b/);
  const findGerman = async () => (await readWords(page)).filter(isGerman);
  expect(await findGerman()).toEqual([]);
  await expect(page.getByText('edited in German')).toBeAttached();

  await page.getByRole('button', { name: /^Single Sign-on.*€/ }).click();
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
    'Anmeldung mit den Konten Ihres Unternehmens.',
  );
  await page.getByRole('textbox', { name: 'Price per month' }).fill('1,099.50');
  await page.getByRole('textbox', { name: 'ID' }).fill('a b');
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect(changes.getByRole('listitem')).toHaveText([
    'Core: Disabled addons + a b, − sso',
    'Pro: Included addons + a b, − sso',
    'Enterprise: Included addons + a b, − sso',
    'Single Sign-on: ID “sso” → “a b”',
    'Single Sign-on: €99 → €1,099.50',
  ]);
  expect(await findGerman()).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Save anyway?');
  expect(await findGerman()).toEqual([]);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('textbox', { name: 'ID' }).fill('sso');
  await page.getByRole('button', { name: /^Reporting.*€/ }).click();
  await page.getByRole('textbox', { name: 'Price per month' }).fill('1,099.50');
  await page.getByRole('button', { name: 'Save' }).click();
  // Unchanged texts still show in English.
  await openCalculator(page, '/en/preiskalkulator/core');
  await expect(page.getByRole('listitem', { name: 'Single sign-on', exact: true })).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Reporting', exact: true });
  await expect(card).toContainText('€1,099');
  await expect(card).toContainText('Reports on messages, run times and errors.');
});

test('both languages fit at every width', { tag: '@long' }, async ({ page }) => {
  const lists = page.getByRole('navigation').getByRole('button', { name: /^Core.*€/ });
  const back = page.getByRole('button', { name: /^(Zur Übersicht|Back to the overview)$/ });
  for (const address of ['/admin/preiskalkulator', '/en/admin/preiskalkulator']) {
    await page.goto(address);
    await lists.click();
    for (const width of [1920, 1280, 1024, 768, 700, 480, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await measureOverflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
      if (!(await back.isVisible())) continue;
      await back.click();
      expect(await measureOverflow(page), `lists of ${address} at ${width}`).toBeLessThanOrEqual(0);
      await lists.click();
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page asks for scripts and links to the prices', async ({ page }) => {
    for (const [address, link] of [
      ['/admin/preiskalkulator', 'Zum Preiskalkulator'],
      ['/en/admin/preiskalkulator', 'To the price calculator'],
    ] as const) {
      await page.goto(address);
      const main = page.getByRole('main');
      // Roles and texts within `noscript` are unknown to Playwright.
      const note = main.locator('noscript p');
      await expect(note).toBeVisible();
      expect(await note.innerText()).toContain('JavaScript');
      // Without scripts nothing is being loaded.
      await expect(main.getByRole('status')).toBeHidden();
      const toPrices = main.locator('noscript a');
      expect(await toPrices.innerText()).toBe(link);
      await toPrices.click();
      await expect(page).toHaveURL(/\/preiskalkulator$/);
      await expect(page.locator('#total-price')).toBeVisible();
    }
  });
});
