import type { Request } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, startScripts, waitForScripts } from '../support/calculator.ts';
import { onForm } from '../support/contact.ts';
import { expect, test } from '../support/fixtures.ts';

test('without its starter a page is as without scripts, and without a connection it can be tried again', {
  tag: '@long',
}, async ({ page, context, expectFault }) => {
  expectFault(/start-.+\.js|Failed to load resource/);
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  // The router tells of it.
  expectFault(/console error: (Type)?Error/);

  await test.step('without its starter', async () => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const contact = page.locator('#contact');
    await expect(contact.getByRole('link', { name: /kontakt@/ }).first()).toBeVisible();
    await expect(contact.getByRole('form')).toBeHidden();
    const notice = page.getByRole('alert').filter({ hasText: 'wurden nicht geladen' });
    await expect(notice).toBeInViewport();
    await page.unroute('**/*.js');
    await Promise.all([
      page.waitForEvent('load'),
      notice.getByRole('link', { name: 'Erneut versuchen' }).click(),
    ]);
    await expect(notice).toBeHidden();
    await startScripts(page);
  });

  await test.step('the next page without a connection', async () => {
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Ein Fehler ist aufgetreten');
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(page.getByText('Noch keine Verbindung.')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(heading).toHaveText('Allgemeine Geschäftsbedingungen');
  });
});

test('plain HTML works when scripts cannot be loaded, and the next input loads them again', async ({
  page,
  expectFault,
}) => {
  expectFault(/assets\/.+\.js/);
  const { plans, total, users } = onCalculator(page);
  const notice = page.getByRole('alert').filter({ hasText: 'wurden nicht geladen' });
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 500 }));
  await page.goto('/preiskalkulator/pro?utm_source=mail&addons=reporting');
  await expect(notice).toBeHidden();
  // A plan is a link: the press that finds no scripts leads there by itself.
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL(
    '/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1&addons=reporting&utm_source=mail',
  );
  const isOfHead = (request: Request) => request.method() === 'HEAD';
  const answered = page.waitForResponse((response) => isOfHead(response.request()));
  await users.field.fill('7');
  await answered;
  await expect(notice.getByRole('link', { name: 'kontakt@' })).toBeInViewport();
  await expectAccessible(page, '[role=alert]');
  // Trying again loads the page anew if the scripts still fail, even when it is pressed before the
  // page knows that it is not outdated; text in the form is kept.
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (isOfHead(route.request())) await released.promise;
    await route.fallback();
  });
  const { firstName } = onForm(page);
  const asked = page.waitForRequest(isOfHead);
  await firstName.fill('Ada');
  await asked;
  await notice.getByRole('link', { name: 'Erneut versuchen' }).click();
  const loaded = page.waitForEvent('load');
  released.resolve();
  await loaded;
  await expect(firstName).toHaveValue('Ada');
  // Until it knows that it is not outdated, no input loads anything.
  const knows = page.waitForResponse((response) => isOfHead(response.request()));
  await users.field.fill('6');
  await knows;
  await expect(notice).toBeInViewport();
  await page.unroute('**/assets/*.js');
  await users.field.fill('7');
  await waitForScripts(page);
  // 499 + 4 × 49 + 199
  await expect(total).toHaveText('894 €');
  await expect(notice).toHaveCount(0);
});
