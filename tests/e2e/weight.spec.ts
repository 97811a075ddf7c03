import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { waitForScripts } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';

/**
 * What a first visit costs, in exact bytes of the build: scripts and styles brotli-compressed,
 * fonts as they are. Budgets are raised only on purpose, here.
 */
const BUDGETS = {
  '/': { script: 116_000, stylesheet: 15_000, font: 29_000 },
  '/en': { script: 116_000, stylesheet: 15_000, font: 29_000 },
  '/agb': { script: 145_000, stylesheet: 15_000, font: 29_000 },
  '/preiskalkulator': { script: 116_000, stylesheet: 15_000, font: 29_000 },
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
    await page.goto(address);
    await waitForScripts(page);
    await waitUntilAllHaveCome(page, bodies);
    expect(bytes.script).toBeGreaterThan(50_000);
    expect(bytes.script).toBeLessThanOrEqual(budget.script);
    expect(bytes.stylesheet).toBeLessThanOrEqual(budget.stylesheet);
    expect(bytes.font).toBeLessThanOrEqual(budget.font);
  });
}

test('scripts wait for the first frame, which waits for the style', { tag: '@desktop' }, async ({
  page,
}) => {
  let letStyleCome: () => void = () => undefined;
  const styleMayCome = new Promise<void>((resolve) => {
    letStyleCome = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await styleMayCome;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.waitForTimeout(500);
  expect(scripts).toStrictEqual([expect.stringMatching(/\/start-\w+\.js$/)]);
  letStyleCome();
  await expect(async () => expect(scripts.length).toBeGreaterThan(5)).toPass();
});

async function waitUntilAllHaveCome(page: Page, bodies: Promise<void>[]): Promise<void> {
  let known: number;
  do {
    known = bodies.length;
    await Promise.all(bodies);
    await page.waitForTimeout(700);
  } while (bodies.length > known);
}
