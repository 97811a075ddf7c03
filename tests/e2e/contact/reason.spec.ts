import { openWithHeldScripts } from '../support/calculator.ts';
import { onForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';

test('"Demo vereinbaren" leads to the form and sets its reason, unless one is chosen', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const form = onForm(page);
  const contact = page.getByRole('heading', { name: 'Kontakt', level: 2 });
  const call = page.getByRole('link', { name: 'Demo vereinbaren' });

  await test.step('before the scripts, without losing the query or what is typed', async () => {
    await expect(form.reason).toHaveValue('');
    await form.firstName.fill('Ada');
    await expect(call).toHaveAttribute('href', '#contact');
    await call.click();
    await expect(page).toHaveURL('/?utm_source=brief#contact');
    await expect(contact).toBeInViewport();
    release();
    await expect(form.reason).toHaveValue('demo');
    await expect(form.firstName).toHaveValue('Ada');
  });

  await test.step('a reason that is chosen stays', async () => {
    await form.reason.selectOption('Support erhalten');
    await page.evaluate(() => scrollTo(0, 0));
    await call.click();
    await expect(contact).toBeInViewport();
    await expect(form.reason).toHaveValue('support');
  });

  await test.step('the header leads there again and again', async () => {
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Features' }).click();
    await banner.getByRole('link', { name: 'Kontakt' }).click();
    await expect(page).toHaveURL('/?utm_source=brief#contact');
    await page.evaluate(() => scrollTo(0, 0));
    await banner.getByRole('link', { name: 'Kontakt' }).click();
    await expect(contact).toBeInViewport();
    await expect(form.firstName).toHaveValue('Ada');
  });
});
