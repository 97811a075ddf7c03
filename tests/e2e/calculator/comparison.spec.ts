import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

test('the terms stand side by side, and a click chooses one', async ({ page }) => {
  await openCalculator(page, '/en/preiskalkulator/pro?users=20&landscapes=1');
  const table = page.getByRole('table', { name: 'All terms compared' });
  // 1199 + 10 × 49 = 1689; a year of it less 15 %, 20 % and 25 %
  await expect(table.getByRole('row').filter({ hasText: 'Monthly' })).toContainText('€1,689');
  const twoYears = table.getByRole('row').filter({ hasText: '2 years' });
  await expect(twoYears.getByRole('cell')).toHaveText(['€1,351', '€16,214', '€8,107']);
  await twoYears.getByRole('button', { name: '2 years' }).click();
  await expect(page.locator('#total-price')).toHaveText('€16,214');
  await expect(page).toHaveURL(/yearly=true.*commitment=2/);
  await expect(twoYears.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
});

test('all plans are compared for the current needs, differences marked', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=12&systems=4&addons=reporting');
  const table = page.getByRole('table', { name: 'Alle Pakete im Vergleich' });
  await page.getByRole('button', { name: 'Pakete vergleichen' }).click();
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^Benutzer enthalten/)).toHaveText(['3 (weicht ab)', '10', '20 (weicht ab)']);
  await expect(cells(/^Single Sign-on/)).toHaveText([
    'nicht verfügbar (weicht ab)',
    'enthalten',
    'enthalten',
  ]);
  await expect(cells(/^Reporting/)).toHaveText(['199 € (weicht ab)', 'kostenfrei', 'kostenfrei']);
  await expect(cells(/^Compliance ?Verfügbar ab Q4\/2025/)).toHaveText([
    'angekündigt',
    'angekündigt',
    'angekündigt',
  ]);
  // 499 + 9 × 49 + 2 × 129 + 199; 1199 + 2 × 49 + 129
  await expect(cells(/^Preis für Ihren Umfang/)).toHaveText([
    '1.397 € ohne Single Sign-on und Support (weicht ab)',
    '1.426 €',
    'Individuelles Angebot (weicht ab)',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The head stays in sight below the page's own.
  await cells(/^Preis/)
    .first()
    .evaluate((cell) => cell.scrollIntoView({ block: 'center' }));
  await expect(table.getByRole('columnheader', { name: 'Enterprise' })).toBeInViewport();
});

test('plans are compared in English too', { tag: '@long' }, async ({ page }) => {
  await openCalculator(
    page,
    '/en/preiskalkulator/pro?yearly=false&users=12&systems=3&landscapes=1',
  );
  await page.getByRole('button', { name: 'Compare plans' }).click();
  const table = page.getByRole('table', { name: 'All plans compared' });
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^Users included/)).toHaveText(['3 (differs)', '10', '20 (differs)']);
  // 499 + 9 × 49 + 129; 1199 + 2 × 49
  await expect(cells(/^Price for your scope/)).toHaveText([
    '€1,069 without Single sign-on and Support (differs)',
    '€1,297',
    'Individual offer (differs)',
  ]);
});
