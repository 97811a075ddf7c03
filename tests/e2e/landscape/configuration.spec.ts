import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CANARIES, CANARY } from '../../canaries.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';

test('the configuration of the example is compared', { tag: '@both' }, async ({ page }) => {
  await openSealed(page);
  const results = page.getByRole('region', { name: 'Ihre Landschaft auf einen Blick' });
  // A phone shows no head of the table.
  const rows = results.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const paper = page.locator('[data-printed]');

  await test.step('as a second view, the worst first', async () => {
    await page.getByRole('button', { name: 'Beispiel ansehen' }).click();
    await expect(page.getByRole('radio', { name: 'Versionen (7)' })).toBeChecked();
    await page.getByRole('radio', { name: 'Konfiguration (6)' }).click();
    const said = page.getByRole('status').filter({ hasText: '6 Befunde in der Konfiguration.' });
    await expect(said).toContainText(
      'konfiguriert; deployt ist, was beim letzten Deployment galt.',
    );
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(0)).toContainText('Name fehlt auf PROD: DMS_Credential');
    await expect(rows.nth(1)).toContainText('Wert einer anderen Stage auf PROD: SFDC_Host');
    await expectAccessible(page);
  });

  await test.step('a row opens to its parameters by stage', async () => {
    await results.getByText('Order Status S4 to SFDC').first().click();
    const host = results.getByRole('row', { name: /^SFDC_Host/ });
    await expect(host).toContainText('gehört zu TEST; sonst sfdc.example, wie bei 2 anderen Flows');
    await expect(host.getByRole('cell')).toHaveText([
      'sfdc-dev.example',
      'sfdc-test.exampleanders',
      'sfdc-test.exampleWert einer anderen Stage',
    ]);
    await results.getByText('Error Notification Mail').first().click();
    const secret = results.getByRole('row', { name: /^Mail_Password/ });
    await expect(secret.getByRole('cell').first()).toContainText('gesetzt');
    expect(await findOverflow(page)).toStrictEqual([]);
  });

  await test.step('by finding and class, and without what is intended', async () => {
    const filters = results.getByRole('button', { name: 'Filter' });
    if (await filters.isVisible()) await filters.click();
    await results.getByRole('combobox', { name: 'Befund' }).selectOption('Leer');
    await expect(results.getByText('1 Abweichung', { exact: true })).toBeVisible();
    await results.getByRole('combobox', { name: 'Befund' }).selectOption('');
    await results.getByRole('combobox', { name: 'Klasse' }).selectOption('Host');
    await expect(paper.getByRole('rowheader', { includeHidden: true })).toHaveCount(1);
    await results.getByRole('combobox', { name: 'Klasse' }).selectOption('');
    await results.getByText('Stock Snapshot EWM to S4').first().click();
    await results.getByRole('textbox', { name: 'Grund' }).last().fill('Kein Alarm');
    await results.getByRole('button', { name: 'Als gewollt markieren' }).last().click();
    await expect(page.getByRole('radio', { name: 'Konfiguration (5)' })).toBeChecked();
  });
});

test('no secret leaves the file, wherever one looks', { tag: '@long' }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openSealed(page);
  const write = (tenant: string) =>
    JSON.stringify({
      tenant,
      runtime: [{ Id: 'A', Name: 'A', Version: '1.0.0', Status: 'STARTED' }],
      configurations: [{ id: 'A', version: '1.0.0', parameters: CANARIES }],
      credentials: [{ name: 'Mine', kind: 'user' }],
    });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      ['DEV', 'PROD'].map((name) => ({
        ...{ name: `${name}.json`, mimeType: 'application/json' },
        buffer: Buffer.from(write(name)),
      })),
    );
  await page.getByRole('radio', { name: /^Konfiguration/ }).click();
  await page.getByRole('rowheader').getByText('A', { exact: true }).first().click();
  await expect(page.getByRole('row', { name: /^DB Password 0/ })).toContainText('gesetzt');
  await page.getByRole('checkbox', { name: 'Für diesen Tab behalten' }).check();
  const files: string[] = [];
  for (const name of [/als CSV speichern$/, 'Bericht als HTML speichern', /^Stand .*sichern$/]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    files.push(readFileSync(await (await download).path(), 'utf8'));
  }
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  await expect.poll(stored).toContain('DB Password 0');
  const tree = await page.locator('body').ariaSnapshot();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  const seen = [...files, await stored(), tree, printed, await page.content(), ...logged];
  expect(files.join()).toContain('DB Password 0');
  expect(tree).toContain('DB Password 0');
  expect(seen.filter((text) => CANARY.test(text))).toStrictEqual([]);

  await test.step('nor from what the tab kept', async () => {
    await page.reload();
    await page.getByRole('radio', { name: /^Konfiguration/ }).click();
    await page.getByRole('rowheader').getByText('A', { exact: true }).first().click();
    await expect(page.getByRole('row', { name: /^DB Password 0/ })).toContainText('gesetzt');
    expect(await page.content()).not.toMatch(CANARY);
  });
});

/** Until the page accepts files. */
async function openSealed(page: Page): Promise<void> {
  await page.goto('/landschaft');
  await expect(page.getByText('Alles geladen.')).toBeVisible({ timeout: 30_000 });
}
