import type { Page } from '@playwright/test';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const COMPARISON = 'Alle Unterschiede anzeigen';
const SECURITY = 'Technik und Sicherheit';
const QUESTIONS = 'Häufige Fragen';
const PAYMENT = 'Wie bezahlen wir, und wie kündigen wir?';
const ANSWER = 'Eine Nachricht in Textform genügt.';

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** The comparison of the plans, opened. */
async function openComparison(page: Page) {
  await page.locator('summary').filter({ hasText: COMPARISON }).click();
  return part(page, 'Unsere Pakete').getByRole('table');
}

test('comparison, security and questions stand between plans and company, and stay as they are; on paper all of it is open', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const titles = await headings.allTextContents();
  const first = titles.indexOf('Unsere Pakete');
  expect(titles.slice(first, first + 4)).toEqual([
    'Unsere Pakete',
    SECURITY,
    QUESTIONS,
    'Über uns',
  ]);
  // Opened before anything runs, by keyboard.
  const question = page.locator('summary').filter({ hasText: PAYMENT });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(ANSWER)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const kept = await question.elementHandle();
  await startScripts(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(ANSWER)).toBeVisible();
  expect(await kept?.evaluate((element) => element.isConnected)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText(ANSWER)).toBeHidden();
  await expect(part(page, 'Unsere Pakete').getByRole('table')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(part(page, 'Unsere Pakete').getByRole('table')).toBeVisible();
  // Their texts are in the page, and in none of its scripts.
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text(), script).not.toContain(ANSWER);
  }
});

test('the comparison shows the prices of this browser', { tag: '@long' }, async ({ page }) => {
  await page.goto('/impressum');
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await page.goto('/');
  const table = await openComparison(page);
  await expect(table.getByRole('columnheader')).toHaveText(['Merkmal', 'Core', 'Pro', 'Konzern']);
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^Grundpreis/)).toHaveText(['529 €', '1.299 €', '2.000 €']);
  await expect(cells(/^Support/)).toHaveText(['nicht verfügbar', 'nicht verfügbar', 'für 150 €']);
  // The same in each of them, and said once.
  await expect(cells(/^Rabatt bei/)).toHaveText(['10 / 15 / 20 %']);
  // Parts without prices are still the server's.
  await expect(part(page, QUESTIONS)).toContainText(PAYMENT);
  await page.getByRole('button', { name: 'Zurücksetzen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(cells(/^Grundpreis/)).toHaveText(['499 €', '1.199 €', 'Individuelles Angebot']);
});

test('six plans, one with a long name, are legible on a narrow screen', {
  tag: ['@both', '@phone', '@long'],
}, async ({ page }) => {
  const [core] = OWN_PRICES.PRICING_PLANS;
  const plans = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Landschaftsüberwachungspaket'];
  const list = plans.map((title, at) => ({
    ...core,
    id: `plan-${at}`,
    title,
    basePrice: at * 1111,
  }));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/impressum');
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: list }));
  await page.goto('/');
  const table = await openComparison(page);
  await expect(table.getByRole('row', { name: /^Grundpreis/ }).getByRole('cell')).toHaveText([
    ...['0 €', '1.111 €', '2.222 €', '3.333 €', '4.444 €', '5.555 €'],
  ]);
  expect(await findOverflow(page)).toEqual([]);
  for (const cell of await table.getByRole('columnheader').all()) {
    const { width = 0 } = (await cell.boundingBox()) ?? {};
    // The corner is for those who hear it.
    if (width > 1) expect(width).toBeGreaterThan(90);
  }
});
