import type { Locator, Page } from '@playwright/test';
import { openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, storePrices, writeStored } from '../support/stored-prices.ts';

const ADDRESSES = [
  '/preiskalkulator/core?addons=reporting',
  '/preiskalkulator/pro?yearly=true&commitment=3&users=1000000&systems=99999&landscapes=99999',
  '/preiskalkulator/enterprise',
  '/en/preiskalkulator/core?yearly=true&users=1001&systems=101&landscapes=51&addons=reporting',
];

test('nothing sticks out at 360 pixels', { tag: '@phone' }, async ({ page }) => {
  await expectNothingSticksOut(page, 360);
});

test.describe('zoomed to 200 %', { tag: '@long' }, () => {
  // A window of 1280 × 800 at 200 %.
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

test('titles of one long word scroll nothing sideways', {
  tag: ['@both', '@phone', '@long'],
}, async ({ page }) => {
  const word = 'Landschaftsverwaltungsgesellschaftspaketbezeichnungsordnung';
  const texts = { description: word, features: [word] };
  const PRICING_PLANS = OWN_PRICES.PRICING_PLANS.map((plan, index) => ({
    ...plan,
    ...texts,
    title: `${word}${index}`,
    basePrice: index === 0 ? 5_290_000 : 1299,
    highlighted: true,
    salesOnly: index === 2,
    disabledAddons: index === 0 ? ['b'] : [],
    includedAddons: index === 1 ? ['b'] : [],
  }));
  const ADDONS = ['a', 'b', 'c'].flatMap((id) =>
    OWN_PRICES.ADDONS.map((addon) => ({
      ...addon,
      ...texts,
      id,
      title: `${word}${id}`,
      longDescription: `${word} ${word}`,
      ...(id === 'c' && { status: 'future', statusText: word }),
    })),
  );
  await storePrices(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS, ADDONS }));
  for (const address of [
    '/',
    '/preiskalkulator/core?users=38&addons=a',
    '/preiskalkulator/pro?yearly=true&users=1001&addons=a',
    '/preiskalkulator/plan-3',
    '/admin/preiskalkulator',
  ]) {
    await openCalculator(page, address);
    await expect(page.getByText(`${word}0`).first()).toBeVisible();
    await openAll(page);
    expect.soft(await findOverflow(page), address).toEqual([]);
  }
});

test.describe('with a browser font of 32 px', { tag: ['@phone', '@long'] }, () => {
  test.use({ isMobile: false });

  test('nothing scrolls sideways at 360 px, and the page stays readable', { tag: '@both' }, async ({
    page,
    context,
    expectFault,
  }) => {
    expectFault(/status 404/);
    expectFault(/Failed to load resource/);
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const address of [
      '/',
      '/en',
      '/preiskalkulator/core?users=1001&systems=101&landscapes=51&addons=reporting',
      '/en/preiskalkulator/pro?yearly=true&commitment=3&users=45',
      '/preiskalkulator/enterprise',
      '/impressum',
      '/datenschutz',
      '/en/agb',
      '/barrierefreiheit',
      '/gibt-es-nicht',
      '/admin/preiskalkulator',
    ]) {
      await openCalculator(page, address);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      expect.soft(await measureCovered(page), address).toBeLessThan(0.25);
      await openAll(page);
      expect.soft(await findOverflow(page), address).toEqual([]);
    }

    // The header and the offer to undo leave the page readable.
    await openCalculator(page, '/preiskalkulator/pro?yearly=true');
    await expect(page.getByRole('complementary', { name: 'Gesamtpreis' })).toBeHidden();
    await page.getByRole('link', { name: 'Core wählen' }).click();
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Hinweis schließen' })).toBeInViewport({
      ratio: 1,
    });
    const said = await page.getByText('Paket Core gewählt').last().boundingBox();
    // Two lines at most, not letter below letter.
    expect(said?.height).toBeLessThan(110);
    await page.locator('summary').filter({ hasText: 'Menü', visible: true }).click();
    await expect(page.getByRole('link', { name: 'Kontakt' }).first()).toBeVisible();
  });
});

/** The part of the window's height that the header and the floating bar take from the page. */
function measureCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('header, aside')].filter((bar) =>
      /^(?:sticky|fixed)$/.test(getComputedStyle(bar).position),
    );
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / window.innerHeight;
  });
}

/** The menu, what is announced, the comparison, the first plan of the editor: what opens widest. */
async function openAll(page: Page): Promise<void> {
  const future = page.getByRole('checkbox', { name: /^(Zukünftige|Show future)/ });
  const press = (target: Locator) =>
    target.evaluateAll((found) => {
      for (const one of found.slice(0, 1)) if (one instanceof HTMLElement) one.click();
    });
  await press(future);
  await press(page.getByRole('button', { name: /^(Pakete vergleichen|Compare plans)/ }));
  await press(page.locator('summary').filter({ hasText: /^Men/, visible: true }));
  await press(
    page
      .getByRole('region', { name: /^(Pakete|Plans) \d/ })
      .getByRole('button')
      .filter({ hasText: '€' }),
  );
  await page.waitForLoadState('networkidle');
}
