import { german, introduce, onForm, openForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

test('a phone number is checked, switches the country, and is sent as it is dialled (spec §4, D23)', async ({
  page,
  provider,
}) => {
  await openForm(page, '/');
  const form = onForm(page);
  const { phone, country, email, preferred } = form;
  const problem = page.getByText(german.phoneInvalid);
  await expect(country).toHaveAccessibleName('Land und Vorwahl: Deutschland, +49');

  await test.step('it is checked while typing', async () => {
    await phone.pressSequentially('12');
    await expect(problem).toBeVisible();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await phone.pressSequentially('345');
    await expect(problem).toHaveCount(0);
    await phone.pressSequentially('x');
    await expect(problem).toBeVisible();
    await phone.fill('');
    await expect(problem).toHaveCount(0);
  });

  await test.step('+ and a dial code switch the country', async () => {
    await phone.pressSequentially('+41 44 668 18 00');
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Schweiz, +41');
    await expect(phone).toHaveValue('44 668 18 00');
    await expect(country.locator('img')).toHaveAttribute('src', '/flags/ch.svg');
    await phone.fill('0043 1 2345');
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Österreich, +43');
    await expect(phone).toHaveValue('1 2345');
    await phone.fill('');
  });

  await test.step('a way of contact can be preferred only when both are given', async () => {
    await email.fill('ada@example.org');
    await expect(preferred).toHaveCount(0);
    await phone.fill('040 123456');
    await expect(preferred.getByRole('radio', { checked: true })).toHaveCount(0);
    await preferred.getByLabel('E-Mail').check({ force: true });
    await phone.fill('');
    await expect(preferred).toHaveCount(0);
    // The choice is not remembered.
    await phone.fill('040 123456');
    await expect(preferred.getByRole('radio', { checked: true })).toHaveCount(0);
    await phone.fill('');
    await email.fill('');
  });

  await test.step('a pasted one loses its invisible marks and keeps the zeros that belong to it', async () => {
    await phone.fill('\u202a+39 06 6982\u202c');
    await expect(country).toHaveAccessibleName('Land und Vorwahl: Italien, +39');
    await expect(phone).toHaveValue('06 6982');
    await expect(problem).toHaveCount(0);
    await introduce(form);
    await form.reason.selectOption(german.demo);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    expect(JSON.parse(provider.requests[0]?.body ?? '')).toMatchObject({
      phone: '+39066982',
      countryCode: '+39',
    });
  });
});
