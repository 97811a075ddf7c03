import { holdFiles, onCalculator, startScripts } from '../support/calculator.ts';
import { fillIn, introduce, onForm } from '../support/contact.ts';
import { test } from '../support/contact-site.ts';
import { expect } from '../support/fixtures.ts';

const CODE = '**/assets/inquiry-form-*.js';

test('the code of the form comes when it is near; nothing typed or pressed before is lost (D44)', async ({
  page,
  provider,
}) => {
  const { askedFor, release } = await holdFiles(page, CODE);
  await page.goto('/');
  await startScripts(page);
  await page.getByRole('radio', { name: 'Jährlich' }).first().press('Space');
  await page.waitForLoadState('networkidle');
  expect(askedFor()).toBe(false);
  // Its reason waits for the code, too.
  await page.getByRole('link', { name: 'Jetzt mehr erfahren' }).click();
  await expect.poll(askedFor).toBe(true);
  const form = onForm(page);
  await introduce(form);
  await form.email.fill('ada@example.org');
  await form.send.click();
  // The page around it is alive.
  await page.getByRole('radio', { name: 'Monatlich' }).first().check({ force: true });
  await expect(page.getByText('1.199 €').first()).toBeVisible();
  await expect(form.firstName).toHaveValue('Ada');
  release();
  await expect(form.thanks).toBeVisible();
  expect(provider.requests).toHaveLength(1);
  expect(provider.requests[0]?.body).toContain('"reason":"info"');
});

test('a form whose code cannot be loaded keeps what is typed, and a press tries again', {
  tag: '@long',
}, async ({ page, provider, expectFault }) => {
  expectFault(/inquiry-form/);
  await page.route(CODE, (route) => route.abort());
  await page.goto('/#contact');
  await startScripts(page);
  const form = onForm(page);
  await fillIn(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Das ließ sich nicht laden' });
  await expect(notice).toBeVisible();
  // Links wait no longer.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');

  await page.goto('/#contact');
  await startScripts(page);
  await fillIn(page);
  await expect(notice).toBeVisible();
  await form.send.click();
  await page.unroute(CODE);
  await notice.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(form.thanks).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(provider.requests).toHaveLength(1);
});

test('a link followed after typing waits for the code of the form, and the text is there again', {
  tag: '@long',
}, async ({ page }) => {
  const { release } = await holdFiles(page, CODE);
  await page.goto('/#contact');
  await startScripts(page);
  const { firstName } = onForm(page);
  await firstName.fill('Ada');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/#contact');
  release();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expect(firstName).toHaveValue('Ada');
});

test('another language before the code of the form draws it in that language', {
  tag: '@long',
}, async ({ page }) => {
  const { askedFor, release } = await holdFiles(page, CODE);
  await page.goto('/');
  await startScripts(page);
  const header = page.getByRole('banner').first();
  await header.locator('summary').filter({ visible: true }).click();
  await header.getByRole('link', { name: 'English' }).click();
  await expect.poll(askedFor).toBe(true);
  const { firstName } = onForm(page);
  await firstName.pressSequentially('Aa');
  await page.keyboard.press('ArrowLeft');
  release();
  await expect(page).toHaveURL('/en');
  const name = page.getByRole('textbox', { name: /^First name/ });
  await expect(name).toBeFocused();
  // The caret stays in its place.
  await page.keyboard.type('d');
  await expect(name).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test('before the code of the form another plan can be chosen', {
  tag: '@long',
}, async ({ page }) => {
  const { askedFor, release } = await holdFiles(page, CODE);
  const { plans } = onCalculator(page);
  await page.goto('/preiskalkulator/pro');
  await startScripts(page);
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL(/\/core/);
  await expect(page.getByRole('form')).toBeAttached();
  expect(askedFor()).toBe(false);
  await page.getByRole('link', { name: 'Enterprise' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enterprise' })).toBeVisible();
  await expect.poll(askedFor).toBe(true);
  await expect(page.getByRole('form')).toHaveCount(0);
  release();
  await expect(onForm(page).firstName).toBeVisible();
});
