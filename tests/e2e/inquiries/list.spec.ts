import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import {
  clearInquiries,
  LOVELACE,
  markDead,
  onInquiries,
  saveInquiries,
  signIn,
  test,
} from '../support/inquiry-site.ts';
import { findOverflow } from '../support/overflow.ts';

/** As long as the form takes them, without a place to break. */
const MAX_LENGTH_FACTS = {
  firstName: 'A'.repeat(100),
  lastName: 'B'.repeat(100),
  email: `ada@${`${'x'.repeat(60)}.`.repeat(4)}example`,
};

test.beforeEach(({ inquirySite }) => clearInquiries(inquirySite));

test('the list is found, paged, searched and narrowed down, by keyboard alone', {
  tag: '@long',
}, async ({ page, inquirySite, expectFault }) => {
  expectFault(/status 401/);
  expectFault(/Failed to load resource/);
  const { store } = inquirySite.staff;
  const { main, link, state, rows } = onInquiries(page);

  await test.step('the list asks for a sign-in first', async () => {
    await page.goto('/admin/anfragen');
    await expect(main).toContainText('Bitte melden Sie sich an');
    await expect(link('Zur Anmeldung')).toHaveAttribute(
      'href',
      '/admin/anmelden?next=%2Fadmin%2Fanfragen',
    );
    await signIn(page, inquirySite);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Noch keine Anfragen' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('paged', async () => {
    await saveInquiries(store, 1, MAX_LENGTH_FACTS);
    const [, second = ''] = await saveInquiries(store, 27, {});
    await markDead(store, second);
    await saveInquiries(store, 1, LOVELACE);
    await page.goto('/admin/anfragen');
    await expect(rows).toHaveCount(26);
    await expect(main).toContainText('1 bis 25 von 29');
    await expect(state).toContainText('Alle (29)');
    await expect(main.getByRole('cell', { name: '12.451 € im Jahr' })).toHaveCount(25);
    await expectAccessible(page);
    expect(await findOverflow(page)).toStrictEqual([]);
    await link('Ältere anzeigen').press('Enter');
    await expect(main).toContainText('26 bis 29 von 29');
    await link('Zu den neuesten').press('Enter');
    await expect(main).toContainText('1 bis 25 von 29');
  });

  await test.step('twelve inquiries are visible on a laptop', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/admin/anfragen?q=hopper');
    await expect(rows).toHaveCount(26);
    // With the row of headings.
    expect(await countVisible(rows)).toBeGreaterThanOrEqual(13);
    await page.goto('/admin/anfragen');
  });

  await test.step('searched and narrowed down', async () => {
    await main.getByRole('searchbox', { name: 'Suchen' }).focus();
    await page.keyboard.type('lovelace@');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=lovelace%40$/);
    await expect(rows).toHaveCount(2);
    await state.focus();
    await state.selectOption('dead');
    await expect(main.getByRole('heading', { name: 'Keine Anfrage gefunden' })).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await link('Alle anzeigen').press('Enter');
    await expect(main.getByRole('searchbox', { name: 'Suchen' })).toHaveValue('');
    await expect(main.getByRole('button', { name: 'Suchen' })).toBeFocused();
    await expect(state).toContainText('Zustellung aufgegeben (1)');
    await state.selectOption('dead');
    await expect(rows).toHaveCount(2);
    await main.getByRole('searchbox', { name: 'Suchen' }).fill('ada@');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=ada%40&state=dead$|state=dead&q=ada%40$/);
    await expect(state).toHaveValue('dead');
  });
});

test('an open tab reports a lost right and keeps its content', {
  tag: '@long',
}, async ({ page, inquirySite, expectFault }) => {
  expectFault(/status 40[13]/);
  expectFault(/Failed to load resource/);
  const { store } = inquirySite.staff;
  const [reference = ''] = await saveInquiries(store, 1, {});
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
  await page.context().clearCookies();
  await main.getByRole('button', { name: 'Als beantwortet markieren' }).click();
  await expect(main.getByRole('alert')).toContainText('Sie sind nicht mehr angemeldet.');
  await expect(main.getByRole('link', { name: 'In neuem Tab anmelden' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.reload();
  await expect(main).toContainText('Bitte melden Sie sich an');
  await main.getByRole('link', { name: 'Zur Anmeldung' }).click();
  const again = await signIn(page, inquirySite);
  await page.goBack();
  await page.reload();
  await expect(main).toContainText(reference);
  await again.demote();
  await page.reload();
  await expect(main).toContainText('kann Ihnen das Recht „Anfragen“ geben.');
});

test('in English on a phone: rows are cards, and one inquiry is read and erased', {
  tag: ['@phone', '@long'],
}, async ({ page, inquirySite }) => {
  const { store } = inquirySite.staff;
  const [first = ''] = await saveInquiries(store, 2, {
    firstName: 'Maximilian-Alexander',
    lastName: 'Freiherr von und zu Donaudampfschifffahrtsgesellschaft',
    email: 'maximilian@a-very-long-company-name-without-any-break.example',
  });
  await saveInquiries(store, 1, MAX_LENGTH_FACTS);
  await saveInquiries(store, 4, {});
  await markDead(store, first);
  await signIn(page, inquirySite);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/admin/anfragen');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Inquiries' }).getByRole('row')).toHaveCount(8);
  await expect(main).toContainText(/\d\d? \w{3} \d{4}, \d\d:\d\d/);
  await expectAccessible(page);
  expect(await findOverflow(page)).toStrictEqual([]);
  await page.goto('/en/admin/anfragen?state=open&q=hopper');
  await expect(main.getByRole('rowheader')).toHaveCount(4);
  expect(await countVisible(main.getByRole('rowheader'))).toBe(4);
  const filters = main.getByRole('button', { name: 'Filters 2' });
  await filters.press('Enter');
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await main.getByRole('searchbox', { name: 'Search' }).fill('maximilian');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('rowheader')).toHaveCount(2);
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
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(main.getByRole('status').filter({ hasText: '1 inquiry erased.' })).toBeVisible();
  await expect(main.getByRole('rowheader')).toHaveCount(1);
});

/** How many are wholly within the window. */
async function countVisible(rows: Locator): Promise<number> {
  const bottoms = await rows.evaluateAll((elements) =>
    elements.map((element) => (element.closest('tr') ?? element).getBoundingClientRect().bottom),
  );
  const height = rows.page().viewportSize()?.height ?? 0;
  return bottoms.filter((bottom) => bottom <= height).length;
}
