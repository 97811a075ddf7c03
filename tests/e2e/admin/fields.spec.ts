import { DELIVERED_PLANS } from '../../delivered-prices.ts';
import { expectChanges, measureOverflow, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';
import { readStored } from '../support/stored-prices.ts';

const { core: CORE } = DELIVERED_PLANS;

test('plans, extra costs and the discount are edited, and every change is listed', async ({
  page,
}) => {
  await openAdmin(page);
  const { field, tokens, costs, save, cancel, changes, planNames, addonNames } = onAdmin(page);
  await expect(page).toHaveTitle(/^Pricing Calculator Admin\b/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pricing Calculator Admin');
  await expect(page.getByText('Hier können Sie die Preise und Pakete verwalten')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(planNames).toHaveText(['Core', 'Pro', 'Enterprise']);
  await expect(addonNames).toHaveCount(7);

  await test.step('every field of a plan', async () => {
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
  await cancel.click();

  await test.step('features are added, edited and removed, and the focus moves to a neighbour', async () => {
    await openItem(page, /^Pro.*€/);
    await page.getByRole('button', { name: 'Feature hinzufügen' }).click();
    await expect(field('Feature 3')).toHaveValue('Neues Feature');
    await expect(field('Feature 3')).toBeFocused();
    await page.keyboard.type('Audit');
    await expect(field('Feature 3')).toHaveValue('Audit');
    await expectChanges(page, ['Pro: Features + „Audit“']);
    for (const count of [3, 2, 1]) {
      await page.getByRole('button', { name: 'Feature 1 entfernen' }).click();
      await expect(page.getByRole('button', { name: /Feature \d entfernen/ })).toHaveCount(
        count - 1,
      );
    }
    await expect(page.getByRole('button', { name: 'Feature hinzufügen' })).toBeFocused();
    await expect(page.getByText('Noch keine Features.')).toBeVisible();
  });
  await cancel.click();
  await expect(changes).toContainText('Keine Änderungen');

  await test.step('extra costs, and the discount as a percentage', async () => {
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
});

test('every field of an addon is edited and listed with its type', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { field, cancel } = onAdmin(page);

  await test.step('every field of an addon', async () => {
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
  await cancel.click();

  await test.step('invalid numbers are reported and change nothing; an empty field is zero', async () => {
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

  await test.step('HTML in a text is shown as text', async () => {
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
      await expect(page.getByRole('region', { name: 'Änderungen' })).toContainText(
        text.slice(0, 20),
      );
    }
    await expect(page).toHaveTitle(/^Pricing Calculator Admin\b/);
    expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  });
});
