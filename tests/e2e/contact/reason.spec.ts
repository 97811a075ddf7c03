import { startScripts } from '../support/calculator.ts';
import { onForm, openForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';

test('"Demo vereinbaren" leads to the form and sets its reason', async ({ page }) => {
  await openForm(page, '/');
  const form = onForm(page);
  await expect(form.reason).toHaveValue('');
  const call = page.getByRole('link', { name: 'Demo vereinbaren' }).last();
  await expect(call).toHaveAttribute('href', '#contact');
  await call.click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect(form.reason).toHaveValue('demo');
});

test('a reason that is chosen already stays', async ({ page }) => {
  await openForm(page, '/en');
  const reason = page.getByRole('combobox', { name: /^Subject/ });
  await reason.selectOption('Get support');
  await page.getByRole('link', { name: 'Arrange a demo' }).first().click();
  await expect(page).toHaveURL(/\/en#contact$/);
  await expect(reason).toHaveValue('support');
});

test('other ways to the form set no reason', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
  await startScripts(page);
  await expect(onForm(page).reason).toHaveValue('');
});

test('a press from before the page came to life counts', async ({ page }) => {
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

test('neither the query nor what is typed is lost on the way to the form', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/?utm_source=brief');
  const form = onForm(page);
  await form.firstName.fill('Ada');
  await page.getByRole('link', { name: 'Demo vereinbaren' }).last().click();
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

test('without scripts e-mail and phone stand in the place of the form, once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['/', '/preiskalkulator/enterprise']) {
    await page.goto(new URL(address, baseURL).href);
    await expect(page.getByRole('main').getByRole('link', { name: /^E-Mail an/ })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: /^Anrufen: / })).toHaveCount(1);
  }
  await context.close();
});

test('the section names phone number and e-mail address', async ({ page }) => {
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

test('so does the offer of a plan without a price', async ({ page }) => {
  await page.goto('/preiskalkulator/enterprise');
  const section = page.getByRole('region', { name: 'Enterprise: Ihr individuelles Angebot' });
  await expect(section.getByRole('link', { name: /^E-Mail an/ })).toBeVisible();
  await expect(section.getByRole('link', { name: /^Anrufen: / })).toBeVisible();
});
