import type { Page } from '@playwright/test';
import { DELIVERED_PLANS, DELIVERED_SAMPLES } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  expectChanges,
  expectFitsAtEveryWidth,
  measureOverflow,
  onAdmin,
  openAdmin,
  openItem,
} from '../support/admin.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test('plans, extra costs and the discount are edited and listed', { tag: '@long' }, async ({
  page,
}) => {
  await openAdmin(page);
  const { field, tokens, costs, save, cancel, changes, planNames, addonNames } = onAdmin(page);
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
  await expect(addonNames).toHaveCount(7);

  await test.step('every field of a plan', async () => {
    await openItem(page, /^Core.*€/);
    await expectFields(page, {
      Titel: 'Core',
      ID: 'core',
      'Grundpreis pro Monat': CORE.typed,
      'Enthaltene Benutzer': '3',
      'Enthaltene Systeme': '2',
      'Enthaltene Landscapes': '1',
      'Kostenfreie Addons': '0',
    });
    await expect(tokens('Enthaltene Addons')).toHaveValue('');
    await expect(tokens('Gesperrte Addons')).toHaveValue('sso, support');
    await fillFields(page, {
      Titel: 'Basis',
      ID: 'basis',
      Beschreibung: 'Für den Anfang.',
      'Grundpreis pro Monat': '547,50',
      'Kostenfreie Addons': '1',
      'Enthaltene Benutzer': '4',
      'Enthaltene Systeme': '3',
      'Enthaltene Landscapes': '2',
      'Feature 1': 'Alles',
    });
    await tokens('Enthaltene Addons').fill(' reporting ,compliance ');
    await tokens('Gesperrte Addons').fill('sso');
    await page.getByRole('checkbox', { name: 'Nur auf Anfrage' }).check();
    await page.getByRole('checkbox', { name: 'Hervorgehoben' }).check();
    // Each of the thirteen fields; `format-change.test.ts` knows the words.
    await expect(changes.getByRole('listitem')).toHaveCount(13);
    await tokens('Gesperrte Addons').focus();
    await expect(tokens('Enthaltene Addons')).toHaveValue('reporting, compliance');
  });
  await cancel.click();

  await test.step('features are added, edited and removed, and the focus moves to a neighbour', async () => {
    const add = page.getByRole('button', { name: 'Feature hinzufügen' });
    await openItem(page, /^Pro.*€/);
    await add.click();
    await expect(field('Feature 3')).toHaveValue('Neues Feature');
    await expect(field('Feature 3')).toBeFocused();
    await page.keyboard.type('Audit');
    await expect(field('Feature 3')).toHaveValue('Audit');
    await expectChanges(page, ['Pro: Features + „Audit“']);
    const removers = page.getByRole('button', { name: /Feature \d entfernen/ });
    for (const left of [2, 1, 0]) {
      await page.getByRole('button', { name: 'Feature 1 entfernen' }).click();
      await expect(removers).toHaveCount(left);
    }
    await expect(add).toBeFocused();
    await expect(page.getByText('Noch keine Features.')).toBeVisible();
  });
  await cancel.click();
  await expect(changes).toContainText('Keine Änderungen');

  await test.step('extra costs, and the discount as a percentage', async () => {
    await costs.click();
    await expectFields(page, {
      'Benutzerpreis pro Monat': '49',
      'Systempreis pro Monat': '129',
      'Landscape-Preis pro Monat': '59',
      'Jahresrabatt in Prozent': '15',
    });
    await fillFields(page, { 'Benutzerpreis pro Monat': '55', 'Jahresrabatt in Prozent': '12,5' });
    await expect(field('Jahresrabatt in Prozent')).toHaveAccessibleDescription(
      /2 Jahre: 17,5\s%, 3 Jahre: 22,5\s%/,
    );
    await expectChanges(page, [
      'Benutzerpreis pro Monat: 49 € → 55 €',
      'Jahresrabatt: 15 % → 12,5 %',
    ]);
    await save.click();
    expect(JSON.parse((await readStored(page)) ?? '')).toMatchObject({
      EXTRA_COSTS: { USER_PRICE: 55, SYSTEM_PRICE: 129, LANDSCAPE_PRICE: 59 },
      YEARLY_DISCOUNT: 0.125,
    });
  });
});

