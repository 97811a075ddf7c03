import type { Page } from '@playwright/test';
import { boxOf, expectFocusKept, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

const BEFORE = '/preiskalkulator?users=12&addons=addon-8,reporting&utm_source=brief';

test('a plan starts at the top, and undo returns (D40)', { tag: '@both' }, async ({ page }) => {
  await openCalculator(page, BEFORE);
  const { addon, plans, total } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  expect(await readScroll(page)).toBe(0);

  await test.step('a notice that covers neither title nor plans', async () => {
    await plans.getByRole('link', { name: 'Core wählen' }).click();
    await expect(page.getByRole('status')).toContainText([
      'Paket Core gewählt: 3 Benutzer, 2 Systeme und 1 Landscape.',
    ]);
    await expect(total).toHaveText('698 €');
    await expect(page).toHaveURL(/\/core\?/);
    // Over the header, whatever the width.
    const { y, height } = await boxOf(undo.locator('..'));
    expect(y + height).toBeLessThanOrEqual(80);
    await undo.click();
    await expect(page).toHaveURL(BEFORE);
    await expect(total).toHaveText('1.297 €');
    await expect(undo).toHaveCount(0);
  });

  await test.step('an upgrade far down', async () => {
    await plans.getByRole('link', { name: 'Core wählen' }).click();
    const upgrade = addon('Support').getByRole('button', { name: 'Upgrade erforderlich' });
    await expect(page).toHaveURL(/\/core\?/);
    // The new plan scrolls to the top a moment later.
    await expect(async () => {
      await upgrade.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      expect(await readScroll(page)).toBeGreaterThan(200);
    }).toPass();
    await upgrade.click();
    await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeInViewport();
    await expect.poll(() => readScroll(page)).toBe(0);
  });

  await test.step('a plan by key, and back by key', async () => {
    const enterprise = plans.getByRole('link', { name: 'Enterprise wählen' });
    await enterprise.evaluate((link) => link.scrollIntoView({ block: 'start' }));
    const before = await readScroll(page);
    expect(before).toBeGreaterThan(200);
    await enterprise.press('Enter');
    await expect(page).toHaveURL(/\/enterprise\?/);
    await expect.poll(() => readScroll(page)).toBe(0);
    await expect(undo).toBeVisible();
    // Visible parts listen a moment later.
    await expect(async () => {
      await page.keyboard.press('Control+Z');
      await expect(page).toHaveURL(/\/pro\?/, { timeout: 1000 });
    }).toPass();
    await expect.poll(async () => Math.abs((await readScroll(page)) - before)).toBeLessThan(5);
    await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
  });
});

test('the offer to undo says its key, keeps the focus, and goes', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install();
  await openCalculator(page, '/preiskalkulator/pro?addons=addon-8,reporting');
  const { addon, plans, summary, users } = onCalculator(page);
  const undo = page.getByRole('button', { name: 'Rückgängig Strg+Z' });
  const close = page.getByRole('button', { name: 'Hinweis schließen' });
  const change = addon('Reporting').getByRole('button', { name: /^(Ausgewählt|Hinzufügen)/ });
  const yearly = summary.getByRole('radio', { name: 'Jährlich' });

  await test.step('said, and closed', async () => {
    await change.press('Enter');
    const status = page.getByRole('status').filter({ has: undo });
    await expect(status).toContainText('Reporting entfernt');
    await expect(status).toContainText('Strg+Z');
    // Tab stays the browser's.
    await page.keyboard.press('Tab');
    await expect(undo).not.toBeFocused();
    await close.press('Enter');
    await expect(undo).toHaveCount(0);
    await expectFocusKept(page);
  });

  await test.step('not once something came after it, which would be lost', async () => {
    await change.press('Enter');
    await change.press('Enter');
    await expect(undo).toBeVisible();
    // A term is seen and chosen again at once.
    await yearly.check();
    await expect(undo).toHaveCount(0);
    await users.more.click();
  });

  await test.step('whole in a narrow window; goes after a while, but not from under pointer or focus; its key still holds', async () => {
    const now = '/preiskalkulator/pro?yearly=true&users=11&systems=3&landscapes=1&commitment=1';
    await expect(page).toHaveURL(now);
    await page.setViewportSize({ width: 360, height: 740 });
    await plans.getByRole('link', { name: 'Core wählen' }).press('Enter');
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
    await page.mouse.move(5, 700);
    await page.clock.runFor(21_000);
    await expect(undo).toBeVisible();
    await undo.blur();
    // First the words, then the button.
    await page.clock.runFor(8500);
    await expect(page.getByRole('status').filter({ has: undo })).not.toContainText('Core');
    await page.clock.runFor(12_500);
    await expect(undo).toHaveCount(0);
    await page.keyboard.press('Control+Z');
    await expect(page).toHaveURL(now);
  });
});

const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
