import { expect, type Page } from '@playwright/test';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { startScripts } from './calculator.ts';

export const german = {
  demo: 'Demo vereinbaren',
  sending: 'Wird gesendet...',
  connection: 'Verbindung fehlgeschlagen.',
  saved:
    /Ihre Anfrage ist trotzdem unter der Referenznummer SM-[2-9A-Z-]{9} gespeichert; Sie müssen nichts weiter tun\./,
  reference: /Ihre Referenznummer: SM-[2-9A-Z-]{9}/,
  hint: `Sie erreichen uns auch per E-Mail: ${DELIVERED_COMPANY.contactEmail}`,
  limited: 'Von Ihrem Anschluss kamen zu viele Anfragen. In 1 Minute nehmen wir die nächste an.',
  check: 'Bitte prüfen Sie 5 Angaben',
  firstNameRequired: 'Bitte geben Sie Ihren Vornamen an.',
  lastNameRequired: 'Bitte geben Sie Ihren Nachnamen an.',
  emailOrPhone: 'Bitte geben Sie entweder eine E-Mail-Adresse oder eine Telefonnummer an.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  phoneInvalid: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  reasonRequired: 'Bitte wählen Sie Ihr Anliegen.',
  consentRequired: 'Bitte stimmen Sie der Kontaktaufnahme zu.',
  withdrawal: `Sie können Ihre Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen, zum Beispiel per E-Mail an ${DELIVERED_COMPANY.dataProtectionEmail}.`,
};

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
    search: page.getByRole('combobox', { name: 'Land und Vorwahl' }),
    options: page.getByRole('listbox', { name: 'Land und Vorwahl' }).getByRole('option'),
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
  await form.reason.selectOption(german.demo);
}

/** Name and consent; what is left is how to answer, and what it is about where that is not given. */
export async function introduce(form: ReturnType<typeof onForm>): Promise<void> {
  await form.firstName.fill('Ada');
  await form.lastName.fill('Lovelace');
  // By the keyboard, as the box is drawn over.
  await form.consent.press('Space');
  await expect(form.consent).toBeChecked();
}