test('addons, any text and number are edited and listed', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  const { field, cancel, changes } = onAdmin(page);

  await test.step('every field of an addon', async () => {
    await openItem(page, /^Support.*€/);
    await expectFields(page, { 'Preis pro Monat': '99', Symbol: 'life-buoy' });
    await page.getByRole('radio', { name: 'Zukünftig' }).check();
    await fillFields(page, {
      Titel: 'Hilfe',
      ID: 'help',
      Beschreibung: 'Kurz.',
      'Preis pro Monat': '119',
      'Ausführliche Beschreibung': 'Lang.',
      'Verfügbar ab (Quartal)': 'Q1/2026',
      Symbol: 'bell',
      Bildschlüssel: 'help',
    });
    await page.getByRole('checkbox', { name: 'Hervorgehoben' }).check();
    await page.getByRole('button', { name: 'Feature 3 entfernen' }).click();
    // Each of the eleven fields, and the id in three plans.
    await expect(changes.getByRole('listitem')).toHaveCount(14);
  });
  await cancel.click();

  await test.step('invalid numbers are reported and change nothing; an empty field is zero', async () => {
    await openItem(page, /^Core.*€/);
    const price = field('Grundpreis pro Monat');
    await price.fill('vier');
    await expect(price).toHaveAccessibleDescription(/keine Zahl/);
    await price.press('Tab');
    await expect(price).toHaveValue('vier');
    await expect(page.getByText('Keine Änderungen', { exact: true })).toBeVisible();
    await price.fill('');
    await expectChanges(page, [`Core: ${CORE.text} → 0 €`]);
    await price.press('Tab');
    await expect(price).toHaveValue('0');
    await price.fill('1.499,95 €');
    await price.press('Tab');
    await expect(price).toHaveValue('1499,95');
  });

  await test.step('HTML in a text is shown as text', async () => {
    await openItem(page, /^Core.*€/);
    const opened = page.getByRole('heading', { level: 2 }).filter({ visible: true });
    for (const text of [
      '<script>document.title = "!"</script><img src=x onerror=alert(1)>',
      'x'.repeat(10_000),
      '{{title}} $t(title) %s',
    ]) {
      await field('Titel').fill(text);
      await expect(field('Titel')).toHaveValue(text);
      await expect(opened.filter({ hasText: text.slice(0, 20) })).toHaveCount(1);
      await expect(changes).toContainText(text.slice(0, 20));
    }
    await expect(page).toHaveTitle(/^Pricing Calculator Admin\b/);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
  await cancel.click();

  await expectFitsAtEveryWidth(page);
});

test('lists of addons are completed and follow a rename', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  const { field, tokens, undo, cancel, bar, changes } = onAdmin(page);
  const options = page.getByRole('option');

  await test.step('suggestions complete a list by key and by click', async () => {
    await openItem(page, /^Core.*€/);
    const list = tokens('Enthaltene Addons');
    await list.click();
    await expect(options).toHaveCount(7);
    await list.pressSequentially('rep');
    await expect(options).toHaveCount(1);
    await list.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('data-highlighted');
    await list.press('Enter');
    await expect(list).toHaveValue('reporting, ');
    await expect(list).toBeFocused();
    await page.getByRole('option', { name: 'compliance' }).click();
    await expect(list).toHaveValue('reporting, compliance, ');
    await list.press('Escape');
    await expect(options).toHaveCount(0);
    await list.press('Tab');
    await expect(list).toHaveValue('reporting, compliance');
    await expectChanges(page, ['Core: Enthaltene Addons + reporting, compliance']);
  });
  await cancel.click();

  await test.step('renaming an addon renames it in the plans, and one undo takes both back', async () => {
    await openItem(page, /^Single Sign-on.*€/);
    await field('ID').press('End');
    await field('ID').press('Backspace');
    // Typing in the middle of the text must not move the caret.
    await field('ID').press('Home');
    await field('ID').pressSequentially('my-', { delay: 30 });
    await expect(field('ID')).toHaveValue('my-ss');
    await expectChanges(page, [
      'Core: Gesperrte Addons + my-ss, − sso',
      'Pro: Enthaltene Addons + my-ss, − sso',
      'Enterprise: Enthaltene Addons + my-ss, − sso',
      'Single Sign-on: ID „sso“ → „my-ss“',
    ]);
    // Those of the announced quarters that have passed (D43), and no other.
    await expect(bar).toContainText('4 Warnungen');
    await undo.click();
    await expect(changes).toContainText('Keine Änderungen');
  });

  await test.step('accessible with warnings, changes and suggestions', async () => {
    await openItem(page, /^Core.*€/);
    await field('ID').fill('pro');
    await field('Grundpreis pro Monat').fill('-1');
    await tokens('Enthaltene Addons').fill('sso, x, ');
    await expect(options.first()).toBeVisible();
    await expectAccessible(page);
    await openItem(page, /^Support.*€/);
    await expectAccessible(page, 'main');
  });
});

