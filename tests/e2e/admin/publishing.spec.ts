import type { Locator } from '@playwright/test';
import { DELIVERED_PLANS, DELIVERED_SAMPLES } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator } from '../support/calculator.ts';
import { expect } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { onEditor, test } from '../support/publishing-site.ts';

const DELIVERED_CORE = DELIVERED_PLANS.core;

const CORE = '/preiskalkulator/core?systems=2';

/** By the keyboard: what has the focus is pressed. */
async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await target.press(key);
}

test('by keyboard: edit, review, publish, another browser sees it, back', async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await expect(editor.versions).toHaveText(['Version 0']);
  await expectAccessible(page);
  if (await page.getByRole('button', { name: /^Core .*€/ }).isVisible())
    await press(page.getByRole('button', { name: /^Core .*€/ }));
  await editor.price.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('699');
  await press(editor.publish);
  await expect(
    editor.dialog.getByText(`Core: ${DELIVERED_CORE.text} → 699 €`).first(),
  ).toBeVisible();
  await expect(editor.dialog.getByText(DELIVERED_SAMPLES.medium)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');

  await press(editor.publishNow);
  await expect(editor.problem).toHaveText(['Bestätigen Sie erst jede Warnung.']);
  await expect(editor.dialog).toContainText('Schreiben Sie, warum sich die Preise ändern.');
  await expectAccessible(page, '[role=dialog]');
  expect(await findOverflow(page)).toStrictEqual([]);
  const warning = editor.dialog.getByRole('checkbox', {
    name: /^Ein Preis ändert sich um mehr als 20 %/,
  });
  await press(warning, 'Space');
  await editor.reason.focus();
  await page.keyboard.type('Preisrunde 2027');
  await press(editor.publishNow);
  await expect(editor.dialog.getByRole('status')).toHaveText(
    'Version 1 ist veröffentlicht. Besucher sehen sie innerhalb von fünf Sekunden.',
  );
  await expect(editor.close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.versions).toHaveText(['Version 1', 'Version 0']);
  await expect(editor.history).toContainText('Begründung: Preisrunde 2027');
  await expect(page.getByText('Keine Änderungen gegenüber dem')).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext()).newPage();
  const expectTotal = (total: string) =>
    expect(async () => {
      await visitor.goto(site.origin + CORE);
      await expect(onCalculator(visitor).total).toHaveText(total, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
  await expectTotal('699 €');

  await press(editor.history.getByRole('button', { name: 'In Kraft setzen … (Version 0)' }));
  await expect(
    editor.dialog.getByText(`Core: 699 € → ${DELIVERED_CORE.text}`).first(),
  ).toBeVisible();
  await press(warning, 'Space');
  await editor.reason.focus();
  await page.keyboard.type('Zu teuer');
  await press(editor.dialog.getByRole('button', { name: 'Jetzt in Kraft setzen' }));
  await expect(editor.dialog.getByRole('status')).toContainText('Version 0 ist in Kraft.');
  await page.keyboard.press('Enter');
  await expectTotal(DELIVERED_CORE.text);
  await expect(editor.price).toHaveValue(DELIVERED_CORE.typed);
  await visitor.context().close();
});

test('a plan is shown to every editor, is previewed, and is called off', {
  tag: ['@desktop', '@long'],
}, async ({ page, context, site }) => {
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
  await editor.reason.fill('Winter');
  await editor.plan.click();
  await expect(editor.dialog.getByRole('status')).toContainText('Version 1 ist geplant');
  await editor.close.click();
  await expect(editor.price).toHaveValue(DELIVERED_CORE.typed);
  await expect(page.getByText('Version 1 ist geplant')).toBeVisible();
  await expectAccessible(page);

  // What it would undo says so.
  await editor.price.fill('509');
  await editor.publish.click();
  await expect(
    editor.dialog.getByRole('checkbox', { name: /^Eine geplante Version löst diese ab/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await editor.history.getByRole('button', { name: 'Vorschau von Version 1' }).click();
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
  await expect(tab.getByRole('region', { name: 'Unsere Pakete' })).toContainText('519 €');
  await bar.getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(tab.getByRole('region', { name: 'Unsere Pakete' })).toContainText(
    DELIVERED_CORE.text,
  );
  await tab.close();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Absagen …' }).click();
  await editor.reason.fill('Doch nicht');
  await editor.dialog.getByRole('button', { name: 'Absagen', exact: true }).click();
  await expect(editor.dialog.getByRole('status')).toHaveText('Version 1 ist abgesagt.');
  await editor.close.click();
  await expect(editor.history).toContainText('abgesagt von Ada: Doch nicht');
});

test('another version in between: nothing is lost, and both go together', {
  tag: ['@desktop', '@long'],
}, async ({ page, site }) => {
  const editor = onEditor(page);
  await site.signIn(page, 'Ada');
  await editor.price.fill('509');
  await page.getByRole('textbox', { name: 'Enthaltene Benutzer' }).fill('4');
  await site.publishCore(519);
  await editor.publish.click();
  await expect(editor.problem).toContainText('Version 1 kam dazwischen');
  const choice = editor.dialog.getByRole('group', { name: 'Was gelten soll, 1. Stelle' });
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

test('who is signed out or demoted meanwhile loses nothing', {
  tag: ['@desktop', '@long'],
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
  tag: ['@desktop', '@long'],
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
});

test('in English on a phone: review, publish, history', { tag: ['@desktop', '@long'] }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.signIn(page, 'Ada', '/en');
  await page.getByRole('button', { name: /^Core .*€/ }).click();
  await page.getByRole('textbox', { name: 'Base price per month' }).fill('509');
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish prices' });
  await expect(dialog.getByText('Core: €499 → €509').first()).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  expect(await findOverflow(page)).toStrictEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A round figure');
  await dialog.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Version 1 is published.');
  await page.keyboard.press('Enter');
  const history = page.getByRole('region', { name: 'Published versions' });
  await expect(history).toContainText('Reason: A round figure');
  await expectAccessible(page);
  expect(await findOverflow(page)).toStrictEqual([]);
});

test('who is not signed in loads nothing of it and finds the door', { tag: '@desktop' }, async ({
  page,
  site: _,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/admin/preiskalkulator', { waitUntil: 'networkidle' });
  expect(loaded.filter((url) => /publishing-|parts-/.test(url) && !/functions/.test(url))).toEqual(
    [],
  );
  await page.getByRole('link', { name: 'Zum Veröffentlichen anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
});
