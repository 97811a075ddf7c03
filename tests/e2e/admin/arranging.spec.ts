import type { Page } from '@playwright/test';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test.beforeEach(({ page }) => openAdmin(page));

test('plans are moved by key, and the focus stays', {
  tag: '@long',
}, async ({ page }) => {
  const { planNames, plans } = onAdmin(page);
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
});

test('addons are moved from their form, and the focus stays', {
  tag: '@long',
}, async ({ page }) => {
  const { addonNames } = onAdmin(page);
  await openItem(page, /^Reporting.*€/);
  const up = page.getByRole('button', { name: 'Nach oben' });
  await up.click();
  await up.click();
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await up.click({ force: true });
  await expect(addonNames.nth(0)).toHaveText('Reporting');
  await expect(addonNames.nth(1)).toHaveText('Single Sign-on');
});

test('the order is saved, and its second plan is the calculator’s default (spec §2)', {
  tag: '@long',
}, async ({ page }) => {
  const { plans, save } = onAdmin(page);
  await plans.getByRole('button', { name: 'Core verschieben' }).press('ArrowDown');
  await save.click();
  const stored = JSON.parse((await readStored(page)) ?? '');
  expect(stored.PRICING_PLANS.map(({ id }: { id: string }) => id)).toEqual([
    'pro',
    'core',
    'enterprise',
  ]);
  await page.goto('/preiskalkulator');
  await expect(page.locator('#total-price')).toHaveText('628 €');
});

test('plans are dragged to another place, and Escape lets one be where it was', {
  tag: '@long',
}, async ({ page }) => {
  const { planNames, changes } = onAdmin(page);
  const { handle, above } = await placeOf(page, 'Enterprise', 'Core');
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(above.x, above.y, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
  await expect(changes).toContainText('Keine Änderungen');

  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  await page.mouse.move(above.x, above.y, { steps: 3 });
  await page.mouse.up();
  await expect(planNames).toHaveText(['Enterprise', 'Core', 'Pro']);
  const back = await placeOf(page, 'Enterprise', 'Pro');
  await page.mouse.move(back.handle.x, back.handle.y);
  await page.mouse.down();
  await page.mouse.move(back.below.x, back.below.y, { steps: 3 });
  await page.mouse.up();
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
});

test('a plan is dragged with a finger', { tag: '@phone' }, async ({ page }) => {
  const { handle, above } = await placeOf(page, 'Enterprise', 'Core');
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [handle]);
  for (const part of [0.3, 0.6, 1]) {
    await touch('touchMove', [
      { x: handle.x + (above.x - handle.x) * part, y: handle.y + (above.y - handle.y) * part },
    ]);
  }
  await touch('touchEnd', []);
  await expect(onAdmin(page).planNames).toHaveText(['Enterprise', 'Core', 'Pro']);
});

test('undo and redo go through all edits, by button and by key', {
  tag: '@long',
}, async ({ page }) => {
  const { field, costs, undo, redo, plans, planNames } = onAdmin(page);
  await expect(undo).toBeDisabled();
  await plans.getByRole('button', { name: 'Core verschieben' }).press('ArrowDown');
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
  // What comes back is opened.
  await costs.click();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(field('Grundpreis pro Monat')).toHaveValue('547');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expectChanges(page, ['Paket Core gelöscht']);
  await expect(redo).toBeDisabled();
});

interface Point {
  x: number;
  y: number;
}

/** Where to take one plan, and where to drop it above and below another. */
async function placeOf(
  page: Page,
  name: string,
  target: string,
): Promise<Record<'handle' | 'above' | 'below', Point>> {
  const handleOf = (plan: string) => page.getByRole('button', { name: `${plan} verschieben` });
  const rows = onAdmin(page).plans.getByRole('listitem');
  const from = await handleOf(name).boundingBox();
  const to = await rows.filter({ has: handleOf(target) }).boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  const x = from.x + from.width / 2;
  return {
    handle: { x, y: from.y + from.height / 2 },
    above: { x, y: to.y + to.height * 0.2 },
    below: { x, y: to.y + to.height * 0.8 },
  };
}
