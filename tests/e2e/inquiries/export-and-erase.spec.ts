import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import {
  clearInquiries,
  LOVELACE,
  onInquiries,
  saveInquiries,
  signIn,
  test,
} from '../support/inquiry-site.ts';

test.beforeEach(({ inquirySite }) => clearInquiries(inquirySite));

test('search results are exported, and one inquiry or all of an e-mail address erased, by keyboard alone', {
  tag: '@long',
}, async ({ page, inquirySite }) => {
  const { store } = inquirySite.staff;
  const [reference = ''] = await saveInquiries(store, 28, {});
  const [lovelace = ''] = await saveInquiries(store, 1, LOVELACE);
  await signIn(page, inquirySite);
  const { button, news, rows } = onInquiries(page);

  await test.step('exported', async () => {
    await page.goto('/admin/anfragen?q=lovelace%40');
    await expect(rows).toHaveCount(2);
    const download = page.waitForEvent('download');
    await button('Als CSV exportieren').press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^anfragen-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain(`"${lovelace}"`);
    expect(csv.split('\r\n')).toHaveLength(2);
    await expect(news('1 Anfrage exportiert.')).toBeVisible();
  });

  await test.step('one is erased after a confirmation', async () => {
    await page.goto(`/admin/anfragen/${reference.toLowerCase()}`);
    await button('Löschen …').press('Enter');
    const question = page.getByRole('alertdialog', {
      name: `Anfrage ${reference} von Ada Hopper löschen?`,
    });
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await expectAccessible(page, '[role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(button('Löschen …')).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Endgültig löschen' }).press('Enter');
    await expect(news('1 Anfrage gelöscht.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
  });

  await test.step('all from one e-mail address are erased, and no others', async () => {
    await button('Nach E-Mail-Adresse löschen …').press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused();
    await page.keyboard.type('Ada@example.org');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Von Ada@example.org gibt es 27 Anfragen.');
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: '27 Anfragen endgültig löschen' }).press('Enter');
    await expect(news('27 Anfragen gelöscht.')).toBeVisible();
    await expect(rows).toHaveCount(2);
  });
});
