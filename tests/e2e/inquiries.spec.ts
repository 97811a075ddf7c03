import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { markAnswered } from '#app/server/store/inquiry-actions.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect } from './support/fixtures.ts';
import { giveUp, keepInquiries, signIn, test } from './support/inquiry-site.ts';
import { findOverflow } from './support/overflow.ts';

async function press(page: Page, what: Locator): Promise<void> {
  await what.focus();
  await page.keyboard.press('Enter');
}

test('in German, by keyboard alone: find, read, answer, send again, export, erase', {
  tag: ['@desktop', '@long'],
}, async ({ page, inquirySite, expectFault }) => {
  expectFault(/status 401/);
  expectFault(/Failed to load resource/);
  const { store } = inquirySite.room;
  await store.all('delete from inquiries');
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const news = (text: string | RegExp) => main.getByRole('status').filter({ hasText: text });
  const rows = main.getByRole('table').getByRole('row');

  await page.goto('/admin/anfragen');
  await expect(main).toContainText('Bitte melden Sie sich an');
  await expectAccessible(page);
  await expect(link('Zur Anmeldung')).toHaveAttribute('href', '/admin/anmelden');
  const { name } = await signIn(page, inquirySite);
  await press(page, link('Zu den Anfragen'));
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
  await expect(main.getByRole('heading', { name: 'Noch keine Anfragen' })).toBeVisible();
  await expectAccessible(page);

  const [first = '', second = ''] = await keepInquiries(store, 28, {});
  await giveUp(store, second);
  const [lovelace = ''] = await keepInquiries(store, 1, {
    lastName: 'Lovelace',
    email: 'lovelace@example.org',
  });
  await page.reload();
  await expect(rows).toHaveCount(26);
  await expect(main).toContainText('1 bis 25 von 29');
  await expect(link('Alle 29')).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  expect(await findOverflow(page)).toStrictEqual([]);
  await press(page, link('Ältere anzeigen'));
  await expect(main).toContainText('26 bis 29 von 29');
  await press(page, link('Zu den neuesten'));
  await expect(main).toContainText('1 bis 25 von 29');

  await main.getByRole('searchbox', { name: 'Suchen' }).focus();
  await page.keyboard.type('lovelace@');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=lovelace%40$/);
  await expect(rows).toHaveCount(2);
  const download = page.waitForEvent('download');
  await press(page, button('Als CSV exportieren'));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^anfragen-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`"${lovelace}"`);
  expect(csv.split('\r\n')).toHaveLength(2);
  await expect(news('1 Anfrage exportiert.')).toBeVisible();
  await press(page, link('Zustellung aufgegeben 0'));
  await expect(main.getByRole('heading', { name: 'Keine Anfrage gefunden' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await press(page, link('Alle anzeigen'));
  await press(page, link('Zustellung aufgegeben 1'));
  await expect(rows).toHaveCount(2);

  await press(page, link('Ada Hopper'));
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Hopper' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/admin/anfragen/${second.toLowerCase()}\\?state=dead$`));
  await expect(main).toContainText('45 Benutzer, 4 Systeme, 2 Landscapes');
  await expect(main).toContainText('12.451 € im Jahr');
  await expect(main).toContainText('Das Ziel hat mit 422 geantwortet.');
  await expect(link('ada@example.org')).toHaveAttribute(
    'href',
    /^mailto:ada@example\.org\?subject=/,
  );
  await expectAccessible(page);
  await press(page, button('Erneut senden'));
  await expect(news('1 Zustellung wird jetzt erneut versucht.')).toBeVisible();
  await press(page, button('Als beantwortet markieren'));
  await expect(news('Als beantwortet markiert.')).toBeVisible();
  await expect(main).toContainText(new RegExp(`Beantwortet am .* von ${name}`));
  await expect(button('Wieder öffnen')).toBeFocused();

  // Another person is faster, while this one looks at it.
  await page.goto(`/admin/anfragen/${first.toLowerCase()}`);
  await expect(button('Als beantwortet markieren')).toBeVisible();
  const answer = { reference: first, isAnswered: true };
  await markAnswered(store, answer, { by: 'Grace', now: Date.now() });
  await press(page, button('Als beantwortet markieren'));
  await expect(
    news(/^Grace hat diese Anfrage schon am .* als beantwortet markiert\.$/),
  ).toBeVisible();
  await press(page, button('Wieder öffnen'));
  await expect(news('Die Anfrage ist wieder offen.')).toBeVisible();

  await press(page, button('Löschen …'));
  const question = page.getByRole('alertdialog', {
    name: `Anfrage ${first} von Ada Hopper löschen?`,
  });
  await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await expectAccessible(page, '[role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(button('Löschen …')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Endgültig löschen' }));
  await expect(news('1 Anfrage gelöscht.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();

  await press(page, button('Nach E-Mail-Adresse löschen …'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused();
  await page.keyboard.type('Ada@example.org');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Von Ada@example.org gibt es 27 Anfragen.');
  await expectAccessible(page, '[role=dialog]');
  await press(page, dialog.getByRole('button', { name: '27 Anfragen endgültig löschen' }));
  await expect(news('27 Anfragen gelöscht.')).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test('who loses the right is told so in an open tab, and loses nothing', {
  tag: ['@desktop', '@long'],
}, async ({ page, inquirySite, expectFault }) => {
  expectFault(/status 403/);
  expectFault(/Failed to load resource/);
  const { store } = inquirySite.room;
  await store.all('delete from inquiries');
  const [reference = ''] = await keepInquiries(store, 1, {});
  const { demote } = await signIn(page, inquirySite);
  const main = page.getByRole('main');
  await page.goto(`/admin/anfragen/${reference.toLowerCase()}`);
  await expect(main).toContainText(reference);
  await demote();
  await main.getByRole('button', { name: 'Als beantwortet markieren' }).click();
  await expect(main.getByRole('alert')).toHaveText(
    'Nicht ausgeführt: Sie haben nicht mehr das Recht, Anfragen zu bearbeiten. An den Anfragen hat sich nichts geändert.',
  );
  await expect(main).toContainText('Ada Hopper');
  await expectAccessible(page);
  await page.reload();
  await expect(main).toContainText('Sie haben nicht das Recht, Anfragen zu lesen');
  await expectAccessible(page);
});

test('in English on a phone: rows are cards, and one inquiry is read and erased', {
  tag: ['@phone', '@long'],
}, async ({ page, inquirySite }) => {
  const { store } = inquirySite.room;
  await store.all('delete from inquiries');
  const [first = ''] = await keepInquiries(store, 2, {
    firstName: 'Maximilian-Alexander',
    lastName: 'Freiherr von und zu Donaudampfschifffahrtsgesellschaft',
    email: 'maximilian@a-very-long-company-name-without-any-break.example',
  });
  await giveUp(store, first);
  await signIn(page, inquirySite);
  await page.goto('/en/admin/anfragen');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Inquiries' }).getByRole('row')).toHaveCount(3);
  await expect(main).toContainText(/\d\d\/\d\d\/\d{4}, \d\d:\d\d CES?T/);
  await expectAccessible(page);
  expect(await findOverflow(page)).toStrictEqual([]);
  await main
    .getByRole('link', { name: /^Maximilian/ })
    .first()
    .click();
  await expect(main).toContainText('€12,451 a year');
  await expectAccessible(page);
  expect(await findOverflow(page)).toStrictEqual([]);
  await main.getByRole('button', { name: 'Erase …' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Erase inquiry ${first} from Maximilian-Alexander`);
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(main.getByRole('status').filter({ hasText: '1 inquiry erased.' })).toBeVisible();
  await expect(main.getByRole('table').getByRole('row')).toHaveCount(2);
});
