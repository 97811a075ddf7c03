import { startScripts } from '../support/calculator.ts';
import { onForm, openForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';

test('"Demo vereinbaren" leads to the form and sets its reason', async ({ page }) => {
  await openForm(page, '/');
  const form = onForm(page);
  await expect(form.reason).toHaveValue('');
  const call = page.getByRole('link', { name: 'Demo vereinbaren' }).last();
  await expect(call).toHaveAttribute('href', /^\/?#contact$/);
  await call.click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(form.reason).toHaveValue('demo');
});

test('a reason that is chosen already stays', { tag: '@desktop' }, async ({ page }) => {
  await openForm(page, '/en');
  const reason = page.getByRole('combobox', { name: /^Subject/ });
  await reason.selectOption('Get support');
  await page.getByRole('link', { name: 'Arrange a demo' }).first().click();
  await expect(page).toHaveURL(/\/en#contact$/);
  await expect(reason).toHaveValue('support');
});

test('other ways to the form set no reason', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
  await startScripts(page);
  await expect(onForm(page).reason).toHaveValue('');
});

test('a press from before the page came to life counts', { tag: '@desktop' }, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  const first = page.waitForResponse(/\/start-\w+\.js$/);
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await (await first).finished();
  await page.getByRole('link', { name: 'Demo vereinbaren' }).last().click();
  await expect(page).toHaveURL(/\/#contact$/);
  held.resolve();
  await expect(onForm(page).reason).toHaveValue('demo');
});

test('the section names phone number and e-mail address', { tag: '@desktop' }, async ({ page }) => {
  for (const [address, name, mail, call] of [
    ['/', 'Kontakt', 'E-Mail an kontakt@stagemap.example', 'Anrufen: +49 40 000000-0'],
    ['/en', 'Contact', 'E-mail to kontakt@stagemap.example', 'Call +49 40 000000-0'],
  ] as const) {
    await page.goto(address);
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('link', { name: mail })).toHaveAttribute(
      'href',
      'mailto:kontakt@stagemap.example',
    );
    await expect(section.getByRole('link', { name: call })).toHaveAttribute(
      'href',
      'tel:+49400000000',
    );
  }
});

test('so does the offer of a plan without a price', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/preiskalkulator/enterprise');
  const section = page.getByRole('region', { name: 'Enterprise: Ihr individuelles Angebot' });
  await expect(section.getByRole('link', { name: /^E-Mail an/ })).toBeVisible();
  await expect(section.getByRole('link', { name: /^Anrufen: / })).toBeVisible();
});
