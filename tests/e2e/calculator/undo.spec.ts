import { expectAccessible } from '../support/accessibility.ts';
import { expectFocusKept, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

const BEFORE = '/preiskalkulator?users=12&addons=addon-8,reporting&utm_source=brief';

test('a change of plan can be undone, by an offer that covers no price', {
  tag: ['@both', '@long'],
}, async ({ page }) => {
  await openCalculator(page, BEFORE);
  const { plans, total, floatingCard } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page.getByRole('status')).toContainText(['Paket Core gewählt']);
  await expect(total).toHaveText('698 €');
  await expect(page).toHaveURL(/\/core\?/);
  await expectAccessible(page, '[role=status]');
  const [toast, card] = [await undo.locator('..').boundingBox(), await floatingCard.boundingBox()];
  if (!toast || !card) throw new Error('nothing to measure');
  expect(toast.y + toast.height <= card.y || toast.x + toast.width <= card.x).toBe(true);
  await undo.click();
  await expect(page).toHaveURL(BEFORE);
  await expect(total).toHaveText('1.297 €');
  await expect(undo).toHaveCount(0);
});

test('a removed addon comes back by key', { tag: '@long' }, async ({ page }) => {
  await openCalculator(page, BEFORE);
  const { addon } = onCalculator(page);
  await addon('Reporting').getByRole('button', { name: 'Ausgewählt' }).click();
  await expect(page.getByRole('status')).toContainText(['Reporting entfernt']);
  // What is seen listens a moment later.
  await expect(async () => {
    await page.keyboard.press('Control+Z');
    await expect(page).toHaveURL(BEFORE, { timeout: 1000 });
  }).toPass();
});

test('a change of term is not undone once something came after it', {
  tag: '@long',
}, async ({ page }) => {
  await openCalculator(page, BEFORE);
  const { summary, users } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  await expect(page.getByRole('status')).toContainText(['Laufzeit von 1 Jahr gewählt']);
  // What came after is not to be lost with it.
  await users.more.click();
  await expect(undo).toHaveCount(0);
});

test('the offer to undo is the next tab stop and names its key', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?addons=addon-8,reporting');
  const { addon } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig Strg+Z' });
  const close = page.getByRole('button', { name: 'Hinweis schließen' });
  const change = addon('Reporting').getByRole('button', { name: /^(Ausgewählt|Hinzufügen)/ });
  await change.press('Enter');
  await expect(undo).toBeVisible();
  await expect(page.getByRole('status').filter({ has: undo })).toContainText('Strg+Z');
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

test('closing the offer to undo keeps the focus, and so does taking it', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?addons=addon-8,reporting');
  const { summary, addon } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig Strg+Z' });
  const change = addon('Reporting').getByRole('button', { name: /^(Ausgewählt|Hinzufügen)/ });
  await change.press('Enter');
  await page.getByRole('button', { name: 'Hinweis schließen' }).press('Enter');
  await expect(undo).toHaveCount(0);
  await expect(change).toBeFocused();
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  await expect(undo).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Control+Z');
  await expect(undo).toHaveCount(0);
  await expect(summary.getByRole('radio', { name: 'Monatlich' })).toBeChecked();
  await expectFocusKept(page);
});

test('the word of the offer to undo stays whole in a narrow window', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalculator(page, '/preiskalkulator/pro');
  await onCalculator(page).plans.getByRole('link', { name: 'Core wählen' }).press('Enter');
  const lines = await page.getByText('Rückgängig').evaluate((button) => {
    const word = document.createRange();
    word.selectNode(button.firstChild ?? button);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the offer to undo goes after a while, but not from under pointer or focus', {
  tag: '@long',
}, async ({ page }) => {
  await page.clock.install();
  await openCalculator(page, '/preiskalkulator/pro');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await onCalculator(page).plans.getByRole('link', { name: 'Core wählen' }).click();
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
});

test('a change of plan is undone in English too', { tag: '@long' }, async ({ page }) => {
  const before = '/en/preiskalkulator/pro?yearly=false&users=12&systems=3&landscapes=1';
  await openCalculator(page, before);
  const total = page.locator('#total-price');
  await page.getByRole('link', { name: 'Choose Core' }).click();
  await expect(page.getByRole('status')).toContainText(['Core plan chosen']);
  await expect(total).toHaveText('€499');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(before);
  await expect(total).toHaveText('€1,297');
});
