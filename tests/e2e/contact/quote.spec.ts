import { introduce, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

const SUMMARY =
  '/preiskalkulator/pro?yearly=true&users=45&systems=4&landscapes=2&addons=sso,reporting';

test('a quote is asked for what is shown then; other prices and plans lose nothing that is typed', async ({
  page,
  provider,
}) => {
  await openForm(page, SUMMARY);
  const form = onForm(page);
  const lastInquiry = () => JSON.parse(provider.requests.at(-1)?.body ?? '');

  await test.step('the whole summary is sent along', async () => {
    await expect(form.reason).toHaveValue('quote');
    await introduce(form);
    await form.phone.fill('+41 44 668 18 00');
    await page.getByRole('button', { name: 'Benutzer: einer mehr' }).click();
    await expect(page).toHaveURL(/users=46/);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(lastInquiry()).toMatchObject({
      reason: 'quote',
      phone: '+41446681800',
      // Pro includes sso, so it is not sent (D17).
      pricingDetails: {
        plan: 'Pro',
        isYearly: true,
        users: 46,
        systems: 4,
        landscapes: 2,
        addons: ['reporting'],
      },
    });
  });

  await test.step('typed text moves to the form of a sales-only plan and back', async () => {
    await form.again.click();
    await introduce(form);
    await form.email.fill('ada@example.org');
    await page.getByRole('link', { name: 'Enterprise wählen' }).click();
    await expect(page.locator('#price-summary')).toHaveCount(0);
    await expect(form.lastName).toHaveValue('Lovelace');
    await page.getByRole('link', { name: 'Core wählen' }).click();
    await expect(page).toHaveURL(/core\?yearly=true&users=3&/);
    await expect(form.lastName).toHaveValue('Lovelace');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(lastInquiry()).toMatchObject({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      reason: 'quote',
      consent: true,
      pricingDetails: { plan: 'Core', isYearly: true, users: 3, systems: 2, landscapes: 1 },
    });
  });

  await test.step('the next form is empty; a sales-only plan asks with plan and billing', async () => {
    await page.getByRole('link', { name: 'Enterprise wählen' }).click();
    await expect(form.lastName).toHaveValue('');
    await expect(form.consent).not.toBeChecked();
    await introduce(form);
    await form.email.fill('ada@example.org');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests.at(-1)?.body).toContain(
      '"reason":"quote","consent":true,"turnstileToken":"",' +
        '"pricingDetails":{"plan":"Enterprise","isYearly":true}}',
    );
    expect(provider.requests).toHaveLength(3);
  });
});
