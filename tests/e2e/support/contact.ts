import { expect, type Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { startScripts } from './calculator.ts';

/** The form as a visitor finds it, by roles and visible names. */
export function onForm(page: Page) {
  const textbox = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  return {
    firstName: textbox('Vorname'),
    lastName: textbox('Nachname'),
    email: textbox('E-Mail-Adresse'),
    phone: textbox('Telefonnummer'),
    reason: page.getByRole('combobox', { name: /^Anliegen/ }),
    consent: page.getByRole('checkbox', {
      name: `Ich stimme zu, dass die ${DELIVERED_COMPANY.name}`,
    }),
    preferred: page.getByRole('group', { name: 'Bevorzugter Kontaktweg' }),
    country: page.getByRole('button', { name: /^Land und Vorwahl: / }),
    send: page.getByRole('button', { name: 'Anfrage senden' }),
    thanks: page.getByRole('region', { name: 'Vielen Dank' }),
    failed: page.getByRole('region', { name: 'Ein Fehler ist aufgetreten' }),
    again: page.getByRole('button', { name: 'Neue Anfrage' }),
    retry: page.getByRole('button', { name: 'Erneut versuchen' }),
  };
}

/** Opens a page, waits until React has taken over, and goes to its form. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await startScripts(page);
  await page.locator('form').scrollIntoViewIfNeeded();
}

/** All that is required, with an e-mail address. */
export async function fillIn(page: Page): Promise<void> {
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.reason.selectOption('Demo vereinbaren');
}

/** Name and consent; what is left is how to answer, and what it is about where that is not given. */
export async function introduce(form: ReturnType<typeof onForm>): Promise<void> {
  await form.firstName.fill('Ada');
  await form.lastName.fill('Lovelace');
  // By the keyboard, as the box is drawn over.
  await form.consent.press('Space');
  await expect(form.consent).toBeChecked();
}
