import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { openCalculator, startScripts } from '../support/calculator.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { OWN_PRICES, writeStored } from '../support/stored-prices.ts';

const assets = fileURLToPath(new URL('../../../dist/client/assets/', import.meta.url));

/** The scripts with the key of a text that only the editor's code has. */
function findEditorScripts(): string[] {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('toolbar.file'),
  );
}

test('no visitor downloads the editor or a page for staff', { tag: '@long' }, async ({ page }) => {
  const editorScripts = findEditorScripts();
  expect(editorScripts).toHaveLength(1);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const findLoaded = (pattern: RegExp) => loaded.filter((url) => pattern.test(url));
  const countEditors = () =>
    loaded.filter((url) => editorScripts.some((name) => url.endsWith(name))).length;
  await page.goto('/');
  await page.mouse.wheel(0, 2000);
  await startScripts(page);
  await openCalculator(page, '/preiskalkulator/core');
  await page.mouse.wheel(0, 2000);
  await page.getByRole('button', { name: 'Admin' }).hover();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(countEditors()).toBe(0);
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(onAdmin(page).bar).toBeVisible();
  expect(countEditors()).toBe(1);

  // The editor's own page, too, is without them, and links to the sign-in page.
  loaded.length = 0;
  await page.goto('/admin/preiskalkulator', { waitUntil: 'networkidle' });
  const signInPage = page.getByRole('link', { name: 'Zum Veröffentlichen anmelden' });
  await expect(signInPage).toBeVisible();
  expect(findLoaded(/member\.functions-/)).not.toHaveLength(0);
  expect(findLoaded(/publishing[.-]|parts-/)).toStrictEqual([]);
  expect(findLoaded(/staff|anmelden|anfragen|inquiries/)).toStrictEqual([]);
  await signInPage.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect.poll(() => findLoaded(/de\.staff-|admin\.anmelden-/)).toHaveLength(2);
});

test('50 plans and 200 addons can be edited without delay', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  await openItem(page, /^Pro .*€/);
  const usual = await measureTyping(page, 'Ein ganzer Satz.');

  await writeStored(page, JSON.stringify(createLargeConfig()));
  await openAdmin(page);
  const { planNames, addonNames, navigation, field } = onAdmin(page);
  await expect(planNames).toHaveCount(50);
  await expect(addonNames).toHaveCount(200);
  await navigation.getByRole('textbox', { name: 'Addons filtern' }).fill('199');
  await expect(addonNames).toHaveText(['Addon 199']);
  await navigation.getByRole('textbox', { name: 'Addons filtern' }).fill('');
  await openItem(page, /^Paket 25 .*€/);
  const large = await measureTyping(page, 'Ein ganzer Satz.');
  await expect(field('Beschreibung')).toHaveValue(/Ein ganzer Satz\.$/);
  // Against the delivered list on the same machine: a limit in ms would fail on a busy one.
  expect(large / usual).toBeLessThan(4);
});

/**
 * Types into the description on a machine that is slowed down four times. The next key waits until the
 * page has handled one.
 * @returns the time in ms
 */
async function measureTyping(page: Page, text: string): Promise<number> {
  const description = onAdmin(page).field('Beschreibung');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await description.press('End');
  const start = performance.now();
  await description.pressSequentially(text);
  const duration = performance.now() - start;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return duration;
}

function createLargeConfig() {
  const [plan] = OWN_PRICES.PRICING_PLANS;
  const [addon] = OWN_PRICES.ADDONS;
  const features = Array.from({ length: 8 }, (_, index) => `Funktion ${index}`);
  const longDescription = 'Ein längerer Text, der alles genauer erklärt. '.repeat(5);
  const ADDONS = Array.from({ length: 200 }, (_, index) => ({
    ...addon,
    features,
    longDescription,
    id: `addon-${index}`,
    title: `Addon ${index}`,
    price: index,
  }));
  const includedAddons = ADDONS.slice(0, 20).map(({ id }) => id);
  const disabledAddons = ADDONS.slice(150).map(({ id }) => id);
  const PRICING_PLANS = Array.from({ length: 50 }, (_, index) => ({
    ...plan,
    features,
    includedAddons,
    disabledAddons,
    freeAddonCount: 2,
    id: `plan-${index}`,
    title: `Paket ${index}`,
    basePrice: index * 10,
  }));
  return { ...OWN_PRICES, PRICING_PLANS, ADDONS };
}
