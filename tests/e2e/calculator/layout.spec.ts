import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { onCalculator, openAllParts, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, storeElsewhere, storePrices } from '../support/stored-prices.ts';

const SCREENS = [
  { width: 360, height: 740 },
  // A window of 1280 × 800 at 200 %.
  { width: 640, height: 400 },
] as const;

test('all that opens is accessible on a phone, and nothing sticks out there or at 200 %', {
  tag: '@phone',
}, async ({ page }) => {
  await test.step('the calculator', async () => {
    await openCalculator(page, '/preiskalkulator/core?users=38&systems=2&addons=reporting,sso');
    await page.getByRole('button', { name: 'Preisverlauf ansehen' }).click();
    await page.getByText('Werte als Tabelle').click();
    await openAllParts(page);
    await expect(page.getByText('40 Benutzer kosten weniger als 38')).toBeVisible();
    await page.getByRole('button', { name: 'Aus Auswahl entfernen' }).click();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingSticksOut(page);
  });

  await test.step('numbers of many digits', async () => {
    await openCalculator(
      page,
      '/preiskalkulator/pro?yearly=true&commitment=3&users=1000000&systems=99999&landscapes=99999',
    );
    await openAllParts(page);
    await expectNothingSticksOut(page);
  });

  await test.step('a sales-only plan', async () => {
    await page.getByRole('link', { name: 'Enterprise wählen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprise' })).toBeFocused();
    await expectNothingSticksOut(page);
  });

  await test.step('own prices', async () => {
    await storeElsewhere(page, JSON.stringify(OWN_PRICES));
    await page.getByRole('link', { name: 'Konzern wählen' }).click();
    await expect(page.getByText('Eigene Preise in diesem Browser aktiv')).toBeVisible();
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await expectNothingSticksOut(page);
  });

  await test.step('an unreadable text in the dialog', async () => {
    await storeElsewhere(page, `[${'x'.repeat(500)}`);
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByText('Gespeicherten Text anzeigen').click();
    await expectNothingSticksOut(page);
  });
});

async function expectNothingSticksOut(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    expect(await findStickingOut(page, screen.width), `at ${screen.width} px`).toEqual([]);
  }
  await page.setViewportSize(SCREENS[0]);
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
  const expectFit = async (place: string) => {
    await expect(page.getByText(`${word}0`).first()).toBeVisible();
    await openAll(page);
    expect.soft(await findOverflow(page), place).toEqual([]);
  };
  const choose = (title: string) => page.getByRole('link', { name: `${title} wählen` }).click();
  for (const address of [
    '/',
    '/admin/preiskalkulator',
    '/preiskalkulator/core?users=38&addons=a',
  ]) {
    await openCalculator(page, address);
    await expectFit(address);
  }
  await choose(`${word}1`);
  const { summary, users } = onCalculator(page);
  await users.field.fill('1001');
  await summary.getByRole('radio', { name: 'Jährlich' }).check();
  await expectFit('another plan, yearly');
  await choose(`${word}2`);
  await expect(summary).toHaveCount(0);
  await expectFit('a sales-only plan');
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
    const expectReadable = async (address: string) => {
      expect.soft(await measureCovered(page), address).toBeLessThan(0.25);
      await openAll(page);
      expect.soft(await findOverflow(page), address).toEqual([]);
    };
    // Texts are as wide before their scripts run.
    for (const text of [
      '/impressum',
      '/datenschutz',
      '/agb',
      '/barrierefreiheit',
      '/gibt-es-nicht',
    ]) {
      await page.goto(text);
      await expectReadable(text);
    }
    for (const address of [
      '/',
      '/admin/preiskalkulator',
      '/preiskalkulator/enterprise',
      '/preiskalkulator/core?users=1001&systems=101&landscapes=51&addons=reporting',
      '/preiskalkulator/pro?yearly=true&commitment=3&users=45',
    ]) {
      await openCalculator(page, address);
      await expectReadable(address);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );

    // The header and the offer to undo leave the page readable.
    await page.locator('summary').filter({ hasText: 'Menü', visible: true }).click();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
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
      const [one] = found;
      const isOpen = one?.matches(':checked, [aria-expanded=true], [open] > summary');
      if (one instanceof HTMLElement && !isOpen) one.click();
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
