import { expectAccessible } from '../support/accessibility.ts';
import { expectFocusKept, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const BEFORE = '/preiskalkulator?users=12&addons=addon-8,reporting&utm_source=brief';

test('a change of plan can be undone, by a notice that covers no button of a plan', {
  tag: ['@both', '@long'],
}, async ({ page }) => {
  await openCalculator(page, BEFORE);
  const { plans, total } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page.getByRole('status')).toContainText(['Paket Core gewählt']);
  await expect(total).toHaveText('698 €');
  await expect(page).toHaveURL(/\/core\?/);
  await expectAccessible(page, '[role=status]');
  const notice = await undo.locator('..').boundingBox();
  for (const link of await plans.getByRole('link').all()) {
    const box = await link.boundingBox();
    if (!notice || !box) throw new Error('nothing to measure');
    expect(box.y >= notice.y + notice.height || box.y + box.height <= notice.y).toBe(true);
  }
  await undo.click();
  await expect(page).toHaveURL(BEFORE);
  await expect(total).toHaveText('1.297 €');
  await expect(undo).toHaveCount(0);
});

test('the offer to undo is the next tab stop, names its key, and keeps the focus', async ({
  page,
}) => {
  const before = '/preiskalkulator/pro?addons=addon-8,reporting';
  await openCalculator(page, before);
  const { addon, summary, users } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig Strg+Z' });
  const close = page.getByRole('button', { name: 'Hinweis schließen' });
  const change = addon('Reporting').getByRole('button', { name: /^(Ausgewählt|Hinzufügen)/ });
  const yearly = summary.getByRole('radio', { name: 'Jährlich' });
  const monthly = summary.getByRole('radio', { name: 'Monatlich' });

  await test.step('by Tab', async () => {
    await change.press('Enter');
    await expect(undo).toBeVisible();
    const status = page.getByRole('status').filter({ has: undo });
    await expect(status).toContainText('Reporting entfernt');
    await expect(status).toContainText('Strg+Z');
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    // On from where it came, and the next time past it.
    await page.keyboard.press('Tab');
    await expect(change).not.toBeFocused();
    await expect(undo).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(change).toBeFocused();
  });

  await test.step('by its key', async () => {
    await page.keyboard.press('Control+Z');
    await expect(page).toHaveURL(before);
    await expect(undo).toHaveCount(0);
  });

  await test.step('closed', async () => {
    await change.press('Enter');
    await close.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(change).toBeFocused();
  });

  await test.step('taken', async () => {
    await yearly.check();
    await expect(undo).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Control+Z');
    await expect(undo).toHaveCount(0);
    await expect(monthly).toBeChecked();
    await expectFocusKept(page);
  });

  await test.step('not once something came after it, which would be lost', async () => {
    await yearly.check();
    await expect(page.getByRole('status')).toContainText(['Laufzeit von 1 Jahr gewählt']);
    await users.more.click();
    await expect(undo).toHaveCount(0);
  });
});

test('the offer to undo stays whole in a narrow window and goes after a while, but not from under pointer or focus; its key still holds', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openCalculator(page, '/preiskalkulator/pro');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await onCalculator(page).plans.getByRole('link', { name: 'Core wählen' }).press('Enter');
  const lines = await page.getByText('Rückgängig').evaluate((button) => {
    const word = document.createRange();
    word.selectNode(button.firstChild ?? button);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);

  await undo.hover();
  await page.clock.runFor(21_000);
  await expect(undo).toBeVisible();
  await undo.focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(21_000);
  await expect(undo).toBeVisible();
  await undo.blur();
  await page.clock.runFor(21_000);
  await expect(undo).toHaveCount(0);
  await page.keyboard.press('Control+Z');
  await expect(page).toHaveURL('/preiskalkulator/pro');
});
