import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './support/fixtures.ts';

/**
 * What a first visit costs, in exact bytes of the build: scripts and styles brotli-compressed,
 * fonts as they are. Budgets are raised only on purpose, here.
 */
const BUDGETS = {
  '/': { script: 116_000, stylesheet: 15_000, font: 60_000 },
  '/en': { script: 116_000, stylesheet: 15_000, font: 60_000 },
  '/agb': { script: 145_000, stylesheet: 15_000, font: 60_000 },
  '/preiskalkulator': { script: 168_000, stylesheet: 15_000, font: 60_000 },
} as const;

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`${address} stays within its budget`, { tag: '@desktop' }, async ({ page }) => {
    const bytes = { script: 0, stylesheet: 0, font: 0 };
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'script' && type !== 'stylesheet' && type !== 'font') return;
      bodies.push(
        response.body().then((body) => {
          bytes[type] += type === 'font' ? body.length : brotliCompressSync(body).length;
        }),
      );
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await Promise.all(bodies);
    expect(bytes.script).toBeGreaterThan(50_000);
    expect(bytes.script).toBeLessThanOrEqual(budget.script);
    expect(bytes.stylesheet).toBeLessThanOrEqual(budget.stylesheet);
    expect(bytes.font).toBeLessThanOrEqual(budget.font);
  });
}
