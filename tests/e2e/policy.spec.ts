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
