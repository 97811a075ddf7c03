import { expectAccessible } from '../support/accessibility.ts';
import { english, german, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

for (const texts of [german, english]) {
  // Colours, structure and layout are the same in both languages; only words are not.
  test.describe(`the form on ${texts.path}`, {
    tag: texts === german ? [] : '@long',
  }, () => {
    test('says all that is missing at once, and at each field', async ({ page, provider }) => {
      await openForm(page, texts.path);
      const form = onForm(page, texts);
      await form.send.click();
      const summary = page.getByRole('region', { name: texts.check });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('listitem')).toHaveText([
        texts.firstNameRequired,
        texts.lastNameRequired,
        texts.emailOrPhone,
        texts.reasonRequired,
        texts.consentRequired,
      ]);
      if (texts === german) await expectAccessible(page, '#contact');
      expect(provider.requests).toHaveLength(0);
      for (const [field, problem] of [
        [form.firstName, texts.firstNameRequired],
        [form.email, texts.emailOrPhone],
        [form.phone, texts.emailOrPhone],
        [form.reason, texts.reasonRequired],
        [form.consent, `${texts.consentRequired} ${texts.withdrawal}`],
      ] as const) {
        await expect(field).toHaveAccessibleDescription(problem);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
      }
    });
  });
}

test('each line of the summary leads to its field, where the problem goes with its cause', async ({
  page,
}) => {
  await openForm(page, '/');
  const form = onForm(page);
  await form.send.click();
  await page.getByRole('link', { name: german.lastNameRequired }).click();
  await expect(form.lastName).toBeFocused();
  await form.lastName.fill('Lovelace');
  await expect(form.lastName).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(german.lastNameRequired)).toHaveCount(0);
});

test('an e-mail address that is none is told, and the phone number is not to blame', {
  tag: '@long',
}, async ({ page }) => {
  for (const texts of [german, english]) {
    await openForm(page, texts.path);
    const form = onForm(page, texts);
    await form.send.click();
    await form.email.fill('ada');
    await expect(form.email).toHaveAccessibleDescription(new RegExp(`^${texts.emailInvalid}`));
    await expect(form.phone).not.toHaveAttribute('aria-invalid', 'true');
  }
});
