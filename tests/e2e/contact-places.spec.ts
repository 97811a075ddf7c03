import { expectAccessible } from './support/accessibility.ts';
import { waitForScripts } from './support/calculator.ts';
import { english, german, introduce, onForm, openForm } from './support/contact.ts';
import { test } from './support/contact-site.ts';
import { expect } from './support/fixtures.ts';
import { openWithHeldScripts } from './support/held-scripts.ts';
import { OWN_PRICES, storePrices } from './support/stored-prices.ts';

const SUMMARY =
  '/preiskalkulator/pro?yearly=true&users=45&systems=4&landscapes=2&addons=sso,reporting';

for (const texts of [german, english]) {
  const prefix = texts === english ? '/en' : '';

  test(`in the calculator${prefix} the whole summary is sent along @desktop`, async ({
    page,
    provider,
  }) => {
    await openForm(page, prefix + SUMMARY);
    const form = onForm(page, texts);
    await expect(form.reason).toHaveValue('quote');
    await introduce(form);
    await form.phone.fill('040 123456');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        reason: 'quote',
        phone: '+4940123456',
        // Pro includes sso, so it is not sent (D17).
        pricingDetails: {
          plan: 'Pro',
          isYearly: true,
          users: 45,
          systems: 4,
          landscapes: 2,
          addons: ['reporting'],
        },
      },
    ]);
  });
}

test('prices that change while the form is filled in lose nothing, and are sent as they are then', async ({
  page,
  provider,
}) => {
  await openForm(page, '/preiskalkulator/pro');
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.phone.fill('+41 44 668 18 00');
  await page.getByRole('button', { name: 'Benutzer: einer mehr' }).click();
  await expect(page).toHaveURL(/users=11/);
  await expect(form.lastName).toHaveValue('Lovelace');

  // A sales-only plan has a form of its own; it takes over what was typed, as does the way back.
  await page.getByRole('link', { name: 'Enterprise wählen' }).click();
  await expect(page.locator('#price-summary')).toHaveCount(0);
  await expect(form.lastName).toHaveValue('Lovelace');
  await page.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL(/core\?yearly=false&users=3&/);
  await expect(form.lastName).toHaveValue('Lovelace');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.org',
    phone: '+41446681800',
    reason: 'quote',
    consent: true,
    pricingDetails: { plan: 'Core', isYearly: false, users: 3, systems: 2, landscapes: 1 },
  });

  // What has been sent is not left for the next form. A sales-only plan asks with plan and billing.
  await page.getByRole('link', { name: 'Enterprise wählen' }).click();
  await expect(form.lastName).toHaveValue('');
  await expect(form.consent).not.toBeChecked();
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests[1]?.body).toContain(
    '"reason":"quote","consent":true,"turnstileToken":"",' +
      '"pricingDetails":{"plan":"Enterprise","isYearly":false}}',
  );
});

test('a plan without a title is shown and asked for under its id (D21)', {
  tag: '@desktop',
}, async ({ page, provider }) => {
  const PRICING_PLANS = OWN_PRICES.PRICING_PLANS.map((plan) => ({ ...plan, title: '' }));
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS }));
  await openForm(page, '/preiskalkulator/plan-3');
  await expect(page.getByRole('link', { name: 'plan-3 ausgewählt' })).toBeVisible();
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
    pricingDetails: { plan: 'plan-3', isYearly: false, users: 50, systems: 5, landscapes: 2 },
  });
});

test.describe('pricing details in a hidden input (D28)', () => {
  const addInput = (value: string) => `
    document.addEventListener('DOMContentLoaded', () => {
      const input = document.createElement('input');
      input.type = 'hidden';
      input.name = 'pricingDetails';
      input.value = ${JSON.stringify(value)};
      document.body.append(input);
    });`;

  test('ask for a quote, and the input goes @desktop', async ({ page, provider }) => {
    await page.addInitScript(addInput('{"plan":"Pro","isYearly":true}'));
    await openForm(page, '/');
    const form = onForm(page);
    await expect(form.reason).toHaveValue('quote');
    await expect(page.getByText('Ihre Auswahl: Pro')).toBeVisible();
    await expect(page.locator('input[name=pricingDetails]')).toHaveCount(0);
    await expectAccessible(page, '#contact');
    await introduce(form);
    await form.email.fill('ada@example.org');
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests[0]?.body).toContain('"pricingDetails":{"plan":"Pro","isYearly":true}');
  });

  test('go unread when they cannot be read @desktop', async ({ page }) => {
    await page.addInitScript(addInput('{"plan":'));
    await openForm(page, '/');
    await expect(page.locator('input[name=pricingDetails]')).toHaveCount(0);
    await expect(onForm(page).reason).toHaveValue('');
  });
});

test.describe('before its code is there', () => {
  for (const { address, tag } of [
    { address: '/', tag: [] },
    { address: '/preiskalkulator/pro', tag: '@desktop' },
  ]) {
    test(`the form on ${address} keeps what is typed and sends nothing`, { tag }, async ({
      page,
      provider,
    }) => {
      const release = await openWithHeldScripts(page, address);
      const form = onForm(page);
      await introduce(form);
      await form.phone.fill('+41 44 668 18 00');
      await form.reason.selectOption('Support erhalten');
      await form.email.fill('ada@example.org');
      expect(new URL(page.url()).pathname).toBe(address);
      release();

      // It needs no more of the visitor, and he stays where he is.
      await waitForScripts(page);
      await expect(form.email).toBeFocused();
      await expect(form.email).toBeInViewport();
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

  test('what is sent before the scripts run is sent once', async ({ page, provider }) => {
    const release = await openWithHeldScripts(page, '/');
    const form = onForm(page);
    await introduce(form);
    await form.reason.selectOption('Support erhalten');
    await form.email.fill('ada@example.org');
    await form.email.press('Enter');
    await form.send.click();
    expect(provider.requests).toHaveLength(0);
    release();
    await expect(form.thanks).toBeVisible();
    expect(provider.requests).toHaveLength(1);
  });

  test('scripts that cannot be loaded leave e-mail and phone, and the next sign tries again @desktop', async ({
    page,
    expectFault,
  }) => {
    expectFault(/assets\/.+\.js/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/#contact');
    const form = onForm(page);
    await form.firstName.fill('Ada');
    const mail = page
      .getByRole('region', { name: 'Kontakt' })
      .getByRole('link', { name: /kontakt@/ });
    await expect(mail).toBeVisible();
    await page.unroute('**/assets/*.js');
    await form.lastName.fill('Lovelace');
    await waitForScripts(page);
    await expect(mail).toBeHidden();
    await expect(form.firstName).toHaveValue('Ada');
    await expect(form.lastName).toHaveValue('Lovelace');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('e-mail and phone take the place of the form @desktop', async ({ page }) => {
    for (const address of ['/', '/en', '/preiskalkulator/pro', '/preiskalkulator/enterprise']) {
      await page.goto(address);
      await expect(page.locator('form')).toBeHidden();
      const main = page.getByRole('main');
      const mail = main.getByRole('link', { name: 'kontakt@stagemap.example' }).last();
      await expect(mail).toBeVisible();
      await expect(main.locator('a[href^="tel:+49"]').last()).toBeVisible();
    }
  });
});
