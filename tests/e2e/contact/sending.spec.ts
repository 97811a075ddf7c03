import { expectAccessible } from '../support/accessibility.ts';
import { english, fillIn, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

for (const texts of [german, english]) {
  test(`the form on ${texts.path} says that it is sending, then thanks`, {
    tag: texts === german ? '@both' : '@long',
  }, async ({ page, provider }) => {
    const held = Promise.withResolvers<void>();
    provider.answer(async (response) => {
      await held.promise;
      response.writeHead(201).end();
    });
    await openForm(page, texts.path);
    await fillIn(page, texts);
    const form = onForm(page, texts);
    await form.send.dblclick();
    await expect(page.getByRole('button', { name: texts.sending })).toBeDisabled();
    await expect(page.getByRole('status').filter({ hasText: texts.sending })).toHaveCount(1);
    if (texts === german) await expectAccessible(page, '#contact');
    held.resolve();

    await expect(form.thanks).toBeFocused();
    await expect(form.thanks).toContainText(texts.reference);
    await expect(page.locator('form')).toBeHidden();
    if (texts === german) await expectAccessible(page, '#contact');
    expect(provider.requests).toHaveLength(1);
  });
}

test('one inquiry is sent anew under its key, another one under its own', async ({
  page,
  provider,
  expectFault,
}) => {
  expectFault(/502/);
  provider.answer((response) => response.writeHead(500).end());
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.send.click();
  await expect(form.failed).toContainText(german.saved);
  const [reference = 'none'] = /SM-[2-9A-Z-]{9}/.exec(await form.failed.innerText()) ?? [];
  await form.retry.click();
  provider.answer((response) => response.writeHead(200).end());
  await form.send.click();
  await expect(form.thanks).toContainText(`Ihre Referenznummer: ${reference}`);
  await form.again.click();
  await fillIn(page);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await expect(form.thanks).not.toContainText(reference);
  // On a busy machine the server repeats the first by itself meanwhile. The last has the same
  // content and is another inquiry all the same.
  expect(provider.requests.length).toBeGreaterThanOrEqual(3);
  expect(new Set(provider.requests.map(({ body }) => body)).size).toBe(1);
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys.slice(0, -1)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
});

test('what is sent holds exactly what was filled in (spec §7)', async ({ page, provider }) => {
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.phone.fill('040 123456');
  await form.preferred.getByLabel('Telefon').check({ force: true });
  await expectAccessible(page, '#contact');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests.map(({ body }) => body)).toEqual([
    '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org",' +
      '"phone":"+4940123456","countryCode":"+49","reason":"demo","preferredContact":"phone",' +
      '"consent":true,"turnstileToken":""}',
  ]);
});

test('"Neue Anfrage" starts with an empty form', async ({ page }) => {
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.send.click();
  await form.again.click();
  await expect(form.firstName).toBeFocused();
  for (const field of [form.firstName, form.lastName, form.email, form.phone, form.reason]) {
    await expect(field).toHaveValue('');
  }
  await expect(form.consent).not.toBeChecked();
});

test('a demo asked for after an inquiry is the reason of the next one', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.reason.selectOption('Informationen erhalten');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await page.getByRole('link', { name: 'Demo vereinbaren' }).first().click();
  await form.again.click();
  await expect(form.reason).toHaveValue('demo');
  // Once: the inquiry after that begins empty.
  await fillIn(page);
  await form.reason.selectOption('Informationen erhalten');
  await form.send.click();
  await form.again.click();
  await expect(form.reason).toHaveValue('');
});

test('what came along from another page is not in the next form', {
  tag: '@long',
}, async ({ page }) => {
  await openForm(page, '/');
  await fillIn(page);
  await page.getByRole('link', { name: 'Preis berechnen' }).click();
  const form = onForm(page);
  await expect(form.firstName).toHaveValue('Ada');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await form.again.click();
  await expect(form.firstName).toHaveValue('');
  await expect(form.consent).not.toBeChecked();
});
