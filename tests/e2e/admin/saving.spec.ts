import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectChanges, onAdmin, openAdmin, openItem, showLists } from '../support/admin.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { pro: PRO } = DELIVERED_PLANS;

const PARTS = ['PRICING_PLANS', 'ADDONS', 'EXTRA_COSTS', 'YEARLY_DISCOUNT'];

test('plans and addons are added, deleted, saved, and not lost unasked', async ({ page }) => {
  await openAdmin(page);
  const { field, plans, planNames, addons, save, cancel, bar, changes, question } = onAdmin(page);
  const users = field('Enthaltene Benutzer');

  await test.step('a new plan is the last, with a title ready for typing', async () => {
    await plans.getByRole('button', { name: 'Paket hinzufügen' }).click();
    await expect(field('Titel')).toHaveValue('Neues Paket');
    await expect(field('Titel')).toBeFocused();
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
    await expectChanges(page, ['Paket Core gelöscht']);
  });
  await cancel.click();

  await test.step('saving keeps the page open and stores the specified form, an addon without edits too', async () => {
    await addons.getByRole('button', { name: 'Addon hinzufügen' }).click();
    await openItem(page, /^Core.*€/);
    await users.fill('5');
    await save.click();
    const stored = JSON.parse((await readStored(page)) ?? '');
    expect(Object.keys(stored)).toEqual(PARTS);
    expect(stored.PRICING_PLANS[0]).toMatchObject({ id: 'core', includedUsers: 5 });
    // The drop rule is about plans only.
    expect(stored.ADDONS.at(-1)).toMatchObject({ id: 'addon-8', title: 'Neues Addon' });
    await expect(bar).toContainText(
      'Gespeichert. Das ist Ihr Entwurf in diesem Browser; Besucher sehen weiter die veröffentlichten Preise.',
    );
    await expect(users).toHaveValue('5');
    await expect(changes).toContainText('Keine Änderungen');
    await users.fill('6');
    await expect(bar).not.toContainText('Gespeichert.');
    await expectChanges(page, ['Core: Enthaltene Benutzer 5 → 6']);
  });

  await test.step('a question before the tab closes or a link leaves the page', async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' });
    // Before the footer lives, it is the browser's own question that holds its links back.
    await startScripts(page);
    await privacy.click();
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(page).toHaveURL('/admin/preiskalkulator');
    await expect(users).toHaveValue('6');
    await privacy.click();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL('/datenschutz');
  });
});

test('edits of two tabs are merged', { tag: '@long' }, async ({ page, context }) => {
  await openAdmin(page);
  const other = await context.newPage();
  await openAdmin(other);
  const inOther = onAdmin(other);
  const { field, save, bar, changes, undo } = onAdmin(page);
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'In einem anderen Tab wurde inzwischen gespeichert' });
  const core = page.getByRole('heading', { name: 'Core', exact: true });
  const price = field('Grundpreis pro Monat');
  const otherPrice = inOther.field('Grundpreis pro Monat');

  await page.bringToFront();
  await price.fill('547');
  // In the background a browser draws a tab once a second.
  await other.bringToFront();
  await openItem(other, /^Pro.*€/);
  await otherPrice.fill('1277');
  await inOther.save.click();
  await page.bringToFront();

  await test.step("the other tab's state is loaded, and undo restores the edits", async () => {
    await expect(notice.getByRole('listitem')).toHaveText([`Pro: ${PRO.text} → 1.277 €`]);
    await expect(price).toHaveValue('547');
    await expectAccessible(page, '[role=status]');
    await page.getByRole('button', { name: 'Neuen Stand übernehmen' }).click();
    await expect(notice).toHaveCount(0);
    await expect(core).toBeFocused();
    await expect(changes).toContainText('Keine Änderungen');
    await undo.click();
    await save.click();
    await expect(bar).toContainText('Gespeichert.');
    expect(await readStored(page)).toContain('"basePrice":547');
    await expect(inOther.changes).toContainText('Keine Änderungen');
    await expect(otherPrice).toHaveValue(PRO.typed);
  });
});
