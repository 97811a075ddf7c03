import type { Locator, Page } from '@playwright/test';
import { claimDelivery, recordFailed } from '#app/server/store/deliveries.ts';
import { markAnswered } from '#app/server/store/inquiry-actions.ts';
import { type Store, sql } from '#app/server/store/store.ts';
import { auditAs } from '../../actors';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { type InquirySite, saveInquiries, test } from '../support/inquiry-site.ts';
import { findOverflow } from '../support/overflow.ts';
import { saveFile } from '../support/save-file.ts';
import { signInByLink } from '../support/signed-in.ts';
import { invitePerson } from '../support/staff-site.ts';

/** The longest words that the form accepts, without a break opportunity. */
const MAX_LENGTH_FACTS = {
  firstName: 'A'.repeat(100),
  lastName: 'B'.repeat(100),
  email: `ada@${`${'x'.repeat(60)}.`.repeat(4)}example`,
};

// Inquiries of earlier tests in this worker's site.
test.beforeEach(async ({ inquirySite }) => {
  await inquirySite.staff.store.all(sql`delete from inquiries`);
});

/** A person with the right to inquiries, signed in in this browser. */
async function signIn(page: Page, { staff }: InquirySite) {
  const person = await invitePerson({ staff }, ['inquiries']);
  await signInByLink(page, staff, person.link);
  return person;
}

/** List and single inquiry as the staff find them, by roles and German names. */
function onInquiries(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string | RegExp) => main.getByRole('link', { name }),
    news: (text: string | RegExp) => main.getByRole('status').filter({ hasText: text }),
    state: main.getByRole('combobox', { name: 'Stand' }),
    rows: main.getByRole('table').getByRole('row'),
  };
}

/** As if the provider had refused it for good; until then it waits for another, and is left alone. */
async function markDead(store: Store, reference: string, reason = 'answered 422'): Promise<void> {
  const which = { key: reference, target: 'webhook' };
  const now = Date.now();
  const mine = await claimDelivery(store, which, { owner: 'test', now, leaseMs: 1000 });
  if (!mine) throw new Error('It cannot be claimed');
  await recordFailed(store, mine, { reason, dueAt: undefined, now });
  await store.all(sql`update deliveries set target = 'provider' where inquiry = ${reference}`);
}

test('the list is found, paged, searched and exported, and one inquiry or all of an e-mail address erased, by keyboard alone', {
  tag: '@long',
}, async ({ page, inquirySite, expectFault }) => {
  expectFault(/status 401/);
  expectFault(/Failed to load resource/);
  const { store } = inquirySite.staff;
  const { main, button, link, news, state, rows } = onInquiries(page);
  const search = main.getByRole('searchbox', { name: 'Suchen' });

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

  await saveInquiries(store, 1, MAX_LENGTH_FACTS);
  const [, second = ''] = await saveInquiries(store, 27, {});
  await markDead(store, second);
  const [lovelace = ''] = await saveInquiries(store, 1, {
    lastName: 'Lovelace',
    email: 'lovelace@example.org',
  });

  await test.step('paged', async () => {
    await page.goto('/admin/anfragen');
    await expect(rows).toHaveCount(26);
    await expect(main).toContainText('1 bis 25 von 29');
    await expect(state).toContainText('Alle (29)');
    await expect(main.getByRole('cell', { name: '12.451 € im Jahr' })).toHaveCount(25);
    await expectAccessible(page, 'main');
    expect(await findOverflow(page)).toStrictEqual([]);
    await link('Ältere anzeigen').press('Enter');
    await expect(main).toContainText('26 bis 29 von 29');
  });

  await test.step('searched, and twelve inquiries are visible on a laptop', async () => {
    await search.focus();
    await page.keyboard.type('hopper');
    await page.keyboard.press('Enter');
    await expect(main).toContainText('1 bis 25 von 27');
    await page.setViewportSize({ width: 1280, height: 900 });
    // With the row of headings.
    await expect.poll(() => countVisible(rows)).toBeGreaterThanOrEqual(13);
    await search.fill('lovelace@');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=lovelace%40$/);
    await expect(rows).toHaveCount(2);
  });

  await test.step('what is found is exported', async () => {
    const { name, text } = await saveFile(button('Als CSV exportieren'));
    expect(name).toMatch(/^stagemap-anfragen-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toContain(`"${lovelace}"`);
    expect(text.split('\r\n')).toHaveLength(2);
    await expect(news('1 Anfrage exportiert.')).toBeVisible();
  });

  await test.step('narrowed down', async () => {
    // The second does not wait for the list of the first.
    await link('Alle anzeigen').press('Enter');
    await state.selectOption('dead');
    await expect(page).toHaveURL(/\/admin\/anfragen\?state=dead$/);
    await expect(search).toHaveValue('');
    await expect(rows).toHaveCount(2);
    await expect(link('Ada Hopper')).toBeVisible();
  });

  await test.step('one is erased after a confirmation, and the filters stay', async () => {
    await link('Ada Hopper').press('Enter');
    await button('Löschen …').press('Enter');
    const question = page.getByRole('alertdialog', {
      name: `Anfrage ${second} von Ada Hopper löschen?`,
    });
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await expectAccessible(page, '[role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(button('Löschen …')).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Endgültig löschen' }).press('Enter');
    await expect(news('1 Anfrage gelöscht.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
    await expect(main.getByRole('heading', { name: 'Keine Anfrage gefunden' })).toBeVisible();
    await link('Alle anzeigen').first().press('Enter');
    await expect(rows).toHaveCount(26);
  });

  await test.step('all from one e-mail address are erased, and no others', async () => {
    await button('Nach E-Mail-Adresse löschen …').press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeFocused();
    await page.keyboard.type('Ada@example.org');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Von Ada@example.org gibt es 26 Anfragen.');
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: '26 Anfragen endgültig löschen' }).press('Enter');
    await expect(news('26 Anfragen gelöscht.')).toBeVisible();
    await expect(rows).toHaveCount(3);
  });
});

