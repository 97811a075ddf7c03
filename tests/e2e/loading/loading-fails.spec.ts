import { onCalculator, startScripts, waitForScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('a page that cannot be loaded says so, and can be tried again', { tag: '@desktop' }, async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  // The router tells of it.
  expectFault(/console error: (Type)?Error/);
  await page.goto('/impressum');
  await startScripts(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'AGB' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Ein Fehler ist aufgetreten');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch keine Verbindung.')).toBeVisible();
  await expect(heading).toHaveText('Ein Fehler ist aufgetreten');

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(heading).toHaveText('Allgemeine Geschäftsbedingungen');
});

test('scripts that cannot be loaded leave plain HTML, and the next sign tries again', {
  tag: '@desktop',
}, async ({ page, expectFault }) => {
  expectFault(/assets\/.+\.js/);
  const { plans, total, users } = onCalculator(page);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/preiskalkulator/pro');
  // A plan is a link: the press that finds no scripts leads there by itself.
  await plans.getByRole('link', { name: 'Core wählen' }).click();
  await expect(page).toHaveURL('/preiskalkulator/core?yearly=false&users=3&systems=2&landscapes=1');
  const failed = page.waitForEvent('requestfailed');
  await users.field.fill('7');
  await failed;
  await page.unroute('**/assets/*.js');
  await users.more.click();
  await waitForScripts(page);
  // 499 + 5 × 49
  await expect(total).toHaveText('744 €');
});
