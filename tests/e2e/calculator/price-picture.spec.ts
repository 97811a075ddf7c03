import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { readPrinted } from '../support/printed.ts';

// `chart-layout.test.ts` knows what it shows, `layout.spec.ts` sees it among all that opens.

test('the picture is loaded on demand, follows, and is printed whole, on white', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openCalculator(page, '/preiskalkulator/core?users=20&systems=2&addons=reporting,sso');
  const { users } = onCalculator(page);
  const picture = page.getByRole('region', { name: 'Preis nach Zahl der Benutzer' });
  const point = picture.getByRole('listitem').filter({ hasText: 'Ihre Auswahl' });
  expect(scripts.filter((url) => url.includes('price-picture'))).toEqual([]);
  await page.getByRole('button', { name: 'Was kosten mehr Benutzer?' }).click();
  await expect(point).toHaveText(/: Core mit 20 Benutzern für 1\.531\s€ pro Monat$/);
  const next = picture.locator('dl > div').filter({ hasText: 'Der nächste Benutzer' });
  await expect(next.getByRole('definition')).toHaveText('+49 €');
  await users.field.fill('39');
  await users.field.blur();
  await expect(point).toHaveText(/: Core mit 39 Benutzern für 2\.462\s€ pro Monat$/);
  await expect(picture.getByRole('img', { name: 'Stufendiagramm' })).toBeVisible();

  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&users=120&systems=12&landscapes=4&commitment=3&addons=reporting',
  );
  await page.getByRole('button', { name: 'Was kosten mehr Benutzer?' }).click();
  await expect(point).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  const sheets = (await readPrinted(page, 'A4')).map(({ words }) => words);
  // Each line once, the sums below them.
  const isList = (words: string) =>
    /Grundpreis Pro .*Reporting .*Summe pro Monat .*Rabatt 25/.test(words);
  expect(sheets.filter(isList)).toHaveLength(1);
  const isPicture = (words: string) =>
    ['ab 40:', 'ab 100:', 'Pro (gewählt)', 'Ihre Auswahl'].every((part) => words.includes(part));
  expect(sheets.filter(isPicture)).toHaveLength(1);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(picture.getByRole('heading')).toHaveCSS('color', 'oklch(0.21 0.01 75)');
});
