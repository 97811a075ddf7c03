import type { Locator, Page } from '@playwright/test';
import { expectChanges, onAdmin, openAdmin, openItem } from './support/admin.ts';
import { expect, test } from './support/fixtures.ts';
import { readStored } from './support/stored-prices.ts';

test.beforeEach(({ page }) => openAdmin(page));

test('plans are moved by key, and the handle keeps the focus', async ({ page }) => {
  const { planNames, plans, save } = onAdmin(page);
  const handle = plans.getByRole('button', { name: 'Core verschieben' });
  await expect(handle).toHaveAccessibleDescription(/Pfeiltasten/);
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
  await expect(handle).toBeFocused();
  await expect(page.getByText('Core: Position 2 von 3')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(planNames).toHaveText(['Pro', 'Enterprise', 'Core']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
  await expectChanges(page, ['Core: von Position 1 auf 2 verschoben']);
  await save.click();
  const stored = JSON.parse((await readStored(page)) ?? '');
  expect(stored.PRICING_PLANS.map(({ id }: { id: string }) => id)).toEqual([
    'pro',
    'core',
    'enterprise',
  ]);
  // The second plan of the list is the calculator's default (spec §2).
  await page.goto('/preiskalkulator');
  await expect(page.locator('#total-price')).toHaveText('628 €');
});

test('an addon is moved from its form', async ({ page }) => {
  const { addonNames } = onAdmin(page);
  await openItem(page, /^Reporting.*€|^Laufzeitreporting.*€/);
  const up = page.getByRole('button', { name: 'Nach oben' });
  await up.click();
  await up.click();
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await up.click({ force: true });
  await expect(addonNames.nth(1)).toHaveText('Single Sign-on');
});

test('plans are dragged to another place', async ({ page }) => {
  const { planNames } = onAdmin(page);
  await drag(page, 'Enterprise', 'Core');
  await expect(planNames).toHaveText(['Enterprise', 'Core', 'Pro']);
  await drag(page, 'Enterprise', 'Pro');
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
});

test('Escape lets a dragged plan be where it was', async ({ page }) => {
  const { planNames } = onAdmin(page);
  await startDrag(page, 'Enterprise', 'Core');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
  await expect(onAdmin(page).changes).toContainText('Keine Änderungen');
});

test('undo and redo go through all edits, by button and by key', async ({ page }) => {
  const { field, undo, redo, plans, planNames } = onAdmin(page);
  await expect(undo).toBeDisabled();
  await plans.getByRole('button', { name: 'Core verschieben' }).press('ArrowDown');
  await openItem(page, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('5');
  await field('Grundpreis pro Monat').pressSequentially('29');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(planNames).toHaveText(['Pro', 'Enterprise']);

  await page.keyboard.press('ControlOrMeta+z');
  await expectChanges(page, ['Core: von Position 1 auf 2 verschoben', 'Core: 499 € → 529 €']);
  await openItem(page, /^Core.*€/);
  await expect(field('Grundpreis pro Monat')).toHaveValue('529');
  await undo.click();
  await expect(field('Grundpreis pro Monat')).toHaveValue('499');
  await undo.click();
  await expect(onAdmin(page).changes).toContainText('Keine Änderungen');
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();

  await redo.click();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(field('Grundpreis pro Monat')).toHaveValue('529');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectChanges(page, ['Paket Core gelöscht']);
  await expect(redo).toBeDisabled();
});

test('undo opens what it changes', { tag: '@desktop' }, async ({ page }) => {
  const { field, costs, undo } = onAdmin(page);
  await field('Grundpreis pro Monat').fill('529');
  await costs.click();
  await undo.click();
  await expect(field('Grundpreis pro Monat')).toHaveValue('499');
});

function rowOf(page: Page, name: string): { handle: Locator; row: Locator } {
  const handle = onAdmin(page).plans.getByRole('button', { name: `${name} verschieben` });
  return { handle, row: onAdmin(page).plans.getByRole('listitem').filter({ has: handle }) };
}

/** Holds one plan over another: above its middle on the way up, below it on the way down. */
async function startDrag(page: Page, name: string, target: string): Promise<void> {
  const from = await rowOf(page, name).handle.boundingBox();
  const to = await rowOf(page, target).row.boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  const isUp = to.y < from.y;
  await page.mouse.move(x, to.y + to.height * (isUp ? 0.6 : 0.4));
  await page.mouse.move(x, to.y + to.height * (isUp ? 0.2 : 0.8));
}

async function drag(page: Page, name: string, target: string): Promise<void> {
  await startDrag(page, name, target);
  await page.mouse.up();
}
