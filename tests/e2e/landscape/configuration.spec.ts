import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { CANARIES, CANARY } from '../../canaries.ts';
import { expect, test } from '../support/fixtures.ts';

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
  for (const name of [/als CSV speichern$/, 'Bericht als HTML speichern', 'Stand sichern']) {
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
