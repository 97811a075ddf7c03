import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('the form says that it is sending, then thanks; what is sent is what was filled in (spec §7)', async ({
  page,
  provider,
}) => {
  const held = Promise.withResolvers<void>();
  provider.answer(async (response) => {
    await held.promise;
    response.writeHead(201).end();
  });
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.phone.fill('040 123456');
  await form.preferred.getByLabel('Telefon').check({ force: true });
  await expectAccessible(page, '#contact');
  await form.send.dblclick();
  await expect(page.getByRole('button', { name: german.sending })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: german.sending })).toHaveCount(1);
  held.resolve();

  await expect(form.thanks).toBeFocused();
  await expect(form.thanks).toContainText(german.reference);
  await expect(page.locator('form')).toBeHidden();
  await expectAccessible(page, '#contact');
  expect(provider.requests.map(({ body }) => body)).toEqual([
    '{"firstName":"Ada","lastName":"Lovelace","email":"ada@example.org",' +
      '"phone":"+4940123456","countryCode":"+49","reason":"demo","preferredContact":"phone",' +
      '"consent":true,"turnstileToken":""}',
  ]);

  await test.step('the next form holds nothing of it but the demo that was asked for since', async () => {
    await form.again.click();
    await expect(form.reason).toHaveValue('');
    await fillIn(page);
    await form.reason.selectOption('Informationen erhalten');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await page.getByRole('link', { name: 'Demo vereinbaren' }).first().click();
    await form.again.click();
    await expect(form.reason).toHaveValue('demo');
  });

  await test.step('what came along from another page is not in the one after it either', async () => {
    await fillIn(page);
    await form.reason.selectOption('Informationen erhalten');
    await page.getByRole('link', { name: 'Preis berechnen' }).click();
    await expect(page.getByRole('heading', { name: 'Preiskalkulator' })).toBeVisible();
    await expect(form.firstName).toHaveValue('Ada');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    await form.again.click();
    await expect(form.firstName).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
  });
});
