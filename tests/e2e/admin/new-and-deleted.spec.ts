import { expectChanges, onAdmin, openAdmin, openItem, showLists } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

test('plans and addons begin with the specified defaults, and are deleted', async ({ page }) => {
  await openAdmin(page);
  const { field, tokens, planNames, plans, addons, addonNames, save, cancel } = onAdmin(page);

  await test.step('a new plan has the specified defaults and a title ready for typing', async () => {
    await plans.getByRole('button', { name: 'Paket hinzufügen' }).click();
    await expect(field('Titel')).toBeFocused();
    const expected = {
      Titel: 'Neues Paket',
      ID: 'plan-4',
      Beschreibung: 'Beschreibung',
      'Grundpreis pro Monat': '0',
      'Enthaltene Benutzer': '1',
      'Enthaltene Systeme': '1',
      'Enthaltene Landscapes': '1',
      'Kostenfreie Addons': '0',
      'Feature 1': 'Feature 1',
    };
    for (const [label, value] of Object.entries(expected)) {
      await expect(field(label)).toHaveValue(value);
    }
    await expect(tokens('Enthaltene Addons')).toHaveValue('');
    await expect(tokens('Gesperrte Addons')).toHaveValue('');
    for (const name of ['Nur auf Anfrage', 'Hervorgehoben']) {
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    }
    await page.keyboard.type('Starter');
    await expectChanges(page, ['Paket Starter hinzugefügt']);
    await showLists(page);
    await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise', 'Starter']);
  });
  await cancel.click();

  await test.step('deleting an item opens its neighbour', async () => {
    await openItem(page, /^Core.*€/);
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expect(planNames).toHaveText(['Pro', 'Enterprise']);
    await expect(page.getByRole('button', { name: /^Pro.*€/ })).toBeFocused();
    await openItem(page, /^Benachrichtigungen.*€/);
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expect(addonNames).toHaveCount(6);
    await expect(page.getByRole('button', { name: /^Compliance.*€/ })).toBeFocused();
    await expectChanges(page, ['Paket Core gelöscht', 'Addon Benachrichtigungen gelöscht']);
  });
  await cancel.click();

  await test.step('a new addon has the specified defaults, and is saved without edits', async () => {
    await addons.getByRole('button', { name: 'Addon hinzufügen' }).click();
    const addon = {
      Titel: 'Neues Addon',
      ID: 'addon-8',
      Beschreibung: 'Beschreibung',
      'Preis pro Monat': '0',
      'Feature 1': 'Feature 1',
    };
    for (const [label, value] of Object.entries(addon)) {
      await expect(field(label)).toHaveValue(value);
    }
    await expect(page.getByRole('radio', { name: 'Verfügbar' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Hervorgehoben' })).not.toBeChecked();
    // The drop rule is about plans only.
    await save.click();
    expect(JSON.parse((await readStored(page)) ?? '').ADDONS.at(-1)).toMatchObject({
      id: 'addon-8',
      title: 'Neues Addon',
    });
  });
});
