import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { introduce, onForm } from './support/contact.ts';
import { test } from './support/contact-site.ts';
import { expect } from './support/fixtures.ts';

test.describe('before its code is there', () => {
  for (const { address, tag } of [
    { address: '/', tag: [] },
    { address: '/preiskalkulator/pro', tag: '@desktop' },
  ]) {
    test(`the form on ${address} keeps what is typed and sends nothing`, { tag }, async ({
      page,
      provider,
    }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const form = onForm(page);
      await introduce(form);
      await form.phone.fill('+41 44 668 18 00');
      await form.reason.selectOption('Support erhalten');
      await form.email.fill('ada@example.org');
      await form.email.press('Enter');
      await form.send.click();
      expect(new URL(page.url()).pathname).toBe(address);
      held.resolve();

      // It needs no more of the visitor, and he stays where he is.
      await expect(page.locator('form button[type=submit]')).toBeInViewport();
      await expect(form.send).toBeFocused();
      await expect(form.firstName).toHaveValue('Ada');
      await expect(form.lastName).toHaveValue('Lovelace');
      await expect(form.email).toHaveValue('ada@example.org');
      await expect(form.phone).toHaveValue('44 668 18 00');
      await expect(form.reason).toHaveValue('support');
      await expect(form.consent).toBeChecked();
      await form.send.click();
      await expect(form.thanks).toBeVisible();
      expect(provider.requests).toHaveLength(1);
      expect(provider.requests[0]?.body).toContain(
        '"email":"ada@example.org","phone":"+41446681800","countryCode":"+41","reason":"support"',
      );
    });
  }

  test('code that cannot be loaded leaves e-mail and phone @desktop', async ({
    page,
    expectFault,
  }) => {
    const chunk = findChunk('given-name');
    expectFault(new RegExp(chunk));
    await page.route(`**/${chunk}`, (route) => route.abort());
    for (const address of ['/', '/preiskalkulator/enterprise']) {
      await page.goto(address);
      // At once: when it comes near it goes.
      await page.locator('form').evaluate((form) => form.scrollIntoView());
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([
        'kontakt@stagemap.example',
        '+49 40 000000-0',
      ]);
    }
  });
});

/** The file of the built site with a text that only one of them holds. */
function findChunk(text: string): string {
  const folder = fileURLToPath(new URL('../../dist/client/assets/', import.meta.url));
  const isIt = (name: string) =>
    name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text);
  return readdirSync(folder).find(isIt) ?? '';
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('e-mail and phone take the place of the form @desktop', async ({ page }) => {
    for (const address of ['/', '/en', '/preiskalkulator/pro', '/preiskalkulator/enterprise']) {
      await page.goto(address);
      await expect(page.locator('form')).toBeHidden();
      const main = page.getByRole('main');
      const mail = main.locator('noscript a[href="mailto:kontakt@stagemap.example"]');
      await expect(mail).toBeVisible();
      await expect(main.locator('noscript a[href^="tel:+49"]')).toBeVisible();
    }
  });
});
