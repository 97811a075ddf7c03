import type { Page } from '@playwright/test';
import { openCalculator } from './support/calculator.ts';
import { expect, test } from './support/fixtures.ts';
import { OWN_PRICES, storePrices, writeStored } from './support/stored-prices.ts';

const ADDRESSES = [
  '/preiskalkulator/core?addons=reporting',
  '/preiskalkulator/pro?yearly=true&commitment=3&users=1000000&systems=99999&landscapes=99999',
  '/preiskalkulator/enterprise',
  '/en/preiskalkulator/core?yearly=true&users=1001&systems=101&landscapes=51&addons=reporting',
];

test('nothing sticks out at 360 pixels', { tag: '@phone' }, async ({ page }) => {
  await expectNothingSticksOut(page, 360);
});

test.describe('zoomed to 200 %', { tag: ['@desktop', '@long'] }, () => {
  // What a window of 1280 × 800 shows then.
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

  test('nothing sticks out', async ({ page }) => {
    await expectNothingSticksOut(page, 640);
  });
});

async function expectNothingSticksOut(page: Page, width: number): Promise<void> {
  for (const address of ADDRESSES) {
    await openCalculator(page, address);
    for (const checkbox of await page.getByRole('checkbox').all()) await checkbox.check();
    await page
      .getByRole('button', { name: /^(Mehr anzeigen|Show more)/ })
      .evaluateAll((buttons) => {
        for (const button of buttons) if (button instanceof HTMLElement) button.click();
      });
    expect(await findStickingOut(page, width), address).toEqual([]);
  }
  await writeStored(page, JSON.stringify(OWN_PRICES));
  await openCalculator(page, '/preiskalkulator/plan-3?yearly=true&addons=support');
  await expect(page.getByText('Eigene Preise in diesem Browser aktiv')).toBeVisible();
  expect(await findStickingOut(page, width), 'own prices').toEqual([]);

  await writeStored(page, `[${'x'.repeat(500)}`);
  await page.reload();
  await page.getByRole('button', { name: 'Admin' }).click();
  await page.getByText('Gespeicherten Text anzeigen').click();
  expect(await findStickingOut(page, width), 'dialog').toEqual([]);
}

/** That the page can be scrolled sideways, and by what; nothing if it cannot. */
function findStickingOut(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > limit + 0.5,
    );
    return [`${document.documentElement.scrollWidth} px`, ...wide.map(describe)];

    function describe({ tagName, textContent }: Element): string {
      return `${tagName} ${textContent.trim().slice(0, 30)}`;
    }
  }, width);
}

test('a plan whose title is one long word makes its card no wider', { tag: '@phone' }, async ({
  page,
}) => {
  const [core, ...rest] = OWN_PRICES.PRICING_PLANS;
  const title = 'Landschaftsverwaltungsgesellschaftspaketbezeichnung';
  const long = { ...core, title, description: title, features: [title], highlighted: true };
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS: [long, ...rest] }));
  for (const address of ['/preiskalkulator/pro', '/#pricing']) {
    await page.goto(address);
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: title }),
    });
    await expect(card).toBeVisible();
    const edges = await card.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...edges), address).toBeLessThanOrEqual(360);
  }
});
