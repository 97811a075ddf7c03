import { english, fillIn, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('visitors, browsers and password managers are told what each field takes', async ({
  page,
}) => {
  await openForm(page, '/');
  const form = onForm(page);
  for (const field of [form.firstName, form.lastName, form.reason, form.consent]) {
    await expect(field).toHaveAttribute('required');
  }
  for (const label of ['Vorname *', 'Nachname *', 'Anliegen *']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('* Pflichtfeld')).toBeVisible();
  await expect(form.reason.getByRole('option')).toHaveText([
    'Bitte wählen',
    'Angebot anfordern',
    'Demo vereinbaren',
    'Informationen erhalten',
    'Support erhalten',
  ]);
  for (const [field, attributes] of [
    [form.firstName, { autocomplete: 'given-name' }],
    [form.lastName, { autocomplete: 'family-name' }],
    [form.email, { type: 'email', autocomplete: 'email', inputmode: 'email' }],
    [form.phone, { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    // The trap for programs (D26).
    [page.locator('[name=comment]'), { autocomplete: 'off' }],
  ] as const) {
    for (const [name, value] of Object.entries(attributes)) {
      await expect(field).toHaveAttribute(name, value);
    }
  }
  for (const attribute of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type']) {
    await expect(page.locator('[name=comment]')).toHaveAttribute(attribute);
  }
});

test('Enter in a field sends the form', async ({ page, provider }) => {
  await openForm(page, '/');
  const form = onForm(page);
  await fillIn(page);
  await form.email.press('Enter');
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
});

test('the right to withdraw stands at the consent', async ({ page }) => {
  for (const texts of [german, english]) {
    await openForm(page, texts.path);
    await expect(page.getByText(texts.withdrawal)).toBeVisible();
    await expect(onForm(page, texts).consent).toHaveAccessibleDescription(texts.withdrawal);
  }
});
