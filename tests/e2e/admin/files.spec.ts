import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdmin, openAdminDialog, openItem } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { OWN_PRICES, readStored, storePrices } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

interface ChosenFile {
  name: string;
  buffer: Buffer;
}

test('an export contains the form, and another browser previews and imports it', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openAdmin(page);
  const exported = await editAndExport(page);
  expect(exported.name).toBe('pricing-config.json');
  expect(Object.keys(JSON.parse(exported.buffer.toString()))).toEqual([
    'PRICING_PLANS',
    'ADDONS',
    'EXTRA_COSTS',
    'YEARLY_DISCOUNT',
  ]);
  expect(await readStored(page)).toBeNull();
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const other = await elsewhere.newPage();
  await openAdmin(other, new URL('/admin/preiskalkulator', page.url()).href);
  await importFile(other, exported);
  const preview = other.getByRole('dialog', { name: 'Konfiguration importieren' });
  await expect(preview).toHaveAccessibleDescription('pricing-config.json');
  await expect(preview.getByRole('listitem')).toHaveText([`Core: ${CORE.text} → 547 €`]);
  await preview.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(preview).toHaveCount(0);
  await expect(onAdmin(other).changes).toContainText('Keine Änderungen');

  await importFile(other, exported);
  await preview.getByRole('button', { name: 'Ins Formular übernehmen' }).click();
  await expectChanges(other, [`Core: ${CORE.text} → 547 €`]);
  expect(await readStored(other)).toBeNull();
  await importFile(other, exported);
  await expect(preview).toContainText('genau das, was im Formular steht');
  await expect(preview.getByRole('button', { name: 'Ins Formular übernehmen' })).toHaveCount(0);
  await preview.getByRole('button', { name: 'Schließen' }).last().click();
  await onAdmin(other).undo.click();
  await expect(onAdmin(other).changes).toContainText('Keine Änderungen');
  await onAdmin(other).redo.click();
  await onAdmin(other).save.click();
  expect(await readStored(other)).toContain('"basePrice":547');
  await elsewhere.close();
});

const exported = JSON.stringify(OWN_PRICES);
const WRONG_FILES = [
  { name: 'leer.json', content: '', words: 'Die Datei ist leer.' },
  { name: 'halb.json', content: exported.slice(0, 400), words: 'Sie bricht mittendrin ab.' },
  {
    name: 'utf-16.json',
    content: Buffer.from(`\uFEFF${exported}`, 'utf16le'),
    words: 'kein Text in UTF-8',
  },
  {
    name: 'seite.html',
    content: '<!doctype html><title>Anmeldung</title>',
    words: 'Webseite oder XML, keine JSON-Datei',
  },
  { name: 'preise.csv', content: 'id;price\ncore;499', words: 'kein gültiges JSON' },
  {
    name: 'falsch.json',
    content: JSON.stringify({ ...OWN_PRICES, ADDONS: [{}, 7], YEARLY_DISCOUNT: '15' }),
    words: 'ADDONS[0].id fehlt',
  },
  { name: 'liste.json', content: '[]', words: 'Die Konfiguration ist von falscher Art' },
];

test(
  'invalid files are reported and change nothing, and a hostile one is shown as text',
  { tag: '@long' },
  async ({ page }, testInfo) => {
    await openAdmin(page);
    await onAdmin(page).field('Grundpreis pro Monat').fill('547');
    const expectFault = async (name: string, words: string) => {
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(`${name} wurde nicht importiert`);
      await expect(alert).toContainText(words);
      await expectChanges(page, [`Core: ${CORE.text} → 547 €`]);
      expect(await readStored(page)).toBeNull();
      await alert.getByRole('button', { name: 'Schließen' }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Importieren' })).toBeFocused();
    };
    for (const { name, content, words } of WRONG_FILES) {
      await importFile(page, { name, buffer: Buffer.from(content) });
      await expectFault(name, words);
    }
    const huge = testInfo.outputPath('groß.json');
    await writeFile(huge, Buffer.alloc(50_000_000, 0x20));
    await importFile(page, huge);
    await expectFault('groß.json', 'größer als 4 MB');

    const [plan, ...plans] = OWN_PRICES.PRICING_PLANS;
    const hostile = {
      ...OWN_PRICES,
      PRICING_PLANS: [
        { ...plan, title: '<img src=x onerror="document.title=1">', id: '__proto__' },
        { ...plan, title: '\u202Egnirts', id: 'constructor', features: ['x'.repeat(10_000)] },
        ...plans,
      ],
    };
    const text = JSON.stringify(hostile).replace('{', '{"__proto__":{"polluted":true},');
    await importFile(page, { name: '<b>.json', buffer: Buffer.from(text) });
    const preview = page.getByRole('dialog', { name: 'Konfiguration importieren' });
    await expect(preview.getByRole('listitem').first()).toContainText('<img src=x');
    await preview.getByRole('button', { name: 'Ins Formular übernehmen' }).click();
    await expect(onAdmin(page).planNames.first()).toContainText('<img src=x');
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await onAdmin(page).save.click();
    await page.goto('/preiskalkulator');
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('<img src=x');
  },
);

test('an unreadable stored text is replaced only after a confirmation', {
  tag: '@long',
}, async ({ page }) => {
  await storePrices(page, '{"PRICING_PLANS": "kaputt"}');
  const dialog = await openAdminDialog(page);
  await expect(dialog).toContainText('PRICING_PLANS ist von falscher Art');
  const { save, question } = onAdmin(dialog);
  await save.click();
  await expect(question).toContainText('Der nicht lesbare gespeicherte Text wird ersetzt.');
  await question.getByRole('button', { name: 'Zurück' }).click();
  expect(await readStored(page)).toBe('{"PRICING_PLANS": "kaputt"}');
  await save.click();
  await question.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expect(dialog).toHaveCount(0);
  expect(JSON.parse((await readStored(page)) ?? '').PRICING_PLANS).toHaveLength(3);
});

/** With another price of Core in the form. */
async function editAndExport(page: Page): Promise<ChosenFile> {
  await openItem(page, /^Core.*€/);
  await onAdmin(page).field('Grundpreis pro Monat').fill('547');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const file = await download;
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

/** A file on disk is not copied into the browser before the page reads it. */
async function importFile(page: Page, file: ChosenFile | string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const chosen = typeof file === 'string' ? file : { ...file, mimeType: 'application/json' };
  await (await chooser).setFiles(chosen);
}
