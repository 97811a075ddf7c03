import type { Locator, Page } from '@playwright/test';
import { DELIVERED_PLANS, DELIVERED_SAMPLES } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator } from '../support/calculator.ts';
import { expect } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { onEditor, test } from '../support/publishing-site.ts';
import { addAuthenticator } from '../support/staff-site.ts';

const DELIVERED_CORE = DELIVERED_PLANS.core;

const CORE = '/preiskalkulator/core?systems=2';

/** As an English page shows it. */
const inEnglish = (price: string) => `€${price.replace(/\s€$/, '').replaceAll('.', ',')}`;

const WORDS = {
  de: {
    ...{ signIn: 'Jetzt anmelden', passkey: 'Passkey einrichten' },
    ...{ passkeyAdded: 'Der Passkey ist eingerichtet.', toEditor: 'Zum Preiseditor' },
    ...{ price: 'Grundpreis pro Monat', publish: 'Veröffentlichen …' },
    change: `Core: ${DELIVERED_CORE.text} → 699 €`,
    sample: DELIVERED_SAMPLES.medium,
    ...{ publishNow: 'Jetzt veröffentlichen', reason: 'Begründung' },
    unconfirmed: 'Bestätigen Sie erst jede Warnung.',
    reasonMissing: 'Schreiben Sie, warum sich die Preise ändern.',
    warning: /^Ein Preis ändert sich um mehr als 20 %/,
    why: 'Preisrunde 2027',
    published: 'Version 1 ist veröffentlicht. Besucher sehen sie innerhalb von fünf Sekunden.',
    history: 'Veröffentlichte Versionen',
    noChanges: 'Keine Änderungen gegenüber dem, was in Kraft ist.',
    bringBack: 'In Kraft setzen … (Version 0)',
    changeBack: `Core: 699 € → ${DELIVERED_CORE.text}`,
    ...{ whyBack: 'Zu teuer', activateNow: 'Jetzt in Kraft setzen' },
    inForce: 'Version 0 ist in Kraft. Besucher sehen sie innerhalb von fünf Sekunden.',
  },
  en: {
    ...{ signIn: 'Sign in now', passkey: 'Set up a passkey' },
    ...{ passkeyAdded: 'The passkey is set up.', toEditor: 'To the price editor' },
    ...{ price: 'Base price per month', publish: 'Publish …' },
    change: `Core: ${inEnglish(DELIVERED_CORE.text)} → €699`,
    sample: inEnglish(DELIVERED_SAMPLES.medium),
    ...{ publishNow: 'Publish now', reason: 'Reason' },
    unconfirmed: 'Confirm every warning first.',
    reasonMissing: 'Say why the prices change.',
    warning: /^A price changes by more than 20%/,
    why: 'Price round of 2027',
    published: 'Version 1 is published. Visitors see it within five seconds.',
    history: 'Published versions',
    noChanges: 'No changes against what is in force.',
    bringBack: 'Put in force … (version 0)',
    changeBack: `Core: €699 → ${inEnglish(DELIVERED_CORE.text)}`,
    ...{ whyBack: 'Too expensive', activateNow: 'Put in force now' },
    inForce: 'Version 0 is in force. Visitors see it within five seconds.',
  },
};

