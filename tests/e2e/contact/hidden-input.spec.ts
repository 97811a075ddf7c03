import { introduce, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('pricing details in a hidden input ask for a quote, and the input goes (D28)', {
  tag: '@long',
}, async ({ page, provider }) => {
  const form = onForm(page);
  const input = page.locator('input[name=pricingDetails]');

  await test.step('one that cannot be read is ignored', async () => {
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', () =>
      document.body.insertAdjacentHTML('beforeend', '<input type=hidden name=pricingDetails value=unreadable>'))`);
    await openForm(page, '/');
    await expect(input).toHaveCount(0);
    await expect(form.reason).toHaveValue('');
  });

  await test.step('a script may insert a readable one later', async () => {
    await page.evaluate(() => {
      const value = '{"plan":"Pro","isYearly":true}';
      const input = document.createElement('input');
      document.body.append(Object.assign(input, { type: 'hidden', name: 'pricingDetails', value }));
    });
    await expect(form.reason).toHaveValue('quote');
    await expect(page.getByText('Ihre Auswahl: Pro')).toBeVisible();
    await expect(input).toHaveCount(0);
  });

  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests[0]?.body).toContain('"pricingDetails":{"plan":"Pro","isYearly":true}');
});
