import type { Browser } from '@playwright/test';
import { openCalculator } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';

const PRICES = [
  ['/preiskalkulator', '1.199 €'],
  ['/preiskalkulator/core', '628 €'],
  ['/preiskalkulator/core?users=3&systems=2&landscapes=1', '499 €'],
  ['/preiskalkulator/core?users=39&systems=2', '2.263 €'],
  ['/preiskalkulator/core?users=40&systems=2', '2.040 €'],
  ['/preiskalkulator/core?users=100&systems=2', '4.063 €'],
  ['/preiskalkulator/core?addons=reporting,sso', '827 €'],
  ['/preiskalkulator/pro?addons=reporting', '1.199 €'],
  ['/preiskalkulator/pro?yearly=true', '12.229 €'],
  ['/preiskalkulator/pro?yearly=true&commitment=3', '10.791 €'],
  [
    '/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&landscapes=2&addons=reporting',
    '27.309 €',
  ],
  ['/en/preiskalkulator/pro', '€1,199'],
  [
    '/en/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&landscapes=2&addons=reporting',
    '€27,309',
  ],
] as const;

test('the server renders the right total for any address', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [address, total] of PRICES) {
    await page.goto(address);
    await expect(page.locator('#total-price'), address).toHaveText(total);
  }
  await page.goto('/preiskalkulator/enterprise');
  await expect(page.getByRole('link', { name: 'Enterprise ausgewählt' })).toBeVisible();
  await expect(page.locator('#price-summary')).toHaveCount(0);
  await context.close();
});

test('plans can be chosen without scripts, at the price of their card', async ({
  browser,
  baseURL,
  contextOptions,
}) => {
  const context = await browser.newContext({
    ...contextOptions,
    javaScriptEnabled: false,
    baseURL,
  });
  const page = await context.newPage();
  await page.goto('/preiskalkulator/pro?yearly=true&commitment=2&users=45&addons=reporting');
  await page.getByRole('link', { name: 'Core wählen' }).click();
  // (499 + 199) × 12 × 0.8
  await expect(page.locator('#total-price')).toHaveText('6.700 €');
  await context.close();
});

test('taking over in the browser changes no word of the page', async ({ page, browser }) => {
  for (const address of [
    '/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&addons=reporting',
    '/preiskalkulator/core?users=1001&addons=sso',
    '/preiskalkulator/enterprise',
    '/en/preiskalkulator/core',
  ]) {
    await openCalculator(page, address);
    const after = await page.locator('body').innerText();
    const before = await readServerText(browser, page.url(), page.viewportSize());
    expect(after, address).toBe(before);
  }
});

/** The visible text of the server's page, laid out at the same width but without its scripts. */
async function readServerText(
  browser: Browser,
  address: string,
  viewport: { width: number; height: number } | null,
): Promise<string> {
  const context = await browser.newContext({ locale: 'de-DE', viewport });
  const page = await context.newPage();
  // Scripts are allowed, so that the card is shown, but there are none.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(address);
  const text = await page.locator('body').innerText();
  await context.close();
  return text;
}
