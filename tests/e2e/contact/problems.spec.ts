import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

const LAST_NAME = 'Bitte geben Sie Ihren Nachnamen an.';

// `inquiry.test.ts` and `phone.test.ts` know what is a problem.

test('all that is missing is said at once, at each field, and goes with its cause', async ({
  page,
  provider,
}) => {
  await openForm(page, '/');
  const form = onForm(page);
  const { phone, country, email, preferred } = form;

  await test.step('all of it in a list, whose lines lead to the fields', async () => {
    await form.send.click();
    const summary = page.getByRole('region', { name: 'Bitte prüfen Sie 5 Angaben' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'Bitte geben Sie Ihren Vornamen an.',
      LAST_NAME,
      'Bitte geben Sie entweder eine E-Mail-Adresse oder eine Telefonnummer an.',
      'Bitte wählen Sie Ihr Anliegen.',
      'Bitte stimmen Sie der Kontaktaufnahme zu.',
    ]);
    await expectAccessible(page, '#contact');
    for (const field of [form.firstName, form.lastName, email, phone, form.reason, form.consent]) {
      await expect(field).toHaveAccessibleDescription(/^Bitte /);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await page.getByRole('link', { name: LAST_NAME }).click();
    await expect(form.lastName).toBeFocused();
    await form.lastName.fill('Lovelace');
    await expect(form.lastName).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(LAST_NAME)).toHaveCount(0);
    // An e-mail address that is none is told, and the phone number is not to blame.
    await email.fill('ada');
    await expect(email).toHaveAccessibleDescription(/^Bitte geben Sie eine gültige E-Mail/);
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await email.fill('');
  });

  await test.step('a phone number is checked while typing, and switches the country (D23)', async () => {
    await phone.pressSequentially('12');
    await expect(phone).toHaveAccessibleDescription(/^Bitte geben Sie eine gültige Telefonnummer/);
    await phone.pressSequentially('345');
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
    await phone.fill('');
    await phone.pressSequentially('+41 44 668 18 00');
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Schweiz, +41');
    await expect(phone).toHaveValue('44 668 18 00');
    await expect(country.locator('img')).toHaveAttribute('src', '/flags/ch.svg');
  });

  await test.step('a way of contact can be preferred only when both are given', async () => {
    await expect(preferred).toHaveCount(0);
    await email.fill('ada@example.org');
    await preferred.getByLabel('E-Mail').check({ force: true });
    await phone.fill('');
    await expect(preferred).toHaveCount(0);
    // The choice is not remembered.
    await phone.fill('040 123456');
    await expect(preferred.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  await test.step('what a program fills in is not sent; a visitor sees it and empties it', async () => {
    await fillIn(page);
    const trap = page.getByRole('textbox', { name: 'Dieses Feld bitte leer lassen' });
    await expect(trap).toHaveCount(0);
    await page.locator('[name=comment]').fill('https://spam.example', { force: true });
    await form.send.click();
    await expect(page.getByRole('region', { name: 'Bitte prüfen Sie eine Angabe' })).toBeFocused();
    expect(provider.requests).toHaveLength(0);

    await page.getByRole('link', { name: /^Ein Programm hat ein verstecktes Feld/ }).click();
    await expect(trap).toBeFocused();
    await trap.fill('');
    await expect(trap).toBeFocused();
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests[0]?.body).toContain('"phone":"+4140123456","countryCode":"+41"');
  });
});
