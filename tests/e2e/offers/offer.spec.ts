import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf, onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { notePrint, readOnlySheet } from '../support/printed.ts';
import { saveFile } from '../support/save-file.ts';
import { OWN_PRICES, storePrices } from '../support/stored-prices.ts';

const QUERY = 'yearly=true&users=120&systems=12&landscapes=4&commitment=3&addons=reporting';
const SMALL = '/preiskalkulator/core?yearly=false&users=5&systems=2&landscapes=1';

test('an offer is shared, read, filled in, printed and opened again', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const handed = await recordWhatIsHandedOn(page);
  await openCalculator(page, `/preiskalkulator/pro?utm_source=brief&${QUERY}`);
  const { summary, total } = onCalculator(page);
  const share = page.getByRole('button', { name: 'Link teilen' });

  await test.step('downloaded', async () => {
    const { name } = await saveFile(page.getByRole('button', { name: 'Als PDF laden' }));
    expect(name).toMatch(/^stagemap-preisübersicht-[2-9a-z-]{14}\.pdf$/);
  });

  await test.step('shared; a link that no script may copy is in view, to be copied by hand', async () => {
    await share.click();
    await expect(summary.getByRole('status')).toContainText(['Link kopiert']);
    const { origin } = new URL(page.url());
    await expect.poll(handed).toMatch(new RegExp(`^clipboard ${origin}/angebot/[2-9a-z-]{14}$`));
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await share.click();
    await expect(page.getByText('Bitte kopieren Sie den Link von Hand:')).toBeInViewport();
    await expect(page.getByText(/\/angebot\/[2-9a-z-]+$/)).toBeInViewport({ ratio: 1 });
    const [, shared = ''] = (await handed()).split(' ');
    await page.goto(shared);
  });

  await test.step('read and filled in', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Preisübersicht Pro');
    await expect(page).toHaveTitle(/^Preisübersicht [2-9A-Z-]{14} · /);
    const { name } = await saveFile(page.getByRole('link', { name: 'Als PDF laden' }));
    expect(name).toMatch(/\.pdf$/);
    await page.getByLabel('Empfänger').fill('Frau Beispiel, Einkauf');
    await page.setViewportSize({ width: 360, height: 740 });
    // Title and price come first on a phone.
    expect((await boxOf(page.getByRole('heading', { level: 1 }))).y).toBeLessThanOrEqual(300);
    expect((await boxOf(page.getByText('59.215 €').first())).y).toBeLessThanOrEqual(500);
    await page.setViewportSize({ width: 320, height: 740 });
    expect(await findOverflow(page)).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('printed on one page', async () => {
    const words = await readOnlySheet(page);
    // 1199 + 110 × 36.75 + 9 × 129 + 3 × 59 = 6579.5 a month; × 36 × 0.75
    expect(words).toContain('Gesamtpreis über die Laufzeit von 3 Jahren 177.646,50 €');
    expect(words).toContain('§ 145 BGB');
    expect(words).not.toMatch(/Angebot anfordern|Impressum/);
  });

  await test.step('opened in the calculator', async () => {
    await page.getByRole('link', { name: 'Im Preiskalkulator öffnen' }).click();
    await expect(page).toHaveURL(`/preiskalkulator/pro?${QUERY}`);
    await expect(total).toHaveText('59.215 €');
  });
});

test('with own prices the sheet is a preview, and the link is public', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await openCalculator(page, '/preiskalkulator/core?users=5&systems=2');
  // On a busy machine other prices stand there until these are read.
  await expect(onCalculator(page).total).toHaveText('649 €');
  await expect(page.getByRole('button', { name: 'Als PDF laden' })).toHaveCount(0);
  const posts: string[] = [];
  page.on('request', (request) => posts.push(request.method()));
  // `offer-document.test.tsx` reads the preview.
  await page.evaluate(notePrint);
  await page.getByRole('button', { name: 'Preisübersicht drucken' }).click();
  await expect(page.locator('body[data-print-asked]')).toBeVisible();
  expect(await readOnlySheet(page)).toContain('Nummer Vorschau');
  expect(posts).not.toContain('POST');
  await page.getByRole('button', { name: 'Öffentlichen Link teilen' }).click();
  await expect(page.getByText(/mit den veröffentlichten Preisen, nicht mit denen/)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.endsWith(SMALL)).toBe(true);
});

/** Where the page hands its link on, and the link. Chromium on Linux has no sheet for sharing. */
async function recordWhatIsHandedOn(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const record = (way: string, url = '') => {
      document.documentElement.dataset.handed = `${way} ${url}`;
    };
    const share = async ({ url }: ShareData) => record('sheet', url);
    const writeText = async (text: string) => record('clipboard', text);
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset.handed ?? '');
}
