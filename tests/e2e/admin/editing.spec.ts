import type { Page } from '@playwright/test';
import { DELIVERED_PLANS, DELIVERED_SAMPLES } from '../../delivered-prices.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectChanges, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { expectFits } from '../support/overflow.ts';
import { readStored } from '../support/stored-prices.ts';
import { findTextsWithSiblings } from '../support/translator.ts';

// `draft-session.test.ts`, `draft-items.test.ts` and `draft-warnings.test.ts` know what an edit does.

const { core: CORE } = DELIVERED_PLANS;

test('fields of every kind are edited, lists completed, and saved after a confirmation', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { field, tokens, costs, save, question } = onAdmin(page);
  const options = page.getByRole('option');

  await openItem(page, /^Core.*€/);
  await expect(tokens('Gesperrte Addons')).toHaveValue('sso, support');
  await fillFields(page, {
    Titel: 'Basis',
    'Grundpreis pro Monat': '547,50',
    'Enthaltene Benutzer': '4',
    'Feature 1': 'Alles',
  });
  await page.getByRole('checkbox', { name: 'Nur auf Anfrage' }).check();

  await test.step('suggestions complete a list by key and by click', async () => {
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
    await list.press('Escape');
    await expect(options).toHaveCount(0);
    await list.press('Tab');
    await expect(list).toHaveValue('reporting, compliance');
  });

  await openItem(page, /^Support.*€/);
  await fillFields(page, { 'Verfügbar ab (Quartal)': 'Q1/2099', Symbol: 'bell' });
  await page.getByRole('radio', { name: 'Zukünftig' }).check();

  await costs.click();
  await field('Jahresrabatt in Prozent').fill('12,5');
  await expect(field('Jahresrabatt in Prozent')).toHaveAccessibleDescription(
    /2 Jahre: 17,5\s%, 3 Jahre: 22,5\s%/,
  );

  await test.step('a list that would break the pages is saved only after a confirmation', async () => {
    await openItem(page, /^Basis auf Anfrage/);
    await field('ID').fill('pro');
    await expect(field('ID')).toHaveAccessibleDescription(/doppelt vergeben/);
    await save.click();
    await expect(question).toHaveAccessibleName('Trotzdem speichern?');
    await expect(question.getByRole('listitem')).toHaveText([
      /^Basis, ID: Diese ID ist doppelt vergeben/,
      /^Pro, ID: Diese ID ist doppelt vergeben/,
    ]);
    await page.keyboard.press('Escape');
    await expect(save).toBeFocused();
    expect(await readStored(page)).toBeNull();
    await save.click();
    await question.getByRole('button', { name: 'Trotzdem speichern' }).click();
    await expect.poll(() => readStored(page)).not.toBeNull();
  });

  const stored = JSON.parse((await readStored(page)) ?? '');
  expect(stored.PRICING_PLANS[0]).toMatchObject({
    id: 'pro',
    title: 'Basis',
    basePrice: 547.5,
    includedUsers: 4,
    includedAddons: ['reporting', 'compliance'],
    salesOnly: true,
    features: ['Alles', ...stored.PRICING_PLANS[0].features.slice(1)],
  });
  expect(stored.ADDONS).toContainEqual(
    expect.objectContaining({
      id: 'support',
      status: 'future',
      statusText: 'Q1/2099',
      icon: 'bell',
    }),
  );
  expect(stored.YEARLY_DISCOUNT).toBe(0.125);
});

async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await onAdmin(page).field(label).fill(value);
}

test('edits are undone, moved and announced, and all of it is accessible and fits', {
  tag: '@long',
}, async ({ page }) => {
  await openAdmin(page);
  const { field, tokens, costs, undo, redo, plans, planNames, cancel, changes, samples } =
    onAdmin(page);
  const price = field('Grundpreis pro Monat');
  const down = plans.getByRole('button', { name: 'Core nach unten' });

  await test.step('a renamed id is typed anywhere, and undone', async () => {
    await openItem(page, /^Single Sign-on.*€/);
    // Typing in the middle of the text must not move the caret.
    await field('ID').press('Home');
    await field('ID').pressSequentially('my-', { delay: 30 });
    await expect(field('ID')).toHaveValue('my-sso');
    await undo.click();
    await expect(undo).toBeDisabled();
    await expect(undo).toBeFocused();
  });
  await cancel.click();

  await test.step('undo and redo by key are said', async () => {
    await openItem(page, /^Core.*€/);
    await price.fill('547');
    await page.keyboard.press('ControlOrMeta+z');
    await expectSaid(page, `Rückgängig gemacht. Core: 547 € → ${CORE.text}`);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(price).toHaveValue('547');
    await expect(redo).toBeDisabled();
  });
  await cancel.click();

  await test.step('features are added, edited and removed, and the focus moves to a neighbour', async () => {
    const add = page.getByRole('button', { name: 'Feature hinzufügen' });
    await openItem(page, /^Pro.*€/);
    await add.click();
    await expect(field('Feature 3')).toBeFocused();
    await page.keyboard.type('Audit');
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

  await test.step('plans and addons are moved by button and key, keep the focus (spec §2)', async () => {
    await expect(down).toHaveAccessibleDescription(/Pfeiltasten/);
    await down.focus();
    await page.keyboard.press('ArrowDown');
    await expect(planNames).toHaveText(['Pro', 'Core', 'Enterprise']);
    await expect(down).toBeFocused();
    await expect(page.getByText('Core: Position 2 von 3')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await plans.getByRole('button', { name: 'Core nach oben' }).click();
    await expectChanges(page, ['Core: von Position 1 auf 2 verschoben']);
  });
  await cancel.click();

  await test.step('samples show the effect of a change, and new warnings are announced', async () => {
    await openItem(page, /^Core.*€/);
    await price.fill('547');
    await expect(samples.getByRole('listitem').first()).toContainText(
      `vorher ${DELIVERED_SAMPLES.small}→nachher 547 €pro Monat`,
    );
    await costs.click();
    await field('Systempreis pro Monat').fill('');
    await expectSaid(page, /^Systempreis pro Monat: Besucher sehen den Preis 0/);
  });

  await test.step('accessible with warnings, changes and suggestions', async () => {
    await openItem(page, /^Core.*€/);
    await field('ID').fill('pro');
    await price.fill('-1');
    await tokens('Enthaltene Addons').fill('sso, x, ');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(findTextsWithSiblings)).toEqual([]);
    await openItem(page, /^Support.*€/);
    await expectAccessible(page, 'main');
  });

  await test.step('any text is shown as text, and form and lists fit', async () => {
    const text = `<img src=x onerror=alert(1)> {{title}} $t(title) ${'x'.repeat(10_000)}`;
    await field('Titel').fill(text);
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      text.slice(0, 40),
    ]);
    await expect(changes).toContainText(text.slice(0, 20));
    await expectFits(page, 1920, 1280, 1024, 768, 700, 480, 360, 320);
    await page.getByRole('button', { name: 'Zur Übersicht' }).click();
    await expectFits(page, 480, 320);
  });
});

/** A visible status says it, once. */
async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const status = page.getByRole('status').filter({ visible: true });
  await expect(status.filter({ hasText: text })).toHaveCount(1);
}
