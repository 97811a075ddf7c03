import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';
import { translateTexts } from '../support/translator.ts';

const LAST_NAME = 'Bitte geben Sie Ihren Nachnamen an.';

test('what is missing is said, what fails is sent anew, and the next inquiry is another, on a translated page too', async ({
  page,
  context,
  provider,
  expectFault,
}) => {
  expectFault(/502/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, '/');
  const form = onForm(page);
  const { phone, country, email, preferred } = form;

  // `inquiry.test.ts` and `phone.test.ts` know what is a problem.
  await test.step('all that is missing is in a list, whose lines lead to the fields', async () => {
    await form.send.click();
    const problems = page.getByRole('region', { name: 'Bitte prüfen Sie 5 Angaben' });
    await expect(problems).toBeFocused();
    await expect(problems.getByRole('listitem')).toHaveText([
      'Bitte geben Sie Ihren Vornamen an.',
      LAST_NAME,
      'Bitte geben Sie entweder eine E-Mail-Adresse oder eine Telefonnummer an.',
      'Bitte wählen Sie Ihr Anliegen.',
      'Bitte stimmen Sie der Kontaktaufnahme zu.',
    ]);
    for (const field of [form.firstName, form.lastName, email, phone, form.reason, form.consent]) {
      await expect(field).toHaveAccessibleDescription(/^Bitte /);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, '#contact');
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
  });

  await test.step('it says that it is sending, then thanks (spec §7)', async () => {
    const held = Promise.withResolvers<void>();
    provider.answer(async (response) => {
      await held.promise;
      response.writeHead(201).end();
    });
    await preferred.getByLabel('Telefon').check({ force: true });
    await form.send.dblclick();
    await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeDisabled();
    await expect(page.getByRole('status').filter({ hasText: 'Wird gesendet...' })).toHaveCount(1);
    held.resolve();
    await expect(form.thanks).toBeFocused();
    await expect(form.thanks).toContainText(/Ihre Referenznummer: SM-[2-9A-Z-]{9}/);
    await expect(page.locator('form')).toBeHidden();
    await form.thanks.getByRole('button', { name: 'Nummer kopieren' }).click();
    await expect(form.thanks.getByRole('status')).toHaveText('Kopiert.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SM-[2-9A-Z-]{9}$/);
    await expectAccessible(page, '#contact');
    expect(provider.requests.map(({ body }) => body)).toEqual([
      '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org",' +
        '"phone":"+4140123456","countryCode":"+41","reason":"demo","preferredContact":"phone",' +
        '"consent":true,"turnstileToken":""}',
    ]);
  });

  await test.step('the next one is empty', async () => {
    await form.again.click();
    await expect(form.firstName).toBeFocused();
    for (const field of [form.firstName, form.lastName, email, phone, form.reason]) {
      await expect(field).toHaveValue('');
    }
    await expect(form.consent).not.toBeChecked();
  });

  const reference = await test.step('what fails is found as it was', async () => {
    await fillIn(page);
    await phone.fill('040 123456');
    await preferred.getByLabel('Telefon').check({ force: true });
    await context.setOffline(true);
    await form.send.click();
    await expect(form.failed).toBeFocused();
    await context.setOffline(false);
    await form.retry.click();
    provider.requests.length = 0;
    provider.answer((response) => response.writeHead(500).end());
    await form.send.click();
    await expect(form.failed).toBeFocused();
    const link = form.failed.getByRole('link');
    await expect(link).toHaveAttribute('href', `mailto:${DELIVERED_COMPANY.contactEmail}`);
    await expectAccessible(page, '#contact');
    const shown = await form.failed.innerText();
    await form.retry.click();
    await expect(form.send).toBeFocused();
    await expect(phone).toHaveValue('040 123456');
    await expect(preferred.getByLabel('Telefon')).toBeChecked();
    return /SM-[2-9A-Z-]{9}/.exec(shown)?.[0] ?? 'none';
  });

  await test.step('it is sent anew under its key; the next is another inquiry (D27)', async () => {
    provider.answer((response) => response.writeHead(200).end());
    await form.send.click();
    await expect(form.thanks).toContainText(`Ihre Referenznummer: ${reference}`);

    await form.again.click();
    await page.evaluate(translateTexts);
    await form.send.click();
    await expect(page.getByText('Bitte geben Sie Ihren Vornamen an').first()).toBeVisible();
    await fillIn(page);
    await phone.fill('040 123456');
    await preferred.getByLabel('Telefon').check({ force: true });
    await form.email.press('Enter');
    await expect(form.thanks).toBeVisible();
    await expect(form.thanks).not.toContainText(reference);
    // On a busy machine the server repeats the first by itself meanwhile. The last has the same
    // content and is another inquiry all the same.
    expect(provider.requests[0]?.body).toContain('"phone":"+4940123456","countryCode":"+49"');
    expect(new Set(provider.requests.map(({ body }) => body)).size).toBe(1);
    const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys.slice(0, -1)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
    await form.again.click();
    await expect(form.firstName).toBeFocused();
  });
});

test('pricing details in a hidden input ask for a quote, and the input goes (D28)', {
  tag: '@long',
}, async ({ page }) => {
  const form = onForm(page);
  const input = page.locator('input[name=pricingDetails]');
  // `inquiry.test.ts` knows which ones are read.
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () =>
    document.body.insertAdjacentHTML('beforeend', '<input type=hidden name=pricingDetails value=unreadable>'))`);
  await openForm(page, '/');
  await expect(input).toHaveCount(0);
  await expect(form.reason).toHaveValue('');
  // A script may insert one later.
  await page.evaluate(() => {
    const value = '{"plan":"Pro","isYearly":true}';
    const input = document.createElement('input');
    document.body.append(Object.assign(input, { type: 'hidden', name: 'pricingDetails', value }));
  });
  await expect(form.reason).toHaveValue('quote');
  await expect(page.getByText('Ihre Auswahl: Pro')).toBeVisible();
  await expect(input).toHaveCount(0);
});
