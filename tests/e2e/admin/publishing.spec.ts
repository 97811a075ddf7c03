import type { Page } from '@playwright/test';
import { publishList } from '#app/server/prices/publishing.ts';
import { type Store, sql } from '#app/server/store/store';
import { atShell } from '../../actors';
import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { readTotal } from '../../integration/support/page.ts';
import { startServer } from '../../integration/support/server.ts';
import { openStaff } from '../../integration/support/staff.ts';
import { createDeliveredList, TEXTS } from '../../integration/support/test-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator } from '../support/calculator.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { signInByLink } from '../support/signed-in.ts';
import { invitePerson } from '../support/staff-site.ts';

interface PublishingSite {
  origin: string;
  store: Store;
  /** Signs in a person who may publish, and opens the editor. */
  signIn: (page: Page, language?: string) => Promise<void>;
  /** Another person publishes another price of Core. */
  publishCore: (basePrice: number) => Promise<void>;
}

/** Each test has a separate site, as cloned. */
const test = base.extend<{ site: PublishingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  site: async ({}, use) => {
    const server = await startServer();
    const staff = await openStaff(server);
    const { store } = staff;
    const { link } = await invitePerson({ staff }, ['prices']);
    await use({
      origin: server.origin,
      store,
      signIn: async (page, language = '') => {
        await signInByLink(page, staff, link);
        await page.goto(`${language}/admin/preiskalkulator`);
      },
      publishCore: async (basePrice) => {
        const change = { confirmed: ['price-change'], author: atShell('Bob'), reason: 'test' };
        await publishList(store, { list: createDeliveredList(basePrice), ...change }, TEXTS);
      },
    });
    await store.close();
    await server.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Publishing in the editor, by roles and German names. */
function onEditor(page: Page) {
  const dialog = page.getByRole('dialog');
  const history = page.getByRole('region', { name: 'Veröffentlichte Versionen' });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    history,
    publish: page.getByRole('button', { name: 'Veröffentlichen …' }),
    versions: history.getByRole('heading', { level: 3 }),
    price: page.getByRole('textbox', { name: 'Grundpreis pro Monat' }),
    reason: dialog.getByRole('textbox', { name: 'Begründung' }),
    publishNow: button('Jetzt veröffentlichen'),
    plan: button('Veröffentlichung planen'),
    close: dialog.getByRole('button', { name: 'Schließen' }).last(),
    problem: dialog.getByRole('alert').filter({ hasText: /./ }),
  };
}

const DELIVERED_CORE = DELIVERED_PLANS.core;

const CORE = '/preiskalkulator/core?systems=2';

/** As an English page shows it. */
const ENGLISH_CORE = `€${DELIVERED_CORE.text.replace(/\s€$/, '').replaceAll('.', ',')}`;

/** Expects the total that visitors see for Core. */
async function expectTotal(origin: string, total: string): Promise<void> {
  const readCore = async () => readTotal(await (await fetch(origin + CORE)).text());
  await expect.poll(readCore).toBe(total);
}

test('prices are planned, previewed and cancelled', {
  tag: '@long',
}, async ({ page, context, site }) => {
  const editor = onEditor(page);
  await site.signIn(page);

  await test.step('a Berlin time is shown again', async () => {
    await editor.price.fill('519');
    await editor.publish.click();
    await editor.dialog.getByRole('radio', { name: 'Zu einem Zeitpunkt' }).check({ force: true });
    await editor.dialog.getByLabel('Datum').fill('2090-10-29');
    await editor.dialog.getByLabel('Uhrzeit in Berlin').fill('09:00');
    await expect(editor.dialog).toContainText('In Kraft ab 29.10.2090, 09:00, Berliner Zeit.');
    await editor.reason.fill('Winter');
    await editor.plan.click();
    await expect(editor.dialog.getByRole('status')).toContainText('Version 1 ist geplant');
    await editor.close.click();
  });

  await test.step('the planned version is shown, and a list that it would replace has a warning', async () => {
    await expect(editor.price).toHaveValue(DELIVERED_CORE.typed);
    await expect(page.getByText('Version 1 ist geplant')).toBeVisible();
    await expectAccessible(page, 'main');
    await editor.price.fill('509');
    await editor.publish.click();
    await expect(
      editor.dialog.getByRole('checkbox', { name: /^Eine geplante Version löst diese ab/ }),
    ).toBeVisible();
    await editor.publishNow.press('Enter');
    await expect(editor.problem).toHaveText('Bestätigen Sie erst jede Warnung.');
    await expect(editor.dialog).toContainText('Schreiben Sie, warum sich die Preise ändern.');
    await expectAccessible(page, 'dialog');
    expect(await findOverflow(page)).toStrictEqual([]);
    await editor.close.click();
    await editor.price.fill(DELIVERED_CORE.typed);
  });

  await test.step('the whole site shows the preview until it is ended', async () => {
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
    // The offer of another language stands beside the bar, not over it.
    await tab.goto('/en');
    const plans = tab.getByRole('region', { name: 'Our plans' });
    const offer = tab.getByText('Auf Deutsch lesen');
    const end = tab.getByRole('button', { name: 'End preview' });
    await expect(end).toBeVisible();
    await expect(plans).toContainText('€519');
    await expect(offer).toBeVisible();
    await end.click();
    await expect(plans).toContainText(ENGLISH_CORE);
    await tab.close();
  });

  await test.step('the planned version is cancelled with a reason', async () => {
    await page.bringToFront();
    await editor.close.click();
    await page.getByRole('button', { name: 'Absagen …' }).click();
    await expectAccessible(page, 'dialog');
    await editor.reason.fill('Doch nicht');
    await editor.dialog.getByRole('button', { name: 'Absagen', exact: true }).click();
    await expect(editor.dialog.getByRole('status')).toHaveText('Version 1 ist abgesagt.');
    await editor.close.click();
    await expect(editor.history).toContainText(/abgesagt von Ada .+ \(Anmeldelink\): Doch nicht/);
    // The button that opened the dialog is gone with the plan.
    await expect(page.getByRole('heading', { name: 'Veröffentlichte Versionen' })).toBeFocused();
  });
});

test('versions of others are merged, published and compared', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const editor = onEditor(page);
  await site.signIn(page);

  await test.step('a conflicting version is merged without losing an edit', async () => {
    await editor.price.fill('509');
    await page.getByRole('textbox', { name: 'Enthaltene Benutzer' }).fill('4');
    await site.publishCore(519);
    await editor.publish.click();
    await expect(editor.problem).toContainText('Version 1 kam dazwischen');
    await expect(editor.problem).toContainText(/In Kraft ab .*, von .*Bob.*: test/);
    const choice = editor.dialog.getByRole('group', { name: 'Entscheidung 1 von 1' });
    await expect(choice).toContainText(`Core: ${DELIVERED_CORE.text} → 519 €`);
    await expectAccessible(page, 'dialog');
    await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
    await editor.dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await expect(editor.problem.last()).toHaveText(
      'Wählen Sie bei jeder Entscheidung eine Fassung.',
    );
    await choice.getByRole('radio', { name: /^Version 1/ }).check({ force: true });
    await editor.dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click();
    await expect(editor.dialog.getByText('Core: Enthaltene Benutzer 3 → 4').first()).toBeVisible();
    await expect(editor.dialog.getByText('509 €')).toHaveCount(0);
    await editor.reason.fill('Ein Benutzer mehr');
    await editor.publishNow.click();
    await expect(editor.dialog.getByRole('status')).toContainText('Version 2 ist veröffentlicht.');
    await editor.close.click();
    await expect(editor.price).toHaveValue('519');
    await expect(editor.versions).toHaveText(['Version 2', 'Version 1', 'Version 0']);
    await expect(editor.history).toContainText('Begründung: Ein Benutzer mehr');
    await expect(page.getByText('Keine Änderungen, die zu speichern wären.')).toBeVisible();
    await expectTotal(site.origin, '519 €');
  });

  await test.step('a version is compared with the one in force', async () => {
    await editor.history
      .getByRole('button', { name: 'Version 0 mit der Version in Kraft vergleichen' })
      .click();
    await expect(
      editor.dialog.getByText(`Core: 519 € → ${DELIVERED_CORE.text}`).first(),
    ).toBeVisible();
    await expectAccessible(page, 'dialog');
    await editor.close.click();
  });

  await test.step('an unreadable version is reported', async () => {
    await site.publishCore(529);
    // The server has read it by now.
    await expectTotal(site.origin, '529 €');
    await site.store.all(sql`update price_versions set list = '{' where number = 3`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(
      page.getByRole('alert').filter({ hasText: 'Version 3 ist nicht lesbar' }),
    ).toContainText('Besucher sehen sie noch, weil der Server eine Kopie davon hat.');
    await expectAccessible(page, 'main');
  });
});

test("this browser's own list is removed when the same list comes into force, and kept otherwise", {
  tag: '@long',
}, async ({ page, site }) => {
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const own = page.getByText('Draft in this browser', { exact: true });
  const price = page.getByRole('textbox', { name: 'Base price per month' });
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  const close = dialog.getByRole('button', { name: 'Close' }).last();
  const save = async (amount: string) => {
    await price.fill(amount);
    await button('Save').click();
    await expect(own).toBeVisible();
  };
  await site.signIn(page, '/en');

  await test.step('when the list is published', async () => {
    await save('509');
    await button('Publish …').click();
    await reason.fill('A round figure');
    await button('Publish now').click();
    await expect(dialog).toContainText('The identical draft in this browser is removed.');
    await close.click();
    await expect(page.getByText('In force: version ')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(price).toHaveValue('509');
  });

  await test.step('but not when another version is activated, which the page says', async () => {
    await save('489');
    await button('Put in force … (version 0)').click();
    await reason.fill('Back');
    await button('Put in force now').click();
    await expect(dialog).toContainText(
      'The draft in this browser stays. Here you go on seeing its prices.',
    );
    await close.click();
    await expect(own).toBeVisible();
    await expect(price).toHaveValue('489');
  });
});
