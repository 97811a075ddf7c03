import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdmin, openItem, showLists } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test('saving keeps the page open, is announced and stores the specified form; Abbrechen discards', async ({
  page,
}) => {
  await openAdmin(page);
  const { field, save, cancel, undo, bar, changes } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  await field('Enthaltene Benutzer').fill('5');
  await save.click();
  const stored = JSON.parse((await readStored(page)) ?? '');
  expect(Object.keys(stored)).toEqual([
    'PRICING_PLANS',
    'ADDONS',
    'EXTRA_COSTS',
    'YEARLY_DISCOUNT',
  ]);
  expect(stored.PRICING_PLANS[0]).toEqual({
    id: 'core',
    title: 'Core',
    basePrice: CORE.basePrice,
    includedUsers: 5,
    includedSystems: 2,
    includedLandscapes: 1,
    includedAddons: [],
    disabledAddons: ['sso', 'support'],
    freeAddonCount: 0,
    salesOnly: false,
    description: expect.any(String),
    features: expect.any(Array),
  });
  expect(Object.keys(stored.ADDONS[0]).toSorted()).toEqual([
    'description',
    'features',
    'icon',
    'id',
    'image',
    'longDescription',
    'price',
    'status',
    'statusText',
    'title',
  ]);
  await expect(bar).toContainText(
    'Gespeichert. Das ist Ihr Entwurf in diesem Browser; Besucher sehen weiter die veröffentlichten Preise.',
  );
  await expect(field('Enthaltene Benutzer')).toHaveValue('5');
  await expect(changes).toContainText('Keine Änderungen');
  await field('Enthaltene Benutzer').fill('6');
  await expect(bar).not.toContainText('Gespeichert.');
  await expectChanges(page, ['Core: Enthaltene Benutzer 5 → 6']);

  await cancel.click();
  await expect(field('Enthaltene Benutzer')).toHaveValue('5');
  await expect(changes).toContainText('Keine Änderungen');
  await undo.click();
  await expect(field('Enthaltene Benutzer')).toHaveValue('6');
});

test('a new plan left untouched is dropped on saving, unless a plan was deleted since', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { plans, planNames, field, save } = onAdmin(page);
  await plans.getByRole('button', { name: 'Paket hinzufügen' }).click();
  await field('Grundpreis pro Monat').fill('99');
  await save.click();
  await showLists(page);
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
  expect(await readStored(page)).toBeNull();

  await showLists(page);
  await plans.getByRole('button', { name: 'Paket hinzufügen' }).click();
  await field('Beschreibung').fill('Mit eigener Beschreibung');
  await save.click();
  await showLists(page);
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise', 'Neues Paket']);
  expect(JSON.parse((await readStored(page)) ?? '').PRICING_PLANS).toHaveLength(4);

  await plans.getByRole('button', { name: 'Paket hinzufügen' }).click();
  await openItem(page, /^Enterprise.*auf Anfrage/);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await save.click();
  await expect(planNames).toHaveText(['Core', 'Pro', 'Neues Paket', 'Neues Paket']);
  expect(JSON.parse((await readStored(page)) ?? '').PRICING_PLANS).toHaveLength(4);
});

test('a list that would break the pages is saved only after a confirmation', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { field, save, question } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  await field('ID').fill('pro');
  await expect(field('ID')).toHaveAccessibleDescription(/doppelt vergeben/);
  await save.click();
  await expect(question).toHaveAccessibleName('Trotzdem speichern?');
  await expect(question.getByRole('listitem')).toHaveText([
    /^Core, ID: Diese ID ist doppelt vergeben/,
    /^Pro, ID: Diese ID ist doppelt vergeben/,
  ]);
  await expect(question.getByRole('button', { name: 'Zurück' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(save).toBeFocused();
  expect(await readStored(page)).toBeNull();
  await save.click();
  await question.getByRole('button', { name: 'Trotzdem speichern' }).click();
  await expect(onAdmin(page).bar).toContainText('Gespeichert.');
  expect(JSON.parse((await readStored(page)) ?? '').PRICING_PLANS[0].id).toBe('pro');
});

test('storage that is full or blocked is reported, and the edits stay', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { field, save, bar } = onAdmin(page);
  await page.evaluate(() => {
    let size = 8 * 1024 * 1024;
    while (size >= 1) {
      try {
        localStorage.setItem(`filler-${size}-${Math.random()}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  });
  await field('Grundpreis pro Monat').fill('547');
  await save.click();
  await expect(bar.getByRole('alert')).toContainText('Der Speicher dieses Browsers ist voll');
  await expect(field('Grundpreis pro Monat')).toHaveValue('547');
  await expectChanges(page, [`Core: ${CORE.text} → 547 €`]);
  await expect(page.getByText('In Kraft: Version ')).toBeAttached();
  await page.evaluate(() => localStorage.clear());
  await save.click();
  await expect(bar).toContainText('Gespeichert.');

  await field('Grundpreis pro Monat').fill('548');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await save.click();
  await expect(bar.getByRole('alert')).toContainText('lässt kein Speichern zu');
  await expectChanges(page, ['Core: 547 € → 548 €']);
});
