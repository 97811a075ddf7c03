import { onCalculator, openCalculator } from '../support/calculator.ts';
import { watchForFaults } from '../support/faults.ts';
import { expect, test } from '../support/fixtures.ts';

// 1199 + 35 × 49 × 0.85 + 129 + 59 = 2844.75 a month; × 12 × 0.8 = 27309.6 a year, 6827.4 less.
const SHARED =
  '/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&landscapes=2&addons=reporting';

test('a shared address shows its price with everything it is made of', async ({ page }) => {
  await openCalculator(page, SHARED);
  const { summary, breakdown, total, floatingCard } = onCalculator(page);
  await expect(total).toHaveText('27.309 €');
  await expect(summary).toContainText('entspricht 2.275 € pro Monat');
  await expect(breakdown.getByRole('rowheader')).toHaveText(
    [
      'Grundpreis Pro',
      '35 zusätzliche Benutzer 15 % Mengenrabatt',
      '1 zusätzliches System',
      '1 zusätzliche Landscape',
      'Single Sign-on',
      'Support',
      'Reporting',
      'Summe pro Monat',
      'Summe für 12 Monate',
      'Rabatt 20 %',
    ],
    { useInnerText: true },
  );
  await expect(breakdown.getByRole('cell')).toHaveText([
    '1.199 €',
    '1.457 €',
    '129 €',
    '59 €',
    'enthalten',
    'enthalten',
    'kostenfrei',
    '2.844 €',
    '34.137 €',
    /^−6\.827\s€$/,
  ]);
  await expect(floatingCard).toContainText('27.309 €');
  await expect(summary).toContainText('zzgl. USt., nur für Unternehmer (§ 14 BGB)');
});

test('each line opens to its formula, with the keyboard as well', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?users=52&yearly=true&addons=reporting');
  const { summary } = onCalculator(page);
  const users = summary.getByRole('button', { name: '42 zusätzliche Benutzer' });
  await users.focus();
  await page.keyboard.press('Enter');
  await expect(users).toHaveAttribute('aria-expanded', 'true');
  await expect(summary).toContainText('42 zusätzliche Benutzer × 49 € − 15 % = 1.749,30 €');
  // 1199 + 1749.3 = 2948.3 a month, 35379.6 a year
  await summary.getByRole('button', { name: 'Rabatt 15 %' }).click();
  await expect(summary).toContainText('35.379,60 € − 15 % = 30.072,66 €');
  await users.press('Space');
  await expect(summary).not.toContainText('1.749,30 €');
});

test('an address that was changed here gives the same total elsewhere', {
  tag: '@long',
}, async ({ page, browser, baseURL }) => {
  await openCalculator(page, '/preiskalkulator/core');
  const { addon, users, summary, total } = onCalculator(page);
  await addon('Reporting').getByRole('button', { name: 'Hinzufügen' }).click();
  await users.field.fill('40');
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  // 499 + 37 × 41.65 + 129 + 199 = 2368.05 a month; × 12 × 0.85 = 24154.11 a year.
  await expect(total).toHaveText('24.154 €');
  await expect(page).toHaveURL(/users=40/);

  const elsewhere = await browser.newContext();
  const faults = watchForFaults(elsewhere, new URL(baseURL ?? '').origin);
  const otherPage = await elsewhere.newPage();
  await openCalculator(otherPage, page.url());
  await expect(onCalculator(otherPage).total).toHaveText('24.154 €');
  expect(otherPage.url()).toBe(page.url());
  expect(faults).toEqual([]);
  await elsewhere.close();
});

const VOLUME = [
  { from: '39', before: '2.263 €', after: '2.040 €', discount: '15 % Mengenrabatt' },
  { from: '99', before: '4.497 €', after: '4.063 €', discount: '25 % Mengenrabatt' },
];
for (const { from, before, after, discount } of VOLUME) {
  test(`the volume discount begins one user above ${from}`, async ({ page }) => {
    await openCalculator(page, `/preiskalkulator/core?users=${from}&systems=2`);
    const { summary, total, users } = onCalculator(page);
    await expect(total).toHaveText(before);
    // The picture beside it names the thresholds.
    const line = summary.getByText(discount, { exact: true });
    await expect(line).toHaveCount(0);
    await users.more.click();
    await expect(total).toHaveText(after);
    await expect(line).toBeVisible();
  });
}

test('savings are those of a year against monthly payment', async ({ page }) => {
  await openCalculator(page, '/preiskalkulator/pro?yearly=true&commitment=3');
  const { summary, total } = onCalculator(page);
  // 14388 × 0.75; both figures are whole euros.
  await expect(total).toHaveText('10.791 €');
  await expect(summary).toContainText('Sie sparen 3.597 € pro Jahr');
  await summary.getByRole('button', { name: 'Zurück zu monatlich' }).click();
  await expect(total).toHaveText('1.199 €');
  await expect(summary).not.toContainText('Sie sparen');
});

test('no saving is a euro too high (D5)', async ({ page }) => {
  await openCalculator(
    page,
    '/preiskalkulator/core?users=38&yearly=true&commitment=2&addons=reporting',
  );
  const { summary, breakdown } = onCalculator(page);
  // 2542 × 12 = 30504; 20 % of it are 6100.8, and twice that 12201.6.
  await expect(summary).toContainText('Sie sparen 6.100 € pro Jahr');
  await expect(breakdown.getByRole('cell', { name: /^−6\.100\s€$/ })).toBeVisible();
  const terms = summary.getByRole('table', { name: 'Alle Laufzeiten im Vergleich' });
  await expect(terms.getByRole('row', { name: /2 Jahre/ })).toContainText('12.201 €');
});
