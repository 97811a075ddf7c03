import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';

const SAMPLES = new URL('../../fixtures/landscape/', import.meta.url);

test('lists are compared in the browser, and nothing is sent', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/Content Security Policy/);
  await openSealed(page);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url()));
  const status = page.getByRole('status').filter({ hasText: 'Tenant' });

  await test.step('right lists, JSON and XML, beside wrong ones', async () => {
    await drop(page, ['devtest.json', 'prod.atom.xml', 'login-redirect.html', 'error-json.json']);
    await expect(status).toContainText('44 Artefakte auf DEV, TEST und PROD. 23 davon');
    await expect(status).toContainText('2 Dateien brauchen Ihre Aufmerksamkeit.');
    await expect(page.getByText('login-redirect.html: Das ist die Anmeldeseite')).toBeVisible();
    await expect(page.getByText('Gemeldet wurde: Unauthorized')).toBeVisible();
    await page.getByRole('button', { name: 'login-redirect.html entfernen' }).click();
    await page.getByRole('button', { name: 'error-json.json entfernen' }).click();
    await expect(page.getByText('Anmeldeseite')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a rule switched off changes the result at once', async () => {
    const rule = page.getByRole('checkbox', { name: /„test“/ });
    await rule.uncheck();
    await expect(status).toContainText('auf DEV und PROD.');
    await rule.check();
    await expect(status).toContainText('auf DEV, TEST und PROD.');
  });

  await test.step('a rule is added by key', async () => {
    await page.getByRole('button', { name: 'Regel hinzufügen' }).first().press('Enter');
    await expect(page.getByRole('textbox', { name: 'Zeichen' })).toBeFocused();
    await page.keyboard.type('handler');
    await page.getByRole('combobox', { name: 'gehört zu Stage' }).fill('QA');
    await expect(status).toContainText('auf DEV, TEST, QA und PROD.');
    await page.getByRole('button', { name: 'Regel 4 entfernen' }).press('Enter');
    await expect(status).toContainText('auf DEV, TEST und PROD.');
    await expect(page.getByRole('button', { name: 'Regel hinzufügen' }).first()).toBeFocused();
  });

  await test.step('a CSV for colleagues is made here', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'als CSV speichern' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });

  await test.step('stages are ordered by key', async () => {
    await page.getByRole('button', { name: 'TEST nach vorn' }).press('Enter');
    await expect(status).toContainText('auf TEST, DEV und PROD.');
    await expect(page.getByRole('button', { name: 'TEST nach vorn' })).toBeFocused();
  });

  await test.step('kept for this tab only if asked', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('landscape'))).toBeNull();
    await page.getByRole('checkbox', { name: 'Für diesen Tab behalten' }).check();
    const kept = await page.evaluate(() => sessionStorage.getItem('landscape') ?? '');
    expect(kept).toContain('Send_Tax_Report');
    expect(kept).not.toContain('muster.example');
  });

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await drop(page, ['duplicates.json']);
    await expect(page.getByText('duplicates.json: Von diesem Tenant')).toBeVisible();
    await context.setOffline(false);
  });

  expect(sent).toStrictEqual([]);
  expect(await page.evaluate(() => fetch('/').catch(() => 'refused'))).toBe('refused');
  expect(sent).toStrictEqual([]);

  await page.reload();
  await expect(status).toContainText('auf TEST, DEV und PROD.');
});

test('a list is chosen and named on a phone', { tag: '@phone' }, async ({ page }) => {
  await openSealed(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Dateien wählen' }).click();
  await (await chooser).setFiles([fileOf('paged-1.json'), fileOf('select.json')]);
  await expect(page.getByText('Ein Teil dieser Liste fehlt')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage' }).last().fill('QA');
  await expect(page.getByRole('status').filter({ hasText: 'QA' })).toBeVisible();
  expect(await findOverflow(page)).toStrictEqual([]);
});

/** Until the page accepts files. */
async function openSealed(page: Page): Promise<void> {
  await page.goto('/landschaft');
  await expect(page.getByText('Alles geladen.')).toBeVisible({ timeout: 30_000 });
}

/** Drops samples somewhere on the page, as from a folder. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const files = names.map((name) => ({ name, text: readFileSync(fileOf(name), 'utf8') }));
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of dropped) dataTransfer.items.add(new File([text], name));
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
    }
  }, files);
}

function fileOf(name: string): string {
  return new URL(name, SAMPLES).pathname;
}