/** From where the focus is, to this control, as a person who has no mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('No way there by Tab');
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

for (const language of ['de', 'en'] as const) {
  const words = WORDS[language];
  const prefix = language === 'en' ? '/en' : '';
  const tag = '@long';
  const onWords = (page: Page) => ({
    dialog: page.getByRole('dialog'),
    history: page.getByRole('region', { name: words.history }),
    price: page.getByRole('textbox', { name: words.price }),
    button: (name: string | RegExp) => page.getByRole('button', { name, exact: true }),
  });

  test(`by keyboard alone from the invitation to the editor: ${language}`, { tag }, async ({
    page,
    site,
  }) => {
    const { history, button } = onWords(page);
    const main = page.getByRole('main');
    await addAuthenticator(page);
    await page.goto(await site.invite('Ada', prefix));
    await press(page, button(words.signIn));
    await press(page, button(words.passkey));
    await expect(main.getByRole('status')).toHaveText(words.passkeyAdded);
    await press(page, main.getByRole('link', { name: words.toEditor }));
    await expect(history.getByRole('heading', { level: 3 })).toHaveText(['Version 0']);
    await expectAccessible(page);
  });

  test(`prices are reviewed by keyboard alone: ${language}`, { tag }, async ({ page, site }) => {
    const { dialog, price, button } = onWords(page);
    await site.signIn(page, 'Ada', prefix);
    await typePrice(page, price);
    await press(page, button(words.publish));
    await expect(dialog.getByText(words.change).first()).toBeVisible();
    await expect(dialog.getByText(words.sample)).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await press(page, button(words.publishNow));
    await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveText(words.unconfirmed);
    await expect(dialog).toContainText(words.reasonMissing);
    await expectAccessible(page, '[role=dialog]');
    expect(await findOverflow(page)).toStrictEqual([]);
  });

  test(`prices are published by keyboard alone, and brought back: ${language}`, { tag }, async ({
    page,
    browser,
    site,
  }) => {
    test.slow();
    const { dialog, history, price, button } = onWords(page);
    const warning = dialog.getByRole('checkbox', { name: words.warning });
    const reason = dialog.getByRole('textbox', { name: words.reason });
    await site.signIn(page, 'Ada', prefix);
    await typePrice(page, price);
    await press(page, button(words.publish));
    await press(page, warning, 'Space');
    await tabTo(page, reason);
    await page.keyboard.type(words.why);
    await press(page, button(words.publishNow));
    await expect(dialog.getByRole('status')).toHaveText(words.published);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Enter');
    await expect(history.getByRole('heading', { level: 3 })).toHaveText(['Version 1', 'Version 0']);
    await expect(history).toContainText(`${words.reason}: ${words.why}`);
    await expect(page.getByText(words.noChanges)).toBeVisible();
    // Of the rest, the fixed bar covers other controls halfway in each language.
    await expectAccessible(
      page,
      `[aria-labelledby="${await history.getAttribute('aria-labelledby')}"]`,
    );
    expect(await findOverflow(page)).toStrictEqual([]);

    const visitor = await (await browser.newContext()).newPage();
    await expectTotal(visitor, site.origin, '699 €');
    await page.bringToFront();
    await press(page, history.getByRole('button', { name: words.bringBack }));
    await expect(dialog.getByText(words.changeBack).first()).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await press(page, warning, 'Space');
    await tabTo(page, reason);
    await page.keyboard.type(words.whyBack);
    await press(page, button(words.activateNow));
    await expect(dialog.getByRole('status')).toHaveText(words.inForce);
    await expectAccessible(page, '[role=dialog]');
    await page.keyboard.press('Enter');
    await expectTotal(visitor, site.origin, DELIVERED_CORE.text);
    await expect(price).toHaveValue(DELIVERED_CORE.typed);
    await visitor.context().close();
  });
}

/** Another price of Core, from wherever the focus is. */
async function typePrice(page: Page, price: Locator): Promise<void> {
  await expect(page.getByRole('button', { name: /^Core .*€/ })).toBeVisible();
  if (!(await price.isVisible()))
    await press(page, page.getByRole('button', { name: /^Core .*€/ }));
  await tabTo(page, price);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('699');
}

/** What a visitor sees, at the latest after five seconds. */
async function expectTotal(visitor: Page, origin: string, total: string): Promise<void> {
  await expect(async () => {
    await visitor.goto(origin + CORE);
    await expect(onCalculator(visitor).total).toHaveText(total, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
}

/** Plans what is typed for the autumn of 2090, and closes the dialog. */
async function planForLater({ dialog, publish, reason, plan, close }: ReturnType<typeof onEditor>) {
  await publish.click();
  await dialog.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check({ force: true });
  await dialog.getByLabel('Datum').fill('2090-10-29');
  await dialog.getByLabel('Uhrzeit in Berlin').fill('09:00');
  await reason.fill('Winter');
  await plan.click();
  await expect(dialog.getByRole('status')).toContainText('Version 1 ist geplant');
  await close.click();
}

test('a time of Berlin is read back, and one that is there twice is refused', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('519');
  await editor.publish.click();
  await editor.dialog.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check({ force: true });
  await editor.dialog.getByLabel('Datum').fill('2090-10-29');
  await editor.dialog.getByLabel('Uhrzeit in Berlin').fill('02:30');
  await expect(editor.dialog).toContainText('weil die Uhr umgestellt wird');
  await editor.dialog.getByLabel('Uhrzeit in Berlin').fill('09:00');
  await expect(editor.dialog).toContainText('Gilt ab 29.10.2090, 09:00 (+01:00), Berliner Zeit.');
});

test('a plan is shown to every editor, and what would replace it says so', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('519');
  await planForLater(editor);
  await expect(editor.price).toHaveValue(DELIVERED_CORE.typed);
  await expect(page.getByText('Version 1 ist geplant')).toBeVisible();
  await expectAccessible(page);

  await editor.price.fill('509');
  await editor.publish.click();
  await expect(
    editor.dialog.getByRole('checkbox', { name: /^Eine geplante Version löst diese ab/ }),
  ).toBeVisible();
});

test('a plan is previewed on the whole site, until the preview is ended', {
  tag: '@long',
}, async ({ page, context, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('519');
  await planForLater(editor);
  await editor.history.getByRole('button', { name: 'Vorschau von Version 1' }).click();
  await expectAccessible(page, '[role=dialog]');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    editor.dialog.getByRole('button', { name: 'Preiskalkulator' }).click(),
  ]);
  const bar = tab.getByRole('region', { name: 'Vorschau: Version 1' });
  await expect(bar).toBeVisible();
  await expect(onCalculator(tab).plans).toContainText('519 €');
  // In the background nothing is painted.
  await tab.bringToFront();
  await expectAccessible(tab, '[aria-label^=Vorschau]');
  await tab.goto('/');
  await expect(bar).toBeVisible();
  const plans = tab.getByRole('region', { name: 'Unsere Pakete' });
  await expect(plans).toContainText('519 €');

  // The offer of another language would cover the bar.
  await tab.goto('/en');
  const offer = tab.getByText('Auf Deutsch lesen');
  await expect(offer).toBeAttached();
  await expect(offer).toBeHidden();
  await tab.getByRole('button', { name: 'End preview' }).click();
  await expect(offer).toBeVisible();
  await tab.goto('/');
  await expect(plans).toContainText(DELIVERED_CORE.text);
});

