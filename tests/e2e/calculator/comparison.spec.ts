import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

// `advice.test.ts`, `compare.test.ts` and `one-quote.test.tsx` know the figures.

// `calculator.test.ts` reads when there is advice.
test('a hint is followed, plans and terms are compared, and lines open', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=10&systems=3&landscapes=1');
  const { addon, summary, total, users } = onCalculator(page);
  const heading = summary.getByRole('heading', { name: 'Ihr Angebot' });
  const undo = page.getByRole('button', { name: 'Rückgängig' });

  await test.step('less with a larger count', async () => {
    await users.field.fill('38');
    await users.field.blur();
    await summary.getByRole('link', { name: 'Auf 40 Benutzer erhöhen' }).click();
    // 1199 + 30 × 41.65
    await expect(total).toHaveText('2.448 €');
    await expect(heading).toBeFocused();
  });

  await test.step('all plans, differences marked', async () => {
    await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
    await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
    const table = page.getByRole('table', { name: 'Alle Pakete im Vergleich' });
    const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
    await expect(cells(/^Reporting/)).toHaveText(['199 € (weicht ab)', 'kostenfrei', 'kostenfrei']);
    // The total has left the screen, and no card lies over the comparison (D41).
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expect(total).not.toBeInViewport();
      await expect(page.getByRole('complementary', { name: 'Gesamtpreis' })).toHaveCount(0);
    }
    // The counts go along. 499 + 37 × 41.65 + 129 + 199
    await table.getByRole('link', { name: 'Core wählen' }).press('Enter');
    await expect(total).toHaveText('2.368 €');
    await expect(users.field).toHaveValue('40');
    await undo.click();
    await expect(total).toHaveText('2.448 €');
    const rest = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(rest).toBeLessThanOrEqual(0);
    // The head stays in sight below the page's own.
    await cells(/^Preis/)
      .first()
      .evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
    await expect(table.getByRole('columnheader', { name: 'Enterprise' })).toBeInViewport();
  });

  await test.step('each line opens to its formula, with the keyboard as well', async () => {
    const line = summary.getByRole('button', { name: '30 zusätzliche Benutzer' });
    const formula = summary.getByText('30 zusätzliche Benutzer × 49 € − 15 % = 1.249,50 €');
    await line.press('Enter');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(formula).toBeInViewport({ ratio: 1 });
    await line.press('Space');
    await expect(formula).toHaveCount(0);
  });
});
