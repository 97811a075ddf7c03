import { onCalculator, openWithHeldScripts, waitForScripts } from '../support/calculator.ts';
import { expect, test, withMotion } from '../support/fixtures.ts';

test.use(withMotion);

test('what is done before the scripts run takes effect, in its order', async ({ page }) => {
  const { addon, plans, summary, systems, total, users } = onCalculator(page);
  const release = await openWithHeldScripts(page, '/preiskalkulator/pro');
  const futureAddons = page.getByRole('checkbox', { name: 'Zukünftige Addons anzeigen' });
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  for (let press = 0; press < 2; press += 1) await users.more.click();
  await users.field.press('ArrowUp');
  await summary.getByRole('radio', { name: 'Jährlich (-15%)' }).check();
  // A typed number replaces earlier presses.
  await systems.more.click();
  await systems.field.fill('5');
  await systems.more.click();
  await futureAddons.check();
  // Pressed twice, it counts once.
  await page.getByRole('button', { name: 'Pakete vergleichen' }).dblclick();
  await expect(total).toHaveText('1.199 €');

  release();
  // (1199 + 3 × 49 + 3 × 129) × 12 × 0.85; Pro includes one addon.
  await expect(total).toHaveText('17.676 €');
  await expect(futureAddons).toBeChecked();
  await expect(page.getByText('Demnächst').first()).toBeVisible();
  await expect(page.getByRole('table', { name: /Pakete/ })).toBeVisible();
  await expect(page).toHaveURL(
    '/preiskalkulator/pro?yearly=true&users=13&systems=6&landscapes=1&commitment=1&addons=reporting',
  );

  await test.step('each plan that is pressed counts', async () => {
    await page.goto('/impressum');
    const releaseAgain = await openWithHeldScripts(page, '/preiskalkulator/pro?utm_source=brief');
    const length = await page.evaluate(() => history.length);
    await plans.getByText('Pro ausgewählt').click();
    for (const name of ['Core wählen', 'Enterprise wählen', 'Core wählen']) {
      await plans.getByRole('link', { name }).click();
    }
    await expect(total).toHaveText('1.199 €');

    releaseAgain();
    await expect(total).toHaveText('499 €');
    await expect(page).toHaveURL(
      '/preiskalkulator/core?utm_source=brief&yearly=false&users=3&systems=2&landscapes=1',
    );
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect(page).toHaveURL('/impressum');
  });
});

test('a stepper held meanwhile steps once', { tag: '@long' }, async ({ page }) => {
  const { total, users } = onCalculator(page);
  const release = await openWithHeldScripts(page, '/preiskalkulator/pro');
  await users.more.hover();
  await page.mouse.down();
  release();
  await waitForScripts(page);
  await page.mouse.up();
  await expect(total).toHaveText('1.248 €');
});
