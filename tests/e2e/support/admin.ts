import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the editor on its own page and waits until it is there. */
export async function openAdmin(page: Page, address = '/admin/preiskalkulator'): Promise<void> {
  await page.goto(address);
  await expect(onAdmin(page).bar).toBeVisible();
}

/** The editor as the owner of the prices finds it, by roles and German names. */
export function onAdmin(root: Page | Locator) {
  const navigation = root.getByRole('navigation', { name: 'Was bearbeitet wird' });
  const bar = root.getByRole('region', { name: 'Bearbeitung' });
  const plans = navigation.getByRole('region', { name: 'Pakete' });
  const addons = navigation.getByRole('region', { name: 'Addons' });
  return {
    navigation,
    plans,
    addons,
    planNames: plans.locator('bdi'),
    addonNames: addons.locator('bdi'),
    costs: navigation.getByRole('button', { name: 'Zusatzkosten und Rabatt' }),
    bar,
    save: bar.getByRole('button', { name: 'Speichern' }),
    cancel: bar.getByRole('button', { name: 'Abbrechen' }),
    undo: bar.getByRole('button', { name: 'Rückgängig' }),
    redo: bar.getByRole('button', { name: 'Wiederholen' }),
    changes: root.getByRole('region', { name: 'Änderungen' }),
    samples: root.getByRole('region', { name: 'Beispielrechnungen' }),
    field: (label: string) => root.getByRole('textbox', { name: label, exact: true }),
    tokens: (label: string) => root.getByRole('combobox', { name: label, exact: true }),
    question: pageOf(root).getByRole('alertdialog'),
  };
}

/** On a phone the form of what is opened takes the place of the lists. */
export async function showLists(root: Page | Locator): Promise<void> {
  const back = root.getByRole('button', { name: 'Zur Übersicht' });
  if (await back.isVisible()) await back.click();
}

export async function openItem(root: Page | Locator, name: RegExp | string): Promise<void> {
  const { navigation } = onAdmin(root);
  await showLists(root);
  await navigation.getByRole('button', { name }).click();
}

/** Presses Tab from where the focus is until it is on a control. */
export async function tabTo(control: Locator, atStop?: () => Promise<void>): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element.matches(':focus'));
  for (let stops = 0; !(await hasFocus()); stops += 1) {
    if (stops === 200) throw new Error('No way there by Tab');
    await control.page().keyboard.press('Tab');
    await atStop?.();
  }
}

/** Descriptions of the changes, in order. */
export async function expectChanges(
  root: Page | Locator,
  changes: (string | RegExp)[],
): Promise<void> {
  const { changes: panel } = onAdmin(root);
  await expect(panel.getByRole('listitem')).toHaveText(changes);
}

function pageOf(root: Page | Locator): Page {
  return 'page' in root ? root.page() : root;
}
