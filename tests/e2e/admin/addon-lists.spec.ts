import { expectChanges, onAdmin, openAdmin, openItem } from '../support/admin.ts';
import { onDeliveredSite as test } from '../support/delivered-site.ts';
import { expect } from '../support/fixtures.ts';

test.beforeEach(({ page }) => openAdmin(page));

test('suggestions complete the addon lists by key and by click', {
  tag: '@long',
}, async ({ page }) => {
  const { tokens } = onAdmin(page);
  await openItem(page, /^Core.*€/);
  const list = tokens('Enthaltene Addons');
  await list.click();
  const options = page.getByRole('option');
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

test('renaming an addon renames it in the plans, and one undo takes both back', {
  tag: '@long',
}, async ({ page }) => {
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
