import { expectAccessible } from '../support/accessibility.ts';
import { english, fillIn, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

for (const texts of [german, english]) {
  test(`a failure on ${texts.path} names the way round it`, {
    tag: texts === german ? [] : '@long',
  }, async ({ page, provider, expectFault }) => {
    expectFault(/502/);
    provider.answer((response) => response.writeHead(500).end());
    await openForm(page, texts.path);
    await fillIn(page, texts);
    const form = onForm(page, texts);
    await form.send.click();
    await expect(form.failed).toBeFocused();
    await expect(form.failed).toContainText(texts.connection);
    await expect(form.failed).toContainText(texts.saved);
    await expect(form.failed).toContainText(texts.hint);
    const link = form.failed.getByRole('link');
    await expect(link).toHaveAttribute('href', 'mailto:kontakt@stagemap.example');
    await expectAccessible(page, '#contact');
  });
}

test('"Erneut versuchen" finds everything as it was (D27)', async ({
  page,
  provider,
  expectFault,
}) => {
  expectFault(/502/);
  provider.answer((response) => response.writeHead(500).end());
  await openForm(page, '/');
  await fillIn(page);
  const form = onForm(page);
  await form.phone.fill('040 123456');
  await form.preferred.getByLabel('Telefon').check({ force: true });
  await form.send.click();
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

test('says so when one address sends too much, in its language', { tag: '@long' }, async ({
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
  // The server repeats by itself what failed, always under the one key.
  expect(provider.requests.length).toBeGreaterThanOrEqual(5);
  const keys = provider.requests.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
});

test('a lost connection is a failure, too @long', async ({ page, context, expectFault }) => {
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