test('a plan is called off, with a reason', { tag: '@long' }, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('519');
  await planForLater(editor);
  await page.getByRole('button', { name: 'Absagen …' }).click();
  await expectAccessible(page, '[role=dialog]');
  await editor.reason.fill('Doch nicht');
  await editor.dialog.getByRole('button', { name: 'Absagen', exact: true }).click();
  await expect(editor.dialog.getByRole('status')).toHaveText('Version 1 ist abgesagt.');
  await expectAccessible(page, '[role=dialog]');
  await editor.close.click();
  await expect(editor.history).toContainText('abgesagt von Ada: Doch nicht');
  // The button that opened the dialog is gone with the plan.
  await expect(page.getByRole('heading', { name: 'Veröffentlichte Versionen' })).toBeFocused();
});

test('a version is compared with the one in force', { tag: '@long' }, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.publishCore(519);
  await site.signIn(page, 'Ada');
  await editor.history
    .getByRole('button', { name: 'Version 0 mit der geltenden vergleichen' })
    .click();
  await expect(
    editor.dialog.getByText(`Core: 519 € → ${DELIVERED_CORE.text}`).first(),
  ).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
});

test('another version in between: nothing is lost, and both go together', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('509');
  await page.getByRole('textbox', { name: 'Enthaltene Benutzer' }).fill('4');
  await site.publishCore(519);
  await editor.publish.click();
  await expect(editor.problem).toContainText('Version 1 kam dazwischen');
  const choice = editor.dialog.getByRole('group', { name: 'Entscheidung 1 von 1' });
  await expect(choice).toContainText(`Core: ${DELIVERED_CORE.text} → 519 €`);
  await expectAccessible(page, '[role=dialog]');
  await choice.getByRole('radio', { name: /^Version 1/ }).check({ force: true });
  await editor.dialog.getByRole('button', { name: 'Beides in den Entwurf übernehmen' }).click();
  await expect(editor.dialog.getByText('Core: Enthaltene Benutzer 3 → 4').first()).toBeVisible();
  await expect(editor.dialog.getByText('509 €')).toHaveCount(0);
  await editor.reason.fill('Ein Benutzer mehr');
  await editor.publishNow.click();
  await expect(editor.dialog.getByRole('status')).toContainText('Version 2 ist veröffentlicht.');
  await editor.close.click();
  await expect(editor.price).toHaveValue('519');
});

test('what others do is seen with the next sight of the tab, and what cannot be read is said', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  const lookAgain = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await site.signIn(page, 'Ada');
  await expect(editor.versions).toHaveText(['Version 0']);
  await site.publishCore(519);
  await lookAgain();
  await expect(editor.versions).toHaveText(['Version 1', 'Version 0']);
  await expect(page.getByText('Version 1 ist inzwischen in Kraft')).toBeVisible();

  await site.room.store.all("update price_versions set list = '{'");
  await lookAgain();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Version 1 ist nicht lesbar' }),
  ).toContainText('Besucher sehen weiter die Preise davor.');
  await expect(page.getByText('Version 1 ist inzwischen in Kraft')).toHaveCount(0);
  await expectAccessible(page, 'main');

  await editor.price.fill('509');
  await editor.publish.click();
  await expect(editor.problem).toContainText('Version 1 kam dazwischen');
  await expect(editor.dialog).toContainText('Das ändert Version 1Keine.');
  await editor.dialog.getByRole('button', { name: 'Beides in den Entwurf übernehmen' }).click();
  await expect(editor.dialog).toContainText('ist nicht lesbar. Verglichen wird mit der Version');
  await editor.reason.fill('Neu angefangen');
  await editor.publishNow.click();
  await expect(editor.dialog.getByRole('status')).toContainText('Version 2 ist veröffentlicht.');
  await editor.close.click();
  await expect(page.getByText('Version 1 ist nicht lesbar')).toHaveCount(0);
});

