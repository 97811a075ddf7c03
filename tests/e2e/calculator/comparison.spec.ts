import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('a hint is followed, plans and terms are compared, and lines open', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=10&systems=3&landscapes=1');
  const { addon, plans, summary, systems, total, users } = onCalculator(page);
  const hint = summary.getByText('So sparen Sie');

  await test.step('less without unchosen addons', async () => {
    await expect(summary).toContainText(
      'Kein Single Sign-on und Support nötig? Mit Core sparen Sie 228 € pro Monat.',
    );
    await summary.getByRole('button', { name: 'Zu Core wechseln' }).press('Enter');
    await expect(total).toHaveText('971 €');
    await expect(plans.getByText('Core ausgewählt')).toBeVisible();
    await expect(hint).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Paket wählen' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(total).toHaveText('1.199 €');
    await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeFocused();
  });

  await test.step('less with a larger count', async () => {
    await users.field.fill('38');
    await users.field.blur();
    // 1199 + 28 × 49; with 40 users 1199 + 30 × 41.65
    await expect(summary).toContainText(
      '40 Benutzer kosten weniger als 38: 2.448 € statt 2.571 € pro Monat.',
    );
    await expect(hint).toHaveCount(1);
    await summary.getByRole('button', { name: 'Auf 40 Benutzer erhöhen' }).click();
    await expect(total).toHaveText('2.448 €');
    await expect(users.field).toHaveValue('40');
    await expect(summary).not.toContainText('kosten weniger');
    await expect(summary.getByRole('heading', { name: 'Ihr Angebot' })).toBeFocused();
  });

  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await systems.more.click();
  await users.field.fill('52');

  await test.step('all plans, differences marked', async () => {
    const table = page.getByRole('table', { name: 'Alle Pakete im Vergleich' });
    await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
    const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
    const included = ['3 (weicht ab)', '10', '20 (weicht ab)'];
    await expect(cells(/^Benutzer enthalten/)).toHaveText(included);
    const signOn = ['nicht verfügbar (weicht ab)', 'enthalten', 'enthalten'];
    await expect(cells(/^Single Sign-on/)).toHaveText(signOn);
    await expect(cells(/^Reporting/)).toHaveText(['199 € (weicht ab)', 'kostenfrei', 'kostenfrei']);
    await expect(cells(/^Compliance ?Verfügbar ab Q4\/2025/).first()).toHaveText('angekündigt');
    // 499 + 49 × 41.65 + 2 × 129 + 199; 1199 + 42 × 41.65 + 129
    await expect(cells(/^Preis für Ihren Umfang/)).toHaveText([
      '2.996 € ohne Single Sign-on und Support (weicht ab)',
      '3.077 €',
      'Individuelles Angebot (weicht ab)',
    ]);
    // The total has left the screen, and no card lies over the comparison (D41).
    const screen = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const width of [768, screen.width]) {
      await page.setViewportSize({ width, height: screen.height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(total).not.toBeInViewport();
      await expect(page.getByRole('complementary', { name: 'Gesamtpreis' })).toHaveCount(0);
    }
    // The counts go along, raised to what the plan includes.
    await table.getByRole('link', { name: 'Core wählen' }).press('Enter');
    await expect(total).toHaveText('2.996 €');
    await expect(users.field).toHaveValue('52');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(total).toHaveText('3.077 €');
    const rest = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(rest).toBeLessThanOrEqual(0);
    // The head stays in sight below the page's own.
    await cells(/^Preis/)
      .first()
      .evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect(table.getByRole('columnheader', { name: 'Enterprise' })).toBeInViewport();
  });

  await test.step('the terms side by side, and a click chooses one', async () => {
    const table = page.getByRole('table', { name: 'Alle Laufzeiten im Vergleich' });
    await expect(table.getByRole('row').filter({ hasText: 'Monatlich' })).toContainText('3.077 €');
    const twoYears = table.getByRole('row').filter({ hasText: '2 Jahre' });
    await twoYears.getByRole('link', { name: '2 Jahre' }).click();
    await expect(total).toHaveText('29.542 €');
    await expect(page).toHaveURL(/yearly=true.*commitment=2/);
    await expect(twoYears.locator('[aria-current=true]')).toHaveText(/^2 Jahre/);
  });

  await test.step('each line opens to its formula, with the keyboard as well', async () => {
    const users = summary.getByRole('button', { name: '42 zusätzliche Benutzer' });
    await users.focus();
    await page.keyboard.press('Enter');
    await expect(users).toHaveAttribute('aria-expanded', 'true');
    const formula = summary.getByText('42 zusätzliche Benutzer × 49 € − 15 % = 1.749,30 €');
    await expect(formula).toBeInViewport({ ratio: 1 });
    await summary.getByRole('button', { name: 'Rabatt 20 %' }).click();
    await expect(summary).toContainText('36.927,60 € − 20 % = 29.542,08 €');
    await users.press('Space');
    await expect(summary).not.toContainText('1.749,30 €');
  });
});
