import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { fillIn, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

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
  const fillInAll = async () => {
    await fillIn(page);
    await form.phone.fill('040 123456');
    await form.preferred.getByLabel('Telefon').check({ force: true });
  };
  await fillInAll();

  await test.step('a lost connection is a failure', async () => {
    await context.setOffline(true);
    await form.send.click();
    await expect(form.failed).toContainText(german.connection);
    await context.setOffline(false);
    await form.retry.click();
  });

  provider.answer((response) => response.writeHead(500).end());
  await form.send.click();
  await expect(form.failed).toBeFocused();
  await expect(form.failed).toContainText(german.connection);
  await expect(form.failed).toContainText(german.saved);
  await expect(form.failed).toContainText(german.hint);
  const link = form.failed.getByRole('link');
  await expect(link).toHaveAttribute('href', `mailto:${DELIVERED_COMPANY.contactEmail}`);
  await expectAccessible(page, '#contact');
  const [reference = 'none'] = /SM-[2-9A-Z-]{9}/.exec(await form.failed.innerText()) ?? [];

  await test.step('"Erneut versuchen" finds everything as it was', async () => {
    await form.retry.click();
    await expect(form.send).toBeFocused();
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.lastName).toHaveValue('Lovelace');
    await expect(form.email).toHaveValue('ada@example.org');
    await expect(form.phone).toHaveValue('040 123456');
    await expect(form.preferred.getByLabel('Telefon')).toBeChecked();
    await expect(form.reason).toHaveValue('demo');
    await expect(form.consent).toBeChecked();
  });

  provider.answer((response) => response.writeHead(200).end());
  await form.send.click();
  await expect(form.thanks).toContainText(`Ihre Referenznummer: ${reference}`);

  await test.step('"Neue Anfrage" starts with an empty form', async () => {
    await form.again.click();
    await expect(form.firstName).toBeFocused();
    for (const field of [form.firstName, form.lastName, form.email, form.phone, form.reason]) {
      await expect(field).toHaveValue('');
    }
    await expect(form.consent).not.toBeChecked();
  });

  await fillInAll();
  await form.email.press('Enter');
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

test('says so when one address sends too much', { tag: '@long' }, async ({
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
  await expect(failed.getByRole('link')).toHaveText(DELIVERED_COMPANY.contactEmail);

  // The server repeats by itself what failed, always under the one key.
  expect(provider.requests.length).toBeGreaterThanOrEqual(5);
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});
