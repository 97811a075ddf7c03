import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { english, fillIn, german, onForm, openForm } from './support/contact.ts';
import { test } from './support/contact-site.ts';
import { expect } from './support/fixtures.ts';

const REFERENCE = /SM-[2-9A-Z]{4}-[2-9A-Z]{4}/;

for (const texts of [german, english]) {
  // Colours, structure and layout are the same in both languages; only words are not.
  const tag = texts === german ? [] : ['@desktop'];
  const expectAccessibleOnce = (page: Page) =>
    texts === german && expectAccessible(page, '#contact');

  test.describe(`the form on ${texts.path}`, { tag }, () => {
    test('says all that is missing, and leads there', async ({ page, provider }) => {
      await openForm(page, texts.path);
      const form = onForm(page, texts);
      await form.send.click();

      const summary = page.getByRole('region', { name: texts.check });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([
        texts.firstNameRequired,
        texts.lastNameRequired,
        texts.emailOrPhone,
        texts.reasonRequired,
        texts.consentRequired,
      ]);
      await expect(form.firstName).toHaveAccessibleDescription(texts.firstNameRequired);
      await expect(form.email).toHaveAccessibleDescription(texts.emailOrPhone);
      await expect(form.phone).toHaveAccessibleDescription(texts.emailOrPhone);
      await expect(form.reason).toHaveAccessibleDescription(texts.reasonRequired);
      await expect(form.consent).toHaveAccessibleDescription(texts.consentRequired);
      for (const field of [form.firstName, form.email, form.phone, form.reason, form.consent]) {
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
      await expectAccessibleOnce(page);

      await summary.getByRole('link', { name: texts.lastNameRequired }).click();
      await expect(form.lastName).toBeFocused();
      await form.lastName.fill('Lovelace');
      await expect(form.lastName).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(texts.lastNameRequired)).toHaveCount(0);
      await form.email.fill('ada');
      await expect(form.email).toHaveAccessibleDescription(new RegExp(`^${texts.emailInvalid}`));
      await expect(form.phone).not.toHaveAttribute('aria-invalid', 'true');
      expect(provider.requests).toHaveLength(0);
    });

    test('tells of a failure and loses nothing, then sends once, thanks, and starts anew', async ({
      page,
      provider,
      expectFault,
    }) => {
      expectFault(/502/);
      provider.answer((response) => response.writeHead(500).end());
      await openForm(page, texts.path);
      await fillIn(page, texts);
      const form = onForm(page, texts);
      await form.phone.fill('040 123456');
      await form.preferred.getByLabel(texts.byPhone).check({ force: true });
      await expectAccessibleOnce(page);
      await form.send.click();

      await expect(form.failed).toBeFocused();
      await expect(form.failed).toContainText(texts.connection);
      await expect(form.failed).toContainText(texts.hint);
      await expect(form.failed).toContainText(texts.pending);
      const [reference = ''] = REFERENCE.exec(await form.failed.innerText()) ?? [];
      const link = form.failed.getByRole('link');
      await expect(link).toHaveAttribute('href', 'mailto:kontakt@stagemap.example');
      await expectAccessibleOnce(page);

      await form.retry.click();
      await expect(form.send).toBeFocused();
      await expect(form.firstName).toHaveValue('Ada');
      await expect(form.lastName).toHaveValue('Lovelace');
      await expect(form.email).toHaveValue('ada@example.org');
      await expect(form.phone).toHaveValue('040 123456');
      await expect(form.preferred.getByLabel(texts.byPhone)).toBeChecked();
      await expect(form.reason).toHaveValue('demo');
      await expect(form.consent).toBeChecked();

      const held = Promise.withResolvers<void>();
      provider.answer(async (response) => {
        await held.promise;
        response.writeHead(201).end();
      });
      await form.send.dblclick();
      await expect(page.getByRole('button', { name: texts.sending })).toBeDisabled();
      await expect(page.getByRole('status').filter({ hasText: texts.sending })).toHaveCount(1);
      await expectAccessibleOnce(page);
      held.resolve();

      await expect(form.thanks).toBeFocused();
      await expect(form.thanks).toContainText(`${texts.reference} ${reference}`);
      await expect(page.locator('form')).toBeHidden();
      await expectAccessibleOnce(page);
      // One failed and one arrived, both the same to the provider. On a busy machine the server may
      // have repeated it by itself meanwhile.
      const first = provider.requests[0];
      const second = provider.requests.at(-1);
      expect(provider.requests.length).toBeGreaterThan(1);
      expect(first?.body).toBe(
        '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org",' +
          '"phone":"+4940123456","countryCode":"+49","reason":"demo","preferredContact":"phone",' +
          '"consent":true,"turnstileToken":""}',
      );
      expect(second?.body).toBe(first?.body);
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);

      await form.again.click();
      await expect(form.firstName).toBeFocused();
      for (const field of [form.firstName, form.lastName, form.email, form.phone, form.reason]) {
        await expect(field).toHaveValue('');
      }
      await expect(form.consent).not.toBeChecked();

      // The next inquiry is another one, even with the same content.
      await fillIn(page, texts);
      await form.send.click();
      await expect(form.thanks).toBeVisible();
      await form.again.click();
      await fillIn(page, texts);
      await form.send.click();
      await expect(form.thanks).toBeVisible();
      const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
      expect(new Set(keys).size).toBe(3);
    });
  });
}

