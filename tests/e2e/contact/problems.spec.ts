import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('all that is missing is said at once, at each field, and goes with its cause', async ({
  page,
  provider,
}) => {
  await openForm(page, '/');
  const form = onForm(page);
  await form.send.click();
  const summary = page.getByRole('region', { name: german.check });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    german.firstNameRequired,
    german.lastNameRequired,
    german.emailOrPhone,
    german.reasonRequired,
    german.consentRequired,
  ]);
  await expectAccessible(page, '#contact');
  expect(provider.requests).toHaveLength(0);
  for (const [field, problem] of [
    [form.firstName, german.firstNameRequired],
    [form.email, german.emailOrPhone],
    [form.phone, german.emailOrPhone],
    [form.reason, german.reasonRequired],
    [form.consent, `${german.consentRequired} ${german.withdrawal}`],
  ] as const) {
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }

  // Each line leads to its field.
  await page.getByRole('link', { name: german.lastNameRequired }).click();
  await expect(form.lastName).toBeFocused();
  await form.lastName.fill('Lovelace');
  await expect(form.lastName).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(german.lastNameRequired)).toHaveCount(0);

  // An e-mail address that is none is told, and the phone number is not to blame.
  await form.email.fill('ada');
  await expect(form.email).toHaveAccessibleDescription(new RegExp(`^${german.emailInvalid}`));
  await expect(form.phone).not.toHaveAttribute('aria-invalid', 'true');

  await test.step('what a program fills in is not sent; a visitor sees it and empties it', async () => {
    await fillIn(page);
    const trap = page.getByRole('textbox', { name: 'Dieses Feld bitte leer lassen' });
    await expect(trap).toHaveCount(0);
    await page.locator('[name=comment]').fill('https://spam.example', { force: true });
    await form.send.click();
    const told = 'Ein Programm hat ein verstecktes Feld ausgefüllt. Bitte leeren Sie es.';
    await expect(page.getByRole('region', { name: 'Bitte prüfen Sie eine Angabe' })).toBeFocused();
    expect(provider.requests).toHaveLength(0);

    await page.getByRole('link', { name: told }).click();
    await expect(trap).toBeFocused();
    await expect(trap).toHaveAccessibleDescription(told);
    await trap.fill('');
    await expect(trap).toBeFocused();
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests).toHaveLength(1);
  });
});
