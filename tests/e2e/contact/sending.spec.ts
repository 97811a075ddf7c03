import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('the form says that it is sending, then thanks; the next one is empty (spec §7)', async ({
  page,
  context,
  provider,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
      '"phone":"+4940123456","countryCode":"+49","reason":"demo","preferredContact":"phone",' +
      '"consent":true,"turnstileToken":""}',
  ]);

  await form.again.click();
  await expect(form.firstName).toBeFocused();
  for (const field of [form.firstName, form.lastName, form.email, form.phone, form.reason]) {
    await expect(field).toHaveValue('');
  }
  await expect(form.consent).not.toBeChecked();
});

test('what fails is found as it was, and is sent anew under its key; the next is another inquiry (D27)', async ({
  page,
  context,
  provider,
  expectFault,
}) => {
  expectFault(/502/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page, '/');
  const form = onForm(page);
  await fillIn(page);
  await form.phone.fill('040 123456');
  await form.preferred.getByLabel('Telefon').check({ force: true });

  await context.setOffline(true);
  await form.send.click();
  await expect(form.failed).toBeFocused();
  await context.setOffline(false);
  await form.retry.click();
  provider.answer((response) => response.writeHead(500).end());
  await form.send.click();
  await expect(form.failed).toBeFocused();
  const link = form.failed.getByRole('link');
  await expect(link).toHaveAttribute('href', `mailto:${DELIVERED_COMPANY.contactEmail}`);
  await expectAccessible(page, '#contact');
  const [reference = 'none'] = /SM-[2-9A-Z-]{9}/.exec(await form.failed.innerText()) ?? [];

  await form.retry.click();
  await expect(form.send).toBeFocused();
  await expect(form.phone).toHaveValue('040 123456');
  await expect(form.preferred.getByLabel('Telefon')).toBeChecked();
  provider.answer((response) => response.writeHead(200).end());
  await form.send.click();
  await expect(form.thanks).toContainText(`Ihre Referenznummer: ${reference}`);

  await form.again.click();
  await fillIn(page);
  await form.phone.fill('040 123456');
  await form.preferred.getByLabel('Telefon').check({ force: true });
  await form.email.press('Enter');
  await expect(form.thanks).toBeVisible();
  await expect(form.thanks).not.toContainText(reference);
  // On a busy machine the server repeats the first by itself meanwhile. The last has the same
  // content and is another inquiry all the same.
  expect(new Set(provider.requests.map(({ body }) => body)).size).toBe(1);
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys.slice(0, -1)).size).toBe(1);
  expect(new Set(keys).size).toBe(2);
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
