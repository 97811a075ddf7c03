import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { expect, onDeliveredSite as test } from '../support/fixtures.ts';
import { readPrinted } from '../support/printed.ts';

test('the page prints on few pages', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'networkidle' });

  await test.step('on paper it is a document, with prices and contact', async () => {
    // The print waits for the pictures that it alone shows.
    const printed = new Set<string>();
    page.on('response', (response) => {
      if (response.ok() && /-close-up-light-960\.webp$/.test(response.url()))
        printed.add(response.url());
    });
    const sheets = (await readPrinted(page, 'A4')).map(({ words }) => words);
    const words = sheets.join(' ');
    expect(sheets.length).toBeLessThanOrEqual(11);
    for (const fact of PRINTED) expect(words).toContain(fact);
    for (const control of CONTROLS) expect(words).not.toContain(control);
    // The plans stand on one page.
    const hasPlans = (sheet: string) => PLANS.every((plan) => sheet.includes(plan));
    expect(sheets.filter(hasPlans)).toHaveLength(1);
    expect(printed.size).toBe(8);
  });

  await test.step('nothing on paper is there to be pressed', async () => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    // But for the deviating versions of the landscape, which read as versions there.
    await expect(page.locator('main button:not([value])').filter({ visible: true })).toHaveCount(0);
    for (const role of ['textbox', 'radio', 'searchbox'] as const) {
      await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
    }
    // Without a background a button's name would stand there like a stray word.
    await expect(page.getByRole('link', { name: 'Core wählen' })).toBeHidden();
    await expect(page.locator('figure picture').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('figure img').filter({ visible: true })).toHaveCount(8);
  });
});

const PLANS = [
  'Core Für Teams, die Ordnung',
  'Pro Empfohlen Für Teams mit mehreren Systemen',
  'Enterprise Für große Landschaften',
];

const PRINTED = [
  `Willkommen bei ${DELIVERED_COMPANY.brand}`,
  'Alle Preise zzgl. USt., nur für Unternehmer (§ 14 BGB).',
  '499 € pro Monat',
  'angekündigt',
  DELIVERED_COMPANY.contactEmail,
  `${DELIVERED_COMPANY.name} ${DELIVERED_COMPANY.street} ${DELIVERED_COMPANY.town}`,
];

const CONTROLS = ['Jetzt mehr erfahren', 'Preis berechnen', 'Menü', 'Angebot anfordern'];
