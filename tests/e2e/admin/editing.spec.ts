import { DELIVERED_PLANS, DELIVERED_SAMPLES } from '../../delivered-prices.ts';
import {
  expectChanges,
  measureOverflow,
  onAdmin,
  openAdmin,
  openItem,
  showLists,
} from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test.beforeEach(({ page }) => openAdmin(page));

test('the page is named and described, and every field of a plan is edited and told', async ({
  page,
}) => {
  await expect(page).toHaveTitle(/^Pricing Calculator Admin\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Calculator Admin');
  await expect(page.getByText('Hier können Sie die Preise und Pakete verwalten')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const { field, tokens, planNames, addonNames } = onAdmin(page);
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
  await expect(addonNames).toHaveCount(7);
  await openItem(page, /^Core.*€/);
  const expected = {
    Titel: 'Core',
    ID: 'core',
    'Grundpreis pro Monat': CORE.typed,
    'Enthaltene Benutzer': '3',
    'Enthaltene Systeme': '2',
    'Enthaltene Landscapes': '1',
    'Kostenfreie Addons': '0',
  };
  for (const [label, value] of Object.entries(expected)) {
    await expect(field(label)).toHaveValue(value);
  }
  await expect(tokens('Enthaltene Addons')).toHaveValue('');
  await expect(tokens('Gesperrte Addons')).toHaveValue('sso, support');

  await field('Titel').fill('Basis');
  await field('ID').fill('basis');
  await field('Beschreibung').fill('Für den Anfang.');
  await field('Grundpreis pro Monat').fill('547,50');
  await field('Enthaltene Benutzer').fill('4');
  await field('Enthaltene Systeme').fill('3');
  await field('Enthaltene Landscapes').fill('2');
  await field('Kostenfreie Addons').fill('1');
  await tokens('Enthaltene Addons').fill(' reporting ,compliance ');
  await tokens('Gesperrte Addons').fill('sso');
  await page.getByRole('checkbox', { name: 'Nur auf Anfrage' }).check();
  await page.getByRole('checkbox', { name: 'Hervorgehoben' }).check();
  await field('Feature 1').fill('Alles');
  await expectChanges(page, [
    'Titel: „Core“ → „Basis“',
    'Basis: ID „core“ → „basis“',
    `Basis: ${CORE.text} → 547,50 €`,
    'Basis: Enthaltene Benutzer 3 → 4',
    'Basis: Enthaltene Systeme 2 → 3',
    'Basis: Enthaltene Landscapes 1 → 2',
    'Basis: Kostenfreie Addons 0 → 1',
    'Basis: Nur auf Anfrage eingeschaltet',
    'Basis: Hervorgehoben eingeschaltet',
    'Basis: Beschreibung geändert',
    'Basis: Enthaltene Addons + reporting, compliance',
    'Basis: Gesperrte Addons − support',
    /^Basis: Features \+ „Alles“, − „.+“$/,
  ]);
  await tokens('Gesperrte Addons').focus();
  await expect(tokens('Enthaltene Addons')).toHaveValue('reporting, compliance');
});

test('every field of an addon is edited and told', { tag: '@desktop' }, async ({ page }) => {
  const { field } = onAdmin(page);
  await openItem(page, /^Support.*€/);
  await expect(field('Preis pro Monat')).toHaveValue('99');
  await expect(field('Symbol')).toHaveValue('life-buoy');
  await field('Titel').fill('Hilfe');
  await field('ID').fill('help');
  await field('Beschreibung').fill('Kurz.');
  await field('Ausführliche Beschreibung').fill('Lang.');
  await field('Preis pro Monat').fill('119');
  await page.getByRole('radio', { name: 'Zukünftig' }).check();
  await field('Verfügbar ab (Quartal)').fill('Q1/2026');
  await field('Symbol').fill('bell');
  await field('Bildschlüssel').fill('help');
  await page.getByRole('checkbox', { name: 'Hervorgehoben' }).check();
  await page.getByRole('button', { name: 'Feature 3 entfernen' }).click();
  await expectChanges(page, [
    'Core: Gesperrte Addons + help, − support',
    'Pro: Enthaltene Addons + help, − support',
    'Enterprise: Enthaltene Addons + help, − support',
    'Titel: „Support“ → „Hilfe“',
    'Hilfe: ID „support“ → „help“',
    'Hilfe: 99 € → 119 €',
    'Hilfe: Status Verfügbar → Zukünftig',
    'Hilfe: Verfügbar ab (Quartal) (leer) → „Q1/2026“',
    'Hilfe: Beschreibung geändert',
    'Hilfe: Ausführliche Beschreibung geändert',
    'Hilfe: Symbol „life-buoy“ → „bell“',
    'Hilfe: Bildschlüssel „support“ → „help“',
    'Hilfe: Hervorgehoben eingeschaltet',
    /^Hilfe: Features − „.+“$/,
  ]);
});

test('extra costs and discount are edited; the discount as a percentage', {
  tag: '@desktop',
}, async ({ page }) => {
  const { field, costs, save } = onAdmin(page);
  await costs.click();
  await expect(field('Benutzerpreis pro Monat')).toHaveValue('49');
  await expect(field('Systempreis pro Monat')).toHaveValue('129');
  await expect(field('Landscape-Preis pro Monat')).toHaveValue('59');
  await expect(field('Jahresrabatt in Prozent')).toHaveValue('15');
  await field('Benutzerpreis pro Monat').fill('55');
  await field('Jahresrabatt in Prozent').fill('12,5');
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

test('features are added, edited and removed, and the focus stays near', {
  tag: '@desktop',
}, async ({ page }) => {
  const { field } = onAdmin(page);
  await openItem(page, /^Pro.*€/);
  await page.getByRole('button', { name: 'Feature hinzufügen' }).click();
  await expect(field('Feature 3')).toHaveValue('Neues Feature');
  await expect(field('Feature 3')).toBeFocused();
  await page.keyboard.type('Audit');
  await expect(field('Feature 3')).toHaveValue('Audit');
  await expectChanges(page, ['Pro: Features + „Audit“']);
  for (const count of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Feature 1 entfernen' }).click();
    await expect(page.getByRole('button', { name: /Feature \d entfernen/ })).toHaveCount(count - 1);
  }
  await expect(page.getByRole('button', { name: 'Feature hinzufügen' })).toBeFocused();
  await expect(page.getByText('Noch keine Features.')).toBeVisible();
});

test('new plans and addons have the specified defaults and a title ready for typing', {
  tag: '@desktop',
}, async ({ page }) => {
  const { field, tokens, planNames, plans, addons, save } = onAdmin(page);
  await plans.getByRole('button', { name: 'Paket hinzufügen' }).click();
  await expect(field('Titel')).toBeFocused();
  const expected = {
    Titel: 'Neues Paket',
    ID: 'plan-4',
    Beschreibung: 'Beschreibung',
    'Grundpreis pro Monat': '0',
    'Enthaltene Benutzer': '1',
    'Enthaltene Systeme': '1',
    'Enthaltene Landscapes': '1',
    'Kostenfreie Addons': '0',
    'Feature 1': 'Feature 1',
  };
  for (const [label, value] of Object.entries(expected)) {
    await expect(field(label)).toHaveValue(value);
  }
  await expect(tokens('Enthaltene Addons')).toHaveValue('');
  await expect(tokens('Gesperrte Addons')).toHaveValue('');
  for (const name of ['Nur auf Anfrage', 'Hervorgehoben']) {
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  }
  await page.keyboard.type('Starter');
  await expectChanges(page, ['Paket Starter hinzugefügt']);
  await showLists(page);
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise', 'Starter']);

  await addons.getByRole('button', { name: 'Addon hinzufügen' }).click();
  const addon = {
    Titel: 'Neues Addon',
    ID: 'addon-8',
    Beschreibung: 'Beschreibung',
    'Preis pro Monat': '0',
    'Feature 1': 'Feature 1',
  };
  for (const [label, value] of Object.entries(addon)) {
    await expect(field(label)).toHaveValue(value);
  }
  await expect(page.getByRole('radio', { name: 'Verfügbar' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Hervorgehoben' })).not.toBeChecked();
  // The drop rule is about plans only.
  await save.click();
  expect(JSON.parse((await readStored(page)) ?? '').ADDONS.at(-1)).toMatchObject({
    id: 'addon-8',
    title: 'Neues Addon',
  });
});

test('plans and addons are deleted; the neighbour is opened', { tag: '@desktop' }, async ({
  page,
}) => {
  const { planNames, addonNames } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(planNames).toHaveText(['Pro', 'Enterprise']);
  await expect(page.getByRole('button', { name: /^Pro.*€/ })).toBeFocused();
  await openItem(page, /^Benachrichtigungen.*€/);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(addonNames).toHaveCount(6);
  await expect(page.getByRole('button', { name: /^Compliance.*€/ })).toBeFocused();
  await expectChanges(page, ['Paket Core gelöscht', 'Addon Benachrichtigungen gelöscht']);
});

test('the sample prices show what a change does', { tag: '@desktop' }, async ({ page }) => {
  const { field, samples } = onAdmin(page);
  const rows = samples.getByRole('listitem');
  const { small, medium, large } = DELIVERED_SAMPLES;
  await expect(rows).toContainText([`${small}pro Monat`, `${medium}pro Jahr`, `${large}pro Jahr`]);
  await openItem(page, /^Core.*€/);
  await field('Grundpreis pro Monat').fill('547');
  await expect(rows).toContainText([
    `vorher ${small}→nachher 547 €pro Monat`,
    `vorher ${medium}→nachher 14.341 €pro Jahr`,
    `${large}pro Jahr`,
  ]);
  await page.getByRole('checkbox', { name: 'Nur auf Anfrage' }).check();
  await expect(rows.first()).toHaveText(/nachher ohne Preis/);
});

test('suggestions complete the addon lists by key and by click', { tag: '@desktop' }, async ({
  page,
}) => {
  const { tokens } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  const list = tokens('Enthaltene Addons');
  await list.click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(7);
  await list.pressSequentially('rep');
  await expect(options).toHaveCount(1);
  await list.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
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

test('what is no number is told and changes nothing; empty is zero', { tag: '@desktop' }, async ({
  page,
}) => {
  const { field } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  const price = field('Grundpreis pro Monat');
  await price.fill('vier');
  await expect(price).toHaveAccessibleDescription(/keine Zahl/);
  await price.press('Tab');
  await expect(price).toHaveValue(CORE.typed);
  await expect(page.getByText('Keine Änderungen', { exact: true })).toBeVisible();
  await price.fill('');
  await expectChanges(page, [`Core: ${CORE.text} → 0 €`]);
  await price.press('Tab');
  await expect(price).toHaveValue('0');
  await price.fill('1.499,95 €');
  await price.press('Tab');
  await expect(price).toHaveValue('1499,95');
});

test('text is text, whatever it is', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  const { field } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  const opened = page.getByRole('heading', { level: 2 }).filter({ visible: true });
  for (const text of [
    '<script>document.title = "!"</script><img src=x onerror=alert(1)>',
    '👩‍🚀🏳️‍🌈 e\u0301 ﷽',
    'مرحبا بالعالم',
    'x'.repeat(10_000),
    '{{title}} $t(title) %s',
  ]) {
    await field('Titel').fill(text);
    await expect(field('Titel')).toHaveValue(text);
    await expect(opened.filter({ hasText: text.slice(0, 20) })).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Änderungen' })).toContainText(text.slice(0, 20));
  }
  await expect(page).toHaveTitle(/^Pricing Calculator Admin\b/);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

test('renaming an addon renames it in the plans, and one undo takes both back', async ({
  page,
}) => {
  await openItem(page, /^Single Sign-on.*€/);
  const { field, tokens, undo, redo } = onAdmin(page);
  await field('ID').press('End');
  await field('ID').press('Backspace');
  // Typed within the text: what is written back must leave the caret where it is.
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
  await expect(onAdmin(page).bar).toContainText('4 Warnungen');
  await openItem(page, /^Pro.*€/);
  await expect(tokens('Enthaltene Addons')).toHaveValue('my-ss, support');
  await undo.click();
  await expect(onAdmin(page).changes).toContainText('Keine Änderungen');
  await redo.click();
  await openItem(page, /^Core.*€/);
  await expect(tokens('Gesperrte Addons')).toHaveValue('my-ss, support');
});

test('undo, redo and new warnings are said, and an emptied price warns at its field', {
  tag: '@desktop',
}, async ({ page }) => {
  const { field, costs } = onAdmin(page);
  const said = page.getByRole('status').filter({ visible: true });
  await field('Grundpreis pro Monat').fill('547');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(
    said.filter({ hasText: `Rückgängig gemacht. Core: 547 € → ${CORE.text}` }),
  ).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(said.filter({ hasText: `Wiederholt. Core: ${CORE.text} → 547 €` })).toHaveCount(1);

  await field('Grundpreis pro Monat').fill('');
  await expect(field('Grundpreis pro Monat')).toHaveAccessibleDescription(/Der Preis ist 0\s€/);
  await expect(
    said.filter({ hasText: /Core, Grundpreis pro Monat: Der Preis ist 0\s€/ }),
  ).toHaveCount(1);
  await costs.click();
  await field('Systempreis pro Monat').fill('');
  await expect(field('Systempreis pro Monat')).toHaveAccessibleDescription(/Der Preis ist 0\s€/);
  await expect(said.filter({ hasText: /^Systempreis pro Monat: Der Preis ist 0/ })).toHaveCount(1);
});
