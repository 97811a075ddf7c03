import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test.beforeEach(({ page }) => openAdmin(page));

test('plans and addons are moved by button and key without losing the focus, and the order is saved (spec §2)', {
  tag: '@long',
}, async ({ page }) => {
  const { planNames, plans, addonNames, save } = onAdmin(page);
  const down = plans.getByRole('button', { name: 'Core nach unten' });
  await expect(down).toHaveAccessibleDescription(/Pfeiltasten/);
  await down.focus();
  await page.keyboard.press('ArrowDown');
  await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
  await expect(down).toBeFocused();
  await expect(page.getByText('Core: Position 2 von 3')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(planNames).toHaveText(['Pro', 'Enterprise', 'Core']);
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await plans.getByRole('button', { name: 'Core nach oben' }).click();
  await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
  await expectChanges(page, ['Core: von Position 1 auf 2 verschoben']);

  await openItem(page, /^Reporting.*€/);
  const up = page.getByRole('button', { name: 'Nach oben', exact: true });
  await up.click();
  await up.click();
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await up.click({ force: true });
  await expect(addonNames.nth(0)).toHaveText('Reporting');
  await expect(addonNames.nth(1)).toHaveText('Single Sign-on');

  await save.click();
  const stored = JSON.parse((await readStored(page)) ?? '');
  const order = stored.PRICING_PLANS.map(({ id }: { id: string }) => id);
  expect(order).toEqual(['pro', 'core', 'enterprise']);
  // The second plan is the calculator's default.
  await page.goto('/preiskalkulator');
  await expect(page.locator('#total-price')).toHaveText('628 €');
});

test('undo and redo go through all edits, by button and by key', {
  tag: '@long',
}, async ({ page }) => {
  const { field, costs, undo, redo, plans, planNames } = onAdmin(page);
  await expect(undo).toBeDisabled();
  await plans.getByRole('button', { name: 'Core nach unten' }).press('ArrowDown');
  await openItem(page, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('5');
  await field('Grundpreis pro Monat').pressSequentially('47');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(planNames).toHaveText(['Pro', 'Enterprise']);

  await page.keyboard.press('ControlOrMeta+z');
  await expectChanges(page, [
    'Core: von Position 1 auf 2 verschoben',
    `Core: ${CORE.text} → 547 €`,
  ]);
  await openItem(page, /^Core.*€/);
  await expect(field('Grundpreis pro Monat')).toHaveValue('547');
  await undo.click();
  await expect(field('Grundpreis pro Monat')).toHaveValue(CORE.typed);
  await undo.click();
  await expect(onAdmin(page).changes).toContainText('Keine Änderungen');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();

  await redo.click();
  // A restored item is opened.
  await costs.click();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(field('Grundpreis pro Monat')).toHaveValue('547');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectChanges(page, ['Paket Core gelöscht']);
  await expect(redo).toBeDisabled();
});
