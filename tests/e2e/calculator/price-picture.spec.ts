import type { Page } from '@playwright/test';
import { expectAccessible, expectTellingNames } from '../support/accessibility.ts';
import { onCalculator, openAll, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { readPrinted } from '../support/printed.ts';

const TITLE = 'Preis nach Zahl der Benutzer';

test('the picture is loaded on demand and follows; all that opens is accessible', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openCalculator(page, '/preiskalkulator/core?users=20&systems=2&addons=reporting,sso');
  const picture = onPicture(page);
  const { addon, users } = onCalculator(page);
  expect(scripts.filter((url) => url.includes('price-picture'))).toEqual([]);

  await test.step('opened', async () => {
    await picture.open();
    await expect(picture.point).toHaveText(/: Core mit 20 Benutzern für 1\.531\s€ pro Monat$/);
    await expect(picture.next('Der nächste Benutzer')).toHaveText('+49 €');
  });

  await test.step('after a change', async () => {
    await users.field.fill('39');
    await users.field.blur();
    await expect(picture.point).toHaveText(/: Core mit 39 Benutzern für 2\.462\s€ pro Monat$/);
    // The next user costs less, from 36 × 49 to 37 × 41.65.
    await expect(picture.next('Der nächste Benutzer')).toHaveCount(0);
    await expect(picture.chart).toBeVisible();
    await picture.openTable();
    await expect(picture.row('39 Ihre Auswahl.')).toHaveText(['2.462 €', '2.620 €']);
    await expect(picture.row('40 Ab hier 15 % Mengenrabatt.')).toHaveText(['2.239 €', '2.448 €']);
  });

  await test.step('accessible beside advice, addons, formula, comparison and the offer to undo', async () => {
    await openAll(page);
    const line = page.getByRole('button', { name: /zusätzliche Benutzer/ });
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('40 Benutzer kosten weniger als 39')).toBeVisible();
    await addon('Single Sign-on').getByRole('button', { name: 'Aus Auswahl entfernen' }).click();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await expectTellingNames(page);
    await expectAccessible(page);
  });
});

test('picture and list are printed whole, on white', { tag: '@long' }, async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&users=120&systems=12&landscapes=4&commitment=3&addons=reporting',
  );
  await onPicture(page).open();
  await expect(onPicture(page).chart).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const sheets = (await readPrinted(page, 'A4')).map(({ words }) => words);
    const listed = sheets.filter((words) => words.includes('Grundpreis Pro'));
    expect(listed).toHaveLength(1);
    // Each line once, the sums below them.
    expect(listed[0]).toMatch(/Grundpreis Pro .*Reporting .*Summe pro Monat .*Rabatt 25/);
    expect(sheets.filter((words) => words.includes('Rabatt 25'))).toHaveLength(1);
    const isPicture = (words: string) =>
      ['ab 40:', 'ab 100:', 'Pro (gewählt)', 'Ihre Auswahl'].every((part) => words.includes(part));
    expect(sheets.filter(isPicture)).toHaveLength(1);
    await page.emulateMedia({ colorScheme, media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { name: TITLE })).toHaveCSS(
      'color',
      'oklch(0.21 0.01 75)',
    );
    // Not 'screen', which the next sheet would be printed as.
    await page.emulateMedia({ media: null });
  }
});

function onPicture(page: Page) {
  const section = page.getByRole('region', { name: TITLE });
  const pair = (term: string) => section.locator('dl > div').filter({ hasText: term });
  return {
    open: () => page.getByRole('button', { name: 'Preisverlauf ansehen' }).click(),
    chart: section.getByRole('img', { name: 'Stufendiagramm' }),
    point: section.getByRole('listitem').filter({ hasText: 'Ihre Auswahl' }),
    next: (term: string) => pair(term).getByRole('definition'),
    openTable: () => section.getByText('Werte als Tabelle').click(),
    row: (name: string) => section.getByRole('row', { name }).getByRole('cell'),
  };
}
