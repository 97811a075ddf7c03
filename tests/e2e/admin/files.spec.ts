import type { Page } from '@playwright/test';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { saveFile } from '../support/save-file.ts';
import { OWN_PRICES, readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test('files are exported, imported and checked', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  const { changes, undo, redo, save, cancel } = onAdmin(page);
  const change = `Core: ${CORE.text} → 547 €`;
  const preview = page.getByRole('dialog', { name: 'Konfiguration importieren' });
  const accept = preview.getByRole('button', { name: 'Ins Formular übernehmen' });

  await openItem(page, /^Core.*€/);
  await onAdmin(page).field('Grundpreis pro Monat').fill('547');
  const file = await saveFile(page.getByRole('button', { name: 'Exportieren' }));
  expect(file.name).toMatch(/^stagemap-preisliste-\d{4}-\d\d-\d\d\.json$/);

  await test.step('an invalid file is reported and changes nothing', async () => {
    // `import-file.test.ts` knows all faults.
    const text = JSON.stringify({ ...OWN_PRICES, ADDONS: [{}, 7] });
    await importFile(page, { name: 'falsch.json', text });
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('falsch.json wurde nicht importiert');
    await expect(alert).toContainText('ADDONS[0].id fehlt');
    await expectChanges(page, [change]);
    await alert.getByRole('button', { name: 'Schließen' }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Importieren' })).toBeFocused();
  });
  await cancel.click();

  await test.step('an export is previewed and imported', async () => {
    await importFile(page, file);
    await expect(preview).toHaveAccessibleDescription(file.name);
    await expect(preview.getByRole('listitem')).toHaveText([change]);
    await preview.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(preview).toHaveCount(0);
    await expect(changes).toContainText('Keine Änderungen');
    await importFile(page, file);
    await accept.click();
    await expectChanges(page, [change]);
    expect(await readStored(page)).toBeNull();
    await undo.click();
    await expect(changes).toContainText('Keine Änderungen');
    await redo.click();
    await save.click();
    expect(await readStored(page)).toContain('"basePrice":547');
  });
});

async function importFile(page: Page, { name, text }: { name: string; text: string }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const file = { name, buffer: Buffer.from(text), mimeType: 'application/json' };
  await (await chooser).setFiles(file);
}