test('an inquiry is read, sent again, and marked as answered by keyboard alone, and an open tab reports a lost right', {
  tag: '@long',
}, async ({ page, inquirySite, expectFault }) => {
  expectFault(/status 40[13]/);
  expectFault(/Failed to load resource/);
  const { store } = inquirySite.staff;
  const [first = '', second = ''] = await saveInquiries(store, 2, {});
  await markDead(store, second, 'answered 302 to hooks.example');
  const { name, demote } = await signIn(page, inquirySite);
  const { main, button, link, news, state, rows } = onInquiries(page);
  const alert = main.getByRole('alert');

  await test.step('opened from the list and read', async () => {
    await page.goto('/admin/anfragen');
    await state.selectOption('dead');
    await expect(rows).toHaveCount(2);
    await link('Ada Hopper').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Hopper' })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/${second.toLowerCase()}\\?state=dead$`));
    await expect(main).toContainText('45 Benutzer, 4 Systeme, 2 Landscapes');
    await expect(main).toContainText('12.451 € im Jahr');
    await expect(main).toContainText('Das Ziel leitet nach hooks.example weiter (Status 302).');
    await expect(link('ada@example.org')).toHaveAttribute(
      'href',
      /^mailto:ada@example\.org\?subject=/,
    );
    await expect(page).toHaveTitle(/Ada Hopper · /);
    // The list had only this one.
    await expect(link('Vorherige')).toBeDisabled();
    await expect(link('Nächste')).toBeDisabled();
    await expectAccessible(page, 'main');
  });

  await test.step('sent again, and marked as answered', async () => {
    await button('Erneut senden').press('Enter');
    await expect(news('1 Zustellung wird jetzt erneut versucht.')).toBeVisible();
    await button('Als beantwortet markieren').press('Enter');
    await expect(news('Als beantwortet markiert.')).toBeVisible();
    await expect(main).toContainText(new RegExp(`Beantwortet am .* von ${name}`));
    await expect(button('Wieder öffnen')).toBeFocused();
    await expect(page.getByRole('region', { name: 'Protokoll' }).getByRole('listitem')).toHaveText([
      new RegExp(`^${name} hat die Anfrage als beantwortet markiert.* · Anmeldelink$`),
      new RegExp(`^${name} hat die Anfrage erneut gesendet`),
    ]);
  });

  await test.step('answered, and on to the next that is open', async () => {
    // Without the filter of the list.
    await page.goto(`/admin/anfragen/${second.toLowerCase()}`);
    await button('Wieder öffnen').press('Enter');
    await expect(button('Als beantwortet markieren')).toBeVisible();
    await expect(button('Beantwortet und nächste')).toHaveCount(0);
    await link('Vorherige').press('Enter');
    await button('Beantwortet und nächste').click();
    await expect(news('Ada Hopper: als beantwortet markiert.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${second.toLowerCase()}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Hopper' })).toBeFocused();
    // The second press of a slow double click is not for the next one.
    await button('Als beantwortet markieren').hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(button('Als beantwortet markieren')).toHaveAttribute('aria-disabled', 'false');
    await link('Vorherige').press('Enter');
    await button('Wieder öffnen').press('Enter');
    await expect(button('Als beantwortet markieren')).toBeVisible();
  });

  await test.step('also if another person was faster, by keys, which can be off', async () => {
    await page.reload();
    await expect(button('Beantwortet und nächste')).toBeVisible();
    await markAnswered(store, { reference: first, isAnswered: true }, auditAs('Anna'));
    await page.keyboard.press('a');
    await expect(
      news(/^Ada Hopper: Anna hat diese Anfrage schon am .* als beantwortet markiert\.$/),
    ).toBeVisible();
    await expect(main).toContainText(`${second}, eingegangen am`);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(main).toContainText(`${first}, eingegangen am`);
    await button('Tasten ausschalten').press('Enter');
    await page.keyboard.press('j');
    await expect(button('Tasten einschalten')).toBeFocused();
    await expect(main).toContainText(`${first}, eingegangen am`);
    await button('Wieder öffnen').press('Enter');
    await expect(button('Als beantwortet markieren')).toBeVisible();
  });

  await test.step('an open tab reports a lost right and keeps its content', async () => {
    await demote();
    await button('Als beantwortet markieren').click();
    await expect(alert).toHaveText(
      'Nicht ausgeführt: Sie haben nicht mehr das Recht, Anfragen zu bearbeiten. An den Anfragen hat sich nichts geändert.',
    );
    await expect(main).toContainText('Ada Hopper');
    await expectAccessible(page, '[role=alert]');
    await page.context().clearCookies();
    await button('Als beantwortet markieren').click();
    await expect(alert).toContainText('Sie sind nicht mehr angemeldet.');
    await expect(link('In neuem Tab anmelden')).toHaveAttribute('target', '_blank');
  });
});

