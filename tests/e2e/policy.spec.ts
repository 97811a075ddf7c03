import { openCalculator, startScripts } from './support/calculator.ts';
import { fillIn, onForm, openForm } from './support/contact.ts';
import { expect, test } from './support/fixtures.ts';

// What the policy forbids is a console error, and any of those fails the test.

test('a walk over all pages breaks no rule of their policy @long', async ({
  page,
  expectFault,
}) => {
  const walk = ['/', '/en', '/agb', '/impressum', '/datenschutz', '/admin/preiskalkulator'];
  expectFault(/404/);
  for (const address of [...walk, '/gibt-es-nicht']) {
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toMatch(/^default-src 'none'; /);
    await startScripts(page);
    await page.mouse.wheel(0, 20_000);
    await page.waitForLoadState('networkidle');
  }

  await openCalculator(page, '/preiskalkulator/core');
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Speichern' })).toBeVisible();
  await page.keyboard.press('Escape');

  await openForm(page, '/');
  await fillIn(page);
  await onForm(page).send.click();
  await expect(onForm(page).thanks).toBeVisible();
});

test('a script that is not the site’s own does not run', async ({ page, expectFault }) => {
  expectFault(/Content Security Policy/);
  await page.goto('/agb');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle('taken over');
});

test('a tab that a deployment has outdated loads the new site once @long', async ({
  page,
  expectFault,
}) => {
  // The second is not heard of when the new page is quicker.
  expectFault(/404|dynamically imported module/);
  await openCalculator(page, '/preiskalkulator/core');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // Every asset has another name now; the old page's are gone until it is loaded anew.
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect.poll(() => loads).toBe(1);
  await startScripts(page);
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('dialog', { name: 'Pricing Calculator Admin' })).toBeVisible();
  expect(loads).toBe(1);
});