test('edits are undone and announced, and items are moved', { tag: '@long' }, async ({ page }) => {
  await openAdmin(page);
  const { field, costs, undo, redo, plans, planNames, addonNames, cancel, changes, samples } =
    onAdmin(page);
  const price = field('Grundpreis pro Monat');
  const down = plans.getByRole('button', { name: 'Core nach unten' });
  const said = (text: string | RegExp) =>
    expect(
      page.getByRole('status').filter({ visible: true }).filter({ hasText: text }),
    ).toHaveCount(1);

  await test.step('undo and redo go through all edits, by button and by key', async () => {
    await expect(undo).toBeDisabled();
    await down.press('ArrowDown');
    await openItem(page, /^Core.*€/);
    await price.fill('5');
    await price.pressSequentially('47');
    await page.getByRole('button', { name: 'Löschen' }).click();
    await expect(planNames).toHaveText(['Pro', 'Enterprise']);
    await page.keyboard.press('ControlOrMeta+z');
    await expectChanges(page, [
      'Core: von Position 1 auf 2 verschoben',
      `Core: ${CORE.text} → 547 €`,
    ]);
    await openItem(page, /^Core.*€/);
    await expect(price).toHaveValue('547');
    await undo.click();
    await said(`Rückgängig gemacht. Core: 547 € → ${CORE.text}`);
    await expect(price).toHaveValue(CORE.typed);
    await undo.click();
    await expect(changes).toContainText('Keine Änderungen');
    await expect(undo).toBeDisabled();
    await expect(undo).toBeFocused();
    await redo.click();
    // A restored item is opened.
    await costs.click();
    await page.keyboard.press('ControlOrMeta+y');
    await said(`Wiederholt. Core: ${CORE.text} → 547 €`);
    await expect(price).toHaveValue('547');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expectChanges(page, ['Paket Core gelöscht']);
    await expect(redo).toBeDisabled();
  });
  await cancel.click();

  await test.step('samples show the effect of a change, and new warnings are announced', async () => {
    const rows = samples.getByRole('listitem');
    const { small, medium, large } = DELIVERED_SAMPLES;
    await openItem(page, /^Core.*€/);
    await price.fill('547');
    await expect(rows).toContainText([
      `vorher ${small}→nachher 547 €pro Monat`,
      `vorher ${medium}→nachher 14.341 €pro Jahr`,
      `${large}pro Jahr`,
    ]);
    await page.getByRole('checkbox', { name: 'Nur auf Anfrage' }).check();
    await expect(rows.first()).toHaveText(/nachher ohne Preis/);
    await cancel.click();
    await price.fill('');
    await expect(price).toHaveAccessibleDescription(/Besucher sehen den Preis 0\s€/);
    await said(/Core, Grundpreis pro Monat: Besucher sehen den Preis 0\s€/);
    await costs.click();
    await field('Systempreis pro Monat').fill('');
    await expect(field('Systempreis pro Monat')).toHaveAccessibleDescription(
      /Besucher sehen den Preis 0\s€/,
    );
    await said(/^Systempreis pro Monat: Besucher sehen den Preis 0/);
  });
  await cancel.click();

  await test.step('plans and addons are moved by button and key, keep the focus (spec §2)', async () => {
    await expect(down).toHaveAccessibleDescription(/Pfeiltasten/);
    await down.focus();
    await page.keyboard.press('ArrowDown');
    await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
    await expect(down).toBeFocused();
    await expect(page.getByText('Core: Position 2 von 3')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(planNames).toHaveText(['Pro', 'Enterprise', 'Core']);
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await plans.getByRole('button', { name: 'Core nach oben' }).click();
    await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
    await expectChanges(page, ['Core: von Position 1 auf 2 verschoben']);
    await openItem(page, /^Reporting.*€/);
    const up = page.getByRole('button', { name: 'Nach oben', exact: true });
    await up.click();
    await up.click();
    await expect(up).toBeFocused();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await up.click({ force: true });
    await expect(addonNames.nth(0)).toHaveText('Reporting');
    await expect(addonNames.nth(1)).toHaveText('Single Sign-on');
  });
});

async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(onAdmin(page).field(label)).toHaveValue(value);
  }
}

async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await onAdmin(page).field(label).fill(value);
}
