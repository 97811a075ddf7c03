import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { startScripts } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const COMPARISON = 'Pakete im Vergleich';
const SECURITY = 'Technik und Sicherheit';
const QUESTIONS = 'Häufige Fragen';
const PAYMENT = 'Wie bezahlen wir, und wie kündigen wir?';
const ANSWER = 'Eine Nachricht in Textform genügt.';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('comparison, security and questions stand between plans and company, and stay as they are', async ({
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
  expect(titles.slice(first, first + 5)).toEqual([
    'Unsere Pakete',
    COMPARISON,
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
  // Their texts are in the page, and in none of its scripts.
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text(), script).not.toContain(ANSWER);
  }
});

test('no entry of the header is marked in the sections that were added', async ({ page }) => {
  await page.goto('/');
  await startScripts(page);
  const marked = page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .locator('[aria-current=location]:visible');
  await page.evaluate(() => document.getElementById('pricing')?.scrollIntoView());
  await expect(marked).toHaveText('Preise');
  for (const name of ['Lassen Sie es sich zeigen', COMPARISON, SECURITY, QUESTIONS]) {
    await part(page, name).evaluate((section) => section.scrollIntoView({ block: 'center' }));
    await expect(marked).toHaveCount(0);
  }
});

test('a visitor from another page finds them, in another language as well', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/impressum');
  await startScripts(page);
  await page.getByRole('link', { name: 'Stagemap, Startseite' }).click();
  await expect(part(page, COMPARISON).getByRole('table')).toContainText('Individuelles Angebot');
  await page.locator('summary').filter({ hasText: PAYMENT }).click();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(part(page, 'Plans compared').getByRole('table')).toContainText('Payment by invoice');
  await expect(part(page, 'Technology and security')).toContainText('TLS 1.3');
  await expect(part(page, 'Frequently asked questions')).toContainText('How do we pay');
  await expect(part(page, COMPARISON)).toHaveCount(0);
});

test('a section below them is arrived at, from another page too', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/agb');
  await startScripts(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click();
  const title = page.getByRole('heading', { name: 'Kontakt', level: 2 });
  await expect(title).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(title).toBeInViewport();
});

test('on paper every question has its answer', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(ANSWER)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(ANSWER)).toBeVisible();
});

test('the comparison shows the prices of this browser', { tag: '@long' }, async ({ page }) => {
  await page.goto('/impressum');
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await page.goto('/');
  const table = part(page, COMPARISON).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Merkmal', 'Core', 'Pro', 'Konzern']);
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');
  await expect(cells(/^Grundpreis/)).toHaveText(['529 €', '1.299 €', '2.000 €']);
  await expect(cells(/^Support/)).toHaveText(['nicht verfügbar', 'nicht verfügbar', 'für 150 €']);
  // The same in each of them, and said once.
  await expect(cells(/^Rabatt bei/)).toHaveText(['10 / 15 / 20 %']);
  // What does not depend on prices is the server's still.
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
  const table = part(page, COMPARISON).getByRole('table');
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

test('the added sections are accessible, and fit at 200 % zoom', {
  tag: ['@both', '@long'],
}, async ({ page }) => {
  await page.goto('/');
  await startScripts(page);
  await page.locator('summary').filter({ hasText: PAYMENT }).click();
  for (const name of [COMPARISON, SECURITY, QUESTIONS]) {
    const id = await part(page, name).getAttribute('aria-labelledby');
    await expectAccessible(page, `section[aria-labelledby="${id}"]`);
  }
  // A window of 1280 px at 200 %, and one of 640.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 500 });
    expect(await findOverflow(page)).toEqual([]);
  }
});
