import { startScripts } from '../support/calculator.ts';
import { onForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';

test('"Demo vereinbaren" leads to the form and sets its reason, unless one is chosen', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
  await startScripts(page);
  const { reason } = onForm(page);
  await expect(reason).toHaveValue('');
  const call = page.getByRole('link', { name: 'Demo vereinbaren' });
  await expect(call).toHaveAttribute('href', '#contact');
  await call.click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 2 })).toBeInViewport();
  await expect(reason).toHaveValue('demo');
  await reason.selectOption('Support erhalten');
  await call.click();
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 2 })).toBeInViewport();
  await expect(reason).toHaveValue('support');
});

test('neither the query nor what is typed is lost on the way to the form', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const form = onForm(page);
  await form.firstName.fill('Ada');
  await page.getByRole('link', { name: 'Demo vereinbaren' }).click();
  await expect(page).toHaveURL('/?utm_source=brief#contact');
  release();
  await expect(form.reason).toHaveValue('demo');
  await expect(form.firstName).toHaveValue('Ada');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt' });
  for (const name of ['Features', 'Kontakt']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
  }
  await expect(page).toHaveURL('/?utm_source=brief#contact');
  await page.evaluate(() => scrollTo(0, 0));
  await contact.click();
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 2 })).toBeInViewport();
  await expect(form.firstName).toHaveValue('Ada');
});