test('who is signed out or demoted meanwhile loses nothing', {
  tag: '@long',
}, async ({ page, context, site, expectFault }) => {
  expectFault(/status 401/);
  expectFault(/status 403/);
  expectFault(/Failed to load resource/);
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('509');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await editor.publish.click();
  await editor.reason.fill('Runde Zahl');
  await site.endSessions('Ada');
  await editor.publishNow.click();
  await expect(editor.problem).toContainText('Sie sind nicht mehr angemeldet.');
  const [door] = await Promise.all([
    context.waitForEvent('page'),
    editor.dialog.getByRole('link', { name: 'In neuem Tab anmelden' }).click(),
  ]);
  await site.signIn(door, 'Ada');
  await door.close();
  await site.demote('Ada');
  await editor.publishNow.click();
  await expect(editor.problem).toContainText(
    'Sie haben das Recht, Preise zu veröffentlichen, nicht',
  );
  await expect(editor.reason).toHaveValue('Runde Zahl');
  await expect(
    editor.dialog.getByText(`Core: ${DELIVERED_CORE.text} → 509 €`).first(),
  ).toBeVisible();
});

test('an equal list of this browser is removed when it is published', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('509');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('In Kraft: eigene Preise, nur in diesem Browser')).toBeVisible();
  await editor.publish.click();
  await editor.reason.fill('Runde Zahl');
  await editor.publishNow.click();
  await expect(editor.dialog).toContainText(
    'Die gleichen eigenen Preise dieses Browsers sind entfernt.',
  );
  await editor.close.click();
  await expect(page.getByText('In Kraft: veröffentlichte Preise')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(editor.price).toHaveValue('509');

  // What is edited from here on was made from what is published now.
  await editor.price.fill('519');
  await editor.publish.click();
  await editor.reason.fill('Noch eine');
  await editor.publishNow.click();
  await expect(editor.dialog.getByRole('status')).toContainText('Version 2 ist veröffentlicht.');
});

test('an equal list of this browser is removed when its version is brought back', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.publishCore(509);
  await site.publishCore(519);
  await site.signIn(page, 'Ada');
  await expect(editor.versions).toHaveText(['Version 2', 'Version 1', 'Version 0']);
  await editor.price.fill('509');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('In Kraft: eigene Preise, nur in diesem Browser')).toBeVisible();
  await editor.bringBack(1).click();
  await editor.reason.fill('Zurück');
  await editor.activateNow.click();
  await expect(editor.dialog).toContainText(
    'Die gleichen eigenen Preise dieses Browsers sind entfernt.',
  );
  await editor.close.click();
  await expect(page.getByText('In Kraft: veröffentlichte Preise')).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(editor.price).toHaveValue('509');

  await editor.price.fill('529');
  await editor.publish.click();
  await editor.reason.fill('Weiter');
  await editor.publishNow.click();
  await expect(editor.dialog.getByRole('status')).toContainText('Version 3 ist veröffentlicht.');
});

test('other prices of this browser stay when a version is brought back, which says so', {
  tag: '@long',
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.publishCore(509);
  await site.signIn(page, 'Ada');
  await editor.price.fill('489');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await editor.bringBack(0).click();
  await editor.reason.fill('Zurück');
  await editor.activateNow.click();
  await expect(editor.dialog).toContainText('Dieser Browser zeigt weiter eigene Preise.');
  await expectAccessible(page, '[role=dialog]');
  await editor.close.click();
  await expect(page.getByText('In Kraft: eigene Preise, nur in diesem Browser')).toBeVisible();
  await expect(editor.price).toHaveValue('489');
});

test('who is not signed in loads nothing of it and finds the door', {
  tag: '@long',
}, async ({ page, site: _ }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/admin/preiskalkulator', { waitUntil: 'networkidle' });
  const door = page.getByRole('link', { name: 'Zum Veröffentlichen anmelden' });
  await expect(door).toBeVisible();
  expect(loaded.some((url) => /publisher\.functions-/.test(url))).toBe(true);
  expect(loaded.filter((url) => /publishing[.-]|parts-/.test(url))).toEqual([]);
  await door.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});
