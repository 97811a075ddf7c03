import { introduce, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test.describe('pricing details in a hidden input (D28)', () => {
  const addInput = (value: string) => `
    document.addEventListener('DOMContentLoaded', () => {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = 'pricingDetails';
      input.value = ${JSON.stringify(value)};
      document.body.append(input);
    });`;

  test('ask for a quote, and the input goes', { tag: '@long' }, async ({ page, provider }) => {
    await page.addInitScript(addInput('{"plan":"Pro","isYearly":true}'));
    await openForm(page, '/');
    const form = onForm(page);
    await expect(form.reason).toHaveValue('quote');
    await expect(page.getByText('Ihre Auswahl: Pro')).toBeVisible();
    await expect(page.locator('input[name=pricingDetails]')).toHaveCount(0);
    await introduce(form);
    await form.email.fill('ada@example.org');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests[0]?.body).toContain('"pricingDetails":{"plan":"Pro","isYearly":true}');
  });

  test('go unread when they cannot be read, and are read when they come later', async ({
    page,
  }) => {
    await page.addInitScript(addInput('{"plan":'));
    await openForm(page, '/');
    await expect(page.locator('input[name=pricingDetails]')).toHaveCount(0);
    await expect(onForm(page).reason).toHaveValue('');

    // A script inserts a readable one while the page is open.
    await page.evaluate(() => {
      const value = '{"plan":"Core","isYearly":false}';
      const input = document.createElement('input');
      document.body.append(Object.assign(input, { type: 'hidden', name: 'pricingDetails', value }));
    });
    await expect(onForm(page).reason).toHaveValue('quote');
    await expect(page.getByText('Ihre Auswahl: Core')).toBeVisible();
    await expect(page.locator('input[name=pricingDetails]')).toHaveCount(0);
  });
});