test('lists, badge and title notice what is new, and nothing moves until it is asked for', async ({
  page,
  inquirySite,
  expectFault,
}) => {
  expectFault(/status 401/);
  expectFault(/Failed to load resource/);
  const { staff } = inquirySite;
  const [first = ''] = await saveInquiries(staff.store, 2, {});
  const { link } = await invitePerson({ staff }, ['inquiries', 'staff']);
  await signInByLink(page, staff, link);
  const { main, button, rows } = onInquiries(page);
  const returnToPage = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.clock.install();
  await page.goto('/admin/anfragen');
  await expect(main).toContainText('1 bis 2 von 2');
  const row = rows.filter({ has: page.locator(`a[href*="${first.toLowerCase()}"]`) });
  const before = await row.boundingBox();

  await test.step('after a minute, without a move', async () => {
    await saveInquiries(staff.store, 1, { lastName: 'Lovelace' });
    await saveInquiries(staff.store, 1, { lastName: 'Lovelace' });
    await markAnswered(staff.store, { reference: first, isAnswered: true }, auditAs('Grace'));
    await page.clock.fastForward(60_000);
    await expect(button('2 neue anzeigen')).toBeVisible();
    await expect(row).toContainText('Beantwortet');
    await expect(page).toHaveTitle(/^\(3\) Anfragen/);
    await expect(page.getByRole('link', { name: 'Anfragen 3 unbeantwortet' })).toBeVisible();
    await expect(rows).toHaveCount(3);
    expect(await row.boundingBox()).toStrictEqual(before);
    await expectAccessible(page, 'main');
  });

  await test.step('shown when it is asked for', async () => {
    await button('2 neue anzeigen').press('Enter');
    await expect(main).toContainText('1 bis 4 von 4');
    await expect(page.getByRole('heading', { level: 1, name: 'Anfragen' })).toBeFocused();
  });

  await test.step('also in the team, when somebody returns to the page', async () => {
    await page.goto('/admin/team');
    await expect(rows.first()).toBeVisible();
    const { name } = await invitePerson({ staff }, []);
    await returnToPage();
    await button('1 neue anzeigen').press('Enter');
    await expect(page.getByRole('row', { name })).toBeVisible();
  });

  await test.step('it goes when the session has ended', async () => {
    await page.context().clearCookies();
    await returnToPage();
    await expect(main).toContainText('Bitte melden Sie sich an');
  });
});

test('in English on a phone rows are cards, filters are folded, and one inquiry is read', {
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
  await page.goto('/en/admin/anfragen');
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Inquiries' }).getByRole('row')).toHaveCount(8);
  await expect(main).toContainText(/\d\d? \w{3} \d{4}, \d\d:\d\d/);
  await expectAccessible(page, 'main');
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
  await expect(main).toContainText('The target answered with 422.');
  expect(await findOverflow(page)).toStrictEqual([]);
});

/** Number of elements wholly within the window. */
async function countVisible(rows: Locator): Promise<number> {
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((element) => (element.closest('tr') ?? element).getBoundingClientRect().toJSON()),
  );
  const height = rows.page().viewportSize()?.height ?? 0;
  return boxes.filter(({ top, bottom }) => top >= 0 && bottom <= height).length;
}
