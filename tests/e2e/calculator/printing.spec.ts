import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { readPrinted } from '../support/printed.ts';

// `one-quote.test.tsx` and `offer-document.test.tsx` read the rest.
const PRINTED = [
  /Nummer [2-9A-Z-]{14} Datum \d+\. \S+ 20\d\d Preisliste 0/,
  /Laufzeitrabatt 20 % −6\.827,40 € .*Brutto 32\.498,42 € 64\.996,85 €/,
  /Alle Preise zzgl\. USt\., nur für Unternehmer \(§ 14 BGB\)\./,
];
const SELLER = `${DELIVERED_COMPANY.name} · ${DELIVERED_COMPANY.street} · ${DELIVERED_COMPANY.town}`;

// So that a module of the code is a few pixels wide.
test.use({ deviceScaleFactor: 3 });

test('a step is seen in the very next frame, and the offer is one printed page', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-print-asked', '');
  });
  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&users=44&systems=4&landscapes=2&commitment=2&addons=reporting',
  );

  await test.step('the first frame on a slow machine', async () => {
    const { users } = onCalculator(page);
    await users.more.scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const recording = await recordFirstFrame(page);
    await users.more.click();
    const frame = await recording.evaluate(({ frame }) => frame);
    expect(frame).toEqual({
      total: '27.309 €',
      count: '45',
      line: '1.457 €',
      card: expect.stringContaining('27.309 €'),
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });

  const title = await page.title();
  await test.step('the page stays while the sheet is loaded', async () => {
    const print = page.getByRole('button', { name: 'Preisübersicht drucken' });
    await print.scrollIntoViewIfNeeded();
    expect(scripts.filter((url) => /offer-sheet/.test(url))).toEqual([]);
    const place = await page.evaluate(() => window.scrollY);
    await print.click();
    await expect(page.locator('body[data-print-asked]')).toBeVisible();
    await expect(print).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toHaveText(/^Prei/);
  });

  // The name under which browsers save the sheet.
  await expect(page).toHaveTitle(/^Preisübersicht [2-9A-Z-]{14} · /);
  await page.emulateMedia({ media: 'print' });
  const shared = await readQrCode(page.getByRole('img', { name: /QR/ }));
  const { pathname, search } = new URL(shared);
  expect(pathname + search).toMatch(/^\/angebot\/[2-9a-z-]{14}$/);
  await page.emulateMedia({ media: null });

  const sheets = await readPrinted(page);
  expect(sheets.map(({ size }) => size)).toEqual([[595, 842]]);
  const words = sheets[0]?.words;
  for (const each of PRINTED) expect(words).toMatch(each);
  expect(words).toContain(SELLER);
  expect(words).not.toContain('Admin');
  await expect(page).toHaveTitle(title);
});

/** Text that a phone reads in the picture. */
async function readQrCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot({ scale: 'device' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** The page in the first frame after a pointer went down. */
function recordFirstFrame(page: Page) {
  return page.evaluateHandle(() => {
    const read = () => ({
      total: textOf('#total-price'),
      count: document.querySelector<HTMLInputElement>('#price-summary input')?.value,
      line: textOf('#price-summary table:has(tfoot) tbody tr:nth-child(2) td'),
      card: textOf('aside'),
    });
    function textOf(selector: string): string | undefined {
      return document.querySelector(selector)?.textContent.replaceAll('\u00a0', ' ');
    }
    const frame = new Promise<ReturnType<typeof read>>((resolve) => {
      const onPointer = () => requestAnimationFrame(() => resolve(read()));
      window.addEventListener('pointerdown', onPointer, { capture: true, once: true });
    });
    return { frame };
  });
}
