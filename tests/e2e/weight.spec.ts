import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { startScripts, waitForScripts } from './support/calculator.ts';
import { expect, onDeliveredSite as test } from './support/fixtures.ts';

const built = fileURLToPath(new URL('../../dist/client', import.meta.url));

/**
 * Limits for the bytes of a page: scripts and styles as compressed by the build (brotli), fonts
 * uncompressed. Raised only on purpose.
 */
const UNTOUCHED = { stylesheet: 17_900, font: 25_000 };
/**
 * After the first sign: all scripts, the starter included (D44). The next kilobyte above what was
 * measured and 5 %, so that an update of a dependency does not fail. `text-weight.test.ts` weighs the
 * texts of other languages.
 */
const BUDGETS = {
  '/': 162_000,
  '/preiskalkulator/pro': 173_000,
  '/agb': 140_000,
  '/technik-und-sicherheit': 142_000,
  '/gibt-es-nicht': 137_000,
};
const REQUESTS = 13;

for (const [address, budget] of Object.entries(BUDGETS)) {
  const tag = ['/technik-und-sicherheit', '/gibt-es-nicht'].includes(address) ? '@long' : [];
  test(`${address} stays within its budget`, { tag }, async ({ page, expectFault }) => {
    if (address === '/gibt-es-nicht') {
      expectFault(/status 404/);
      expectFault(/Failed to load resource/);
    }
    // Chromium's estimate of the connection depends on earlier tests.
    await connectWith(page, { saveData: false, effectiveType: '4g' });
    const weight = weigh(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    if (address.startsWith('/preiskalkulator')) {
      // Without any sign.
      await waitForScripts(page);
    } else {
      // The starter, which a unit test weighs.
      expect((await weight.read()).requests).toBe(1);
    }
    const { stylesheet, font } = await weight.read();
    expect(stylesheet).toBeLessThanOrEqual(UNTOUCHED.stylesheet);
    expect(font).toBeLessThanOrEqual(UNTOUCHED.font);

    await startScripts(page);
    await page.waitForLoadState('networkidle');
    const { script, requests } = await weight.read();
    expect(script).toBeGreaterThan(100_000);
    expect(script).toBeLessThanOrEqual(budget);
    expect(requests).toBeLessThanOrEqual(REQUESTS);
  });
}

test('the HTML of the most visited pages', async ({ request }) => {
  // `/` has a lower limit: with its headers it fits into the first 14.6 kB of a connection.
  const budgets = { '/': 13_500, '/en': 12_700, '/preiskalkulator/pro': 11_550, '/agb': 9_100 };
  for (const [address, budget] of Object.entries(budgets)) {
    const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()['content-encoding'], address).toBe('br');
    const size = Number(response.headers()['content-length']);
    expect(size, address).toBeGreaterThan(5000);
    expect(size, address).toBeLessThanOrEqual(budget);
  }
});

test('no scripts are fetched when the visitor saves data', async ({ page }) => {
  await connectWith(page, { saveData: true, effectiveType: '4g' });
  const weight = weigh(page);
  await page.goto('/preiskalkulator/pro', { waitUntil: 'networkidle' });
  expect((await weight.read()).requests).toBe(1);
});

/** Counts what a page loads from now on. */
function weigh(page: Page) {
  const sum = { script: 0, stylesheet: 0, font: 0, requests: 0 };
  const files: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isScript = pathname.endsWith('.js');
    const type = isScript ? 'script' : response.request().resourceType();
    if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return;
    if (isScript) sum.requests += 1;
    files.push(
      sizeOf(response, type === 'font').then((size) => {
        sum[type] += size;
      }),
    );
  });
  return {
    read: async () => {
      await Promise.all(files);
      return { ...sum };
    },
  };
}

/** The starter is no file, and small files are not compressed. */
async function sizeOf(response: Response, isCompressed: boolean): Promise<number> {
  const { pathname } = new URL(response.url());
  if (!pathname.startsWith('/assets/')) return brotliCompressSync(await response.body()).length;
  const file = built + pathname;
  const sent = isCompressed ? stat(file) : stat(`${file}.br`).catch(() => stat(file));
  return (await sent).size;
}

async function connectWith(page: Page, connection: { saveData: boolean; effectiveType: string }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
