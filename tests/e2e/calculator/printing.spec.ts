import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { DELIVERED_COMPANY } from '../../delivered-company.ts';
import { onCalculator, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { notePrint, readPrinted } from '../support/printed.ts';

// So that a module of the code is a few pixels wide.
test.use({ deviceScaleFactor: 3 });

test('a step is seen in the very next frame, and the offer is one printed page', {
  tag: '@long',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.addInitScript(notePrint);
  await openCalculator(
    page,
    '/preiskalkulator/pro?yearly=true&users=44&systems=4&landscapes=2&commitment=2&addons=reporting',
  );

  await test.step('the first frame on a slow machine', async () => {
    const { users } = onCalculator(page);
    await users.more.scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const line = '#price-summary table:has(tfoot) tbody tr:nth-child(2) td';
      const parts = ['#total-price', line, 'aside'];
      const read = () =>
        parts.map((part) => document.querySelector(part)?.textContent.replaceAll('\u00a0', ' '));
      const record = () =>
        requestAnimationFrame(() => Object.assign(window, { firstFrame: read() }));
      window.addEventListener('pointerdown', record, { capture: true, once: true });
    });
    await users.more.click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'firstFrame')))
      .toEqual(['27.309 €', '1.457 €', expect.stringContaining('27.309 €')]);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Prei/);
  });

  // The name under which browsers save the sheet.
  await expect(page).toHaveTitle(/^Preisübersicht [2-9A-Z-]{14} · /);
  await page.emulateMedia({ media: 'print' });
  const code = await page.getByRole('img', { name: /QR/ }).screenshot({ scale: 'device' });
  const { data, info } = await sharp(code)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shared = decodeQR({ width: info.width, height: info.height, data });
  expect(new URL(shared).pathname).toMatch(/^\/angebot\/[2-9a-z-]{14}$/);
  await page.emulateMedia({ media: null });

  // `one-quote.test.tsx` and `offer-document.test.tsx` read the rest.
  const sheets = await readPrinted(page);
  expect(sheets.map(({ size }) => size)).toEqual([[595, 842]]);
  expect(sheets[0]?.words).toMatch(
    /Nummer [2-9A-Z-]{14} Datum \d+\. \S+ 20\d\d Preisliste mitgeliefert/,
  );
  expect(sheets[0]?.words).toContain(`${DELIVERED_COMPANY.name} · ${DELIVERED_COMPANY.street}`);
  expect(sheets[0]?.words).not.toContain('Admin');
  await expect(page).toHaveTitle(title);
});
