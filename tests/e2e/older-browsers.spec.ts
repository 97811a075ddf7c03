import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { compatibility } from '../../tools/browsers/baseline.ts';
import { onCalculator, openCalculator, startScripts } from './support/calculator.ts';
import { onForm } from './support/contact.ts';
import { expect, test } from './support/fixtures.ts';

/** Built-ins that the oldest supported browsers lack (D59), such as `Iterator.prototype.map`. */
const NEWER = [...compatibility].flatMap(([key, { isWidelyAvailable }]) => {
  const [, name] = /^(?:javascript\.builtins|api)\.([\w.]+)$/.exec(key) ?? [];
  // The oldest browsers have it, but name its error otherwise.
  const isKnown = key === 'api.AbortSignal.timeout_static';
  return isWidelyAvailable || isKnown || name === undefined ? [] : [name];
});

const LISTS = ['devtest.json', 'prod.atom.xml'].map((name) =>
  fileURLToPath(new URL(`../fixtures/landscape/${name}`, import.meta.url)),
);

test('the site works without the built-ins that older browsers lack', { tag: '@long' }, async ({
  page,
}) => {
  await deleteBuiltIns(page, NEWER);

  await test.step('calculator and form', async () => {
    await openCalculator(page, '/preiskalkulator/core');
    expect(await page.evaluate(() => 'parse' in URL || 'union' in Set.prototype)).toBe(false);
    const { total, users } = onCalculator(page);
    await users.more.click();
    await expect(total).toHaveText('677 €');
    await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
    await expect(page.getByRole('table', { name: 'Alle Pakete im Vergleich' })).toBeVisible();
    await page.getByRole('button', { name: 'Was kosten mehr Benutzer?' }).click();
    await expect(page.getByText('Werte als Tabelle')).toBeVisible();
    const { send } = onForm(page);
    await send.click();
    await expect(page.getByText('Bitte geben Sie Ihren Vornamen an').first()).toBeVisible();
  });

  await test.step('the editor', async () => {
    await page.goto('/admin/preiskalkulator');
    await expect(page.getByRole('main')).toContainText('Reporting');
    await page
      .getByRole('region', { name: /^Pakete/ })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  await test.step('the own landscape', async () => {
    await page.goto('/landschaft');
    await startScripts(page);
    await page.locator('input[type=file]').first().setInputFiles(LISTS);
    await expect(page.getByRole('main')).toContainText('44 Artefakte auf DEV, TEST und PROD');
  });
});

test('a browser that is too old reads why, beside prices and legal texts', {
  tag: '@long',
}, async ({ page }) => {
  await deleteBuiltIns(page, ['Map.groupBy']);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/assets\/.+\.js$/.test(request.url())) scripts.push(request.url());
  });
  const why = page.getByRole('alert').filter({ hasText: 'ist Ihr Browser zu alt' });
  for (const [address, text] of [
    ['/preiskalkulator/core', '628 €'],
    ['/agb', 'Vertragsschluss'],
  ] as const) {
    await page.goto(address);
    await page.keyboard.press('Shift');
    await expect(why).toBeInViewport();
    await expect(why.getByText('nicht geladen')).toBeHidden();
    await expect(why.getByRole('link', { name: 'kontakt@' })).toBeVisible();
    await expect(why.getByRole('link', { name: 'Erneut versuchen' })).toBeHidden();
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  expect(scripts.filter((url) => !/start/.test(url))).toEqual([]);
});

/** Deletes built-ins of the page and of what is opened in it, before any script runs. */
async function deleteBuiltIns(page: Page, names: readonly string[]): Promise<void> {
  await page.addInitScript((deleted) => {
    for (const name of deleted) {
      const path = name.replace(/_static$/, '').split('.');
      const last = path.pop() ?? '';
      const owner = path.reduce<unknown>(
        (from, key) => (from instanceof Object ? Reflect.get(from, key) : undefined),
        globalThis,
      );
      if (!(owner instanceof Object)) continue;
      const prototype: unknown = Reflect.get(owner, 'prototype');
      for (const place of [owner, prototype]) {
        if (place instanceof Object) Reflect.deleteProperty(place, last);
      }
    }
  }, names);
}
