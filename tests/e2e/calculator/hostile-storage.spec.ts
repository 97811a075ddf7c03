import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { OWN_PRICES, readStored, storeElsewhere } from '../support/stored-prices.ts';

const [core] = OWN_PRICES.PRICING_PLANS;

/** `config.test.ts` knows more texts that are no price list. */
const BROKEN = '{"PRICING_PLANS": "<b>kaputt</b>"';
const HOSTILE =
  '{"__proto__": {"PRICING_PLANS": [], "ADDONS": []}, "constructor": {"prototype": {"hit": 1}}}';

test('what cannot be read is kept', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page, '/preiskalkulator/core');
  const notice = page.getByText('Eigene Preise in diesem Browser aktiv');
  const { summary, total } = onCalculator(page);
  const dialog = page.getByRole('dialog', { name: 'Pricing Calculator Admin' });
  const shown = dialog.getByRole('textbox', { name: 'Gespeicherten Text anzeigen' });
  const openStoredText = async () => {
    await page.getByRole('button', { name: 'Admin' }).click();
    await expect(dialog).toContainText('Der Entwurf in diesem Browser ist nicht lesbar');
    await dialog.getByText('Gespeicherten Text anzeigen').click();
  };

  await test.step('not applied', async () => {
    for (const text of [HOSTILE, BROKEN]) {
      await storeElsewhere(page, JSON.stringify(OWN_PRICES));
      await expect(notice).toBeVisible();
      await storeElsewhere(page, text);
      await expect(notice, text).toHaveCount(0);
      await expect(total).toHaveText('628 €');
      expect(await readStored(page)).toBe(text);
    }
    expect(await page.evaluate(() => 'hit' in {} || 'PRICING_PLANS' in {})).toBe(false);
  });

  await test.step('a short text is copied', async () => {
    await openStoredText();
    await expect(shown).toHaveValue(BROKEN);
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: 'Text kopieren' }).click();
    await expect(dialog.getByText('Kopiert.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(BROKEN);
    expect(await readStored(page)).toBe(BROKEN);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('as much as the browser can hold is downloaded', async () => {
    const length = await fillStorage(page);
    expect(length).toBeGreaterThan(4_000_000);
    await expect(total).toHaveText('628 €');
    await openStoredText();
    // The beginning is shown, the whole can be taken away.
    await expect(shown).toHaveValue(/^\[\{\},/);
    expect(await shown.inputValue()).toHaveLength(10_000);
    await expect(dialog).toContainText(/Die ersten 10\.000 von \d\.\d{3}\.\d{3} Zeichen/);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Text herunterladen' }).click();
    expect((await stat(await (await download).path())).size).toBe(length);
    expect((await readStored(page))?.length).toBe(length);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('odd prices', async () => {
    const odd = { ...core, basePrice: -5, includedUsers: 1e300, includedSystems: -1.5 };
    const PRICING_PLANS = [odd, odd];
    await storeElsewhere(
      page,
      JSON.stringify({ ...OWN_PRICES, PRICING_PLANS, YEARLY_DISCOUNT: 7 }),
    );
    await expect(notice).toBeVisible();
    await summary.getByRole('radio', { name: /^Jährlich/ }).check();
    await expect(page).toHaveURL(/yearly=true/);
    await expect(total).toHaveText(/^-?[\d.]+\s€$/);
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });
});

test('the calculator works without storage', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
  });
  await openCalculator(page, '/preiskalkulator/core');
  const { users, total, plans } = onCalculator(page);
  await users.more.click();
  await expect(total).toHaveText('677 €');
  await plans.getByRole('link', { name: 'Pro wählen' }).click();
  await expect(total).toHaveText('1.199 €');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog')).toContainText('In Kraft: Version ');
});

/** Fills the storage like another tab. @returns the number of stored characters */
function fillStorage(page: Page): Promise<number> {
  return page.evaluate(() => {
    for (let size = 6 * 1024 * 1024; size > 0; size = Math.floor(size * 0.9)) {
      try {
        localStorage.setItem('pricing-config', `[${'{},'.repeat(size / 3)}{}]`);
        break;
      } catch {
        // More than the quota; a little less, then.
      }
    }
    dispatchEvent(new StorageEvent('storage', { key: 'pricing-config' }));
    return localStorage.getItem('pricing-config')?.length ?? 0;
  });
}