test('says so when one address sends too much, in its language @desktop', async ({
  page,
  provider,
  expectFault,
}) => {
  expectFault(/502/);
  expectFault(/429/);
  provider.answer((response) => response.writeHead(500).end());
  await openForm(page, '/');
  await fillIn(page);
  const { failed, retry, send } = onForm(page);
  for (let number = 0; number < 5; number++) {
    await send.click();
    await expect(failed).toContainText(german.connection);
    await retry.click();
  }
  await send.click();
  await expect(failed).toContainText(german.limited);
  await expect(failed.getByRole('link')).toHaveText('kontakt@stagemap.example');

  await openForm(page, '/en');
  await fillIn(page, english);
  const inEnglish = onForm(page, english);
  await inEnglish.send.click();
  await expect(inEnglish.failed).toContainText(english.limited);
  await expect(inEnglish.failed.getByRole('link')).toHaveText('kontakt@stagemap.example');
  // The server repeats what failed by itself, always under the one key.
  expect(provider.requests.length).toBeGreaterThanOrEqual(5);
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('the form helps with filling it in, and Enter in a field sends it @desktop', async ({
  page,
  provider,
}) => {
  await openForm(page, '/');
  const form = onForm(page);
  for (const field of [form.firstName, form.lastName, form.reason, form.consent]) {
    await expect(field).toHaveAttribute('required');
  }
  for (const label of ['Vorname *', 'Nachname *', 'Anliegen *']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('* Pflichtfeld')).toBeVisible();
  await expect(form.firstName).toHaveAttribute('autocomplete', 'given-name');
  await expect(form.lastName).toHaveAttribute('autocomplete', 'family-name');
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.email).toHaveAttribute('autocomplete', 'email');
  await expect(form.email).toHaveAttribute('inputmode', 'email');
  await expect(form.phone).toHaveAttribute('type', 'tel');
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel');
  await expect(form.phone).toHaveAttribute('inputmode', 'tel');
  await expect(form.reason.getByRole('option')).toHaveText([
    'Bitte wählen',
    'Angebot anfordern',
    'Demo vereinbaren',
    'Informationen erhalten',
    'Support erhalten',
  ]);

  await fillIn(page);
  await form.email.press('Enter');
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test('a lost connection is a failure, too @desktop', async ({ page, context, expectFault }) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.failed).toContainText('Verbindung fehlgeschlagen.');
  await context.setOffline(false);
  await form.retry.click();
  await form.send.click();
  await expect(form.thanks).toBeVisible();
});

test('what a robot fills in is not sent on @desktop', async ({ page, provider, expectFault }) => {
  expectFault(/422/);
  await openForm(page, '/');
  await fillIn(page);
  await page.locator('[name=website]').fill('https://spam.example', { force: true });
  await onForm(page).send.click();
  await expect(onForm(page).failed).toBeVisible();
  expect(provider.requests).toHaveLength(0);
});
