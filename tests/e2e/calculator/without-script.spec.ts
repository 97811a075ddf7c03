import type { Page } from '@playwright/test';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('any address shows the right total', async ({ page }) => {
    for (const [address, total] of PRICES) {
      await page.goto(address);
      await expect(page.locator('#total-price'), address).toHaveText(total);
    }
    await page.goto('/preiskalkulator/enterprise');
    await expect(page.getByRole('link', { name: 'Enterprise ausgewählt' })).toBeVisible();
    await expect(page.locator('#price-summary')).toHaveCount(0);
  });

  test('a plan can be chosen, at the price of its card', async ({ page }) => {
    await page.goto('/preiskalkulator/pro?yearly=true&commitment=2&users=45&addons=reporting');
    await page.getByRole('link', { name: 'Core wählen' }).click();
    // (499 + 199) × 12 × 0.8
    await expect(page.locator('#total-price')).toHaveText('6.700 €');
  });
});

for (const { locale, addresses } of [
  {
    locale: 'de-DE',
    addresses: [
      '/preiskalkulator/pro?yearly=true&commitment=2&users=45&systems=4&addons=reporting',
      '/preiskalkulator/core?users=1001&addons=sso',
      '/preiskalkulator/enterprise',
    ],
  },
  { locale: 'en-GB', addresses: ['/en/preiskalkulator/core'] },
]) {
  test.describe(locale, () => {
    // A visitor of another language is offered it, which is a word more.
    test.use({ locale });

    test('taking over in the browser changes no word of the page', async ({ page }) => {
      for (const address of addresses) {
        await openCalculator(page, address);
        const [fromServer, now] = await readBothTexts(page);
        expect(now, address).toEqual(fromServer);
        expect(now.length, address).toBeGreaterThan(50);
      }
    });
  });
}

/** The texts of the page as the server sends it, and as it stands now. */
function readBothTexts(page: Page): Promise<[string[], string[]]> {
  return page.evaluate(async () => {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    const sent = new DOMParser().parseFromString(await response.text(), 'text/html');
    return [readTexts(sent), readTexts(document)];

    function readTexts({ body }: Document): string[] {
      // The alert is for a page whose scripts cannot be loaded.
      const unseen = body.querySelectorAll('script, style, noscript, [role=alert]');
      for (const element of unseen) element.remove();
      return [...body.querySelectorAll('*')]
        .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === 3))
        .map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    }
  });
}
