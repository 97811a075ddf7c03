import type { Page } from '@playwright/test';
import { expectAccessible, expectTellingNames } from '../support/accessibility.ts';
import { openAll, openCalculator } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits, findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, storeElsewhere, storePrices } from '../support/stored-prices.ts';
import { findTextsWithSiblings } from '../support/translator.ts';

/** Also a window of 1280 px at 200 %. */
const WIDTHS = [640, 360];

test('all that opens is accessible and fits, also at 200 %', { tag: '@phone' }, async ({
  page,
}) => {
  await test.step('the calculator', async () => {
    await openCalculator(page, '/preiskalkulator/core?users=38&systems=2&addons=reporting,sso');
    await page.getByRole('button', { name: 'Was kosten mehr Benutzer?' }).click();
    await page.getByText('Werte als Tabelle').click();
    await openAll(page);
    await page.getByRole('button', { name: 'Aus Auswahl entfernen' }).click();
    await expect(page.getByText('40 Benutzer kosten weniger als 38')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
    await expectTellingNames(page);
    expect(await page.evaluate(findTextsWithSiblings)).toEqual([]);
    // Notice and bar lie over the window's lower edge, where at the top of the page no field is cut.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    await expectFits(page, ...WIDTHS);
  });

  await test.step('numbers of many digits, then a sales-only plan', async () => {
    await openCalculator(
      page,
      '/preiskalkulator/pro?yearly=true&commitment=3&users=1000000&systems=99999&landscapes=99999',
    );
    await openAll(page);
    await expectFits(page, ...WIDTHS);
    await page.getByRole('link', { name: 'Enterprise wählen' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Enterprise' })).toBeFocused();
    await expectFits(page, ...WIDTHS);
  });

  await test.step('own prices, then an unreadable text in the dialog', async () => {
    await storeElsewhere(page, JSON.stringify(OWN_PRICES));
    await page.getByRole('link', { name: 'Konzern wählen' }).first().click();
    await expect(page.getByText('Eigene Preise in diesem Browser aktiv')).toBeVisible();
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await expectFits(page, ...WIDTHS);
    await storeElsewhere(page, `[${'x'.repeat(500)}`);
    await page.getByRole('button', { name: 'Admin' }).click();
    await page.getByText('Gespeicherten Text anzeigen').click();
    await expectFits(page, ...WIDTHS);
  });
});

test('long titles scroll nothing sideways', { tag: ['@phone', '@long'] }, async ({ page }) => {
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
    '/admin/preiskalkulator',
    '/preiskalkulator/core?users=38&addons=a',
    '/preiskalkulator/pro?yearly=true&users=1001',
    '/preiskalkulator/plan-3',
  ]) {
    await openCalculator(page, address);
    await expect(page.getByText(`${word}0`).first()).toBeVisible();
    await openAll(page);
    expect.soft(await findOverflow(page), address).toEqual([]);
  }
});

test.describe('with a browser font of 32 px', { tag: ['@phone', '@long'] }, () => {
  test.use({ isMobile: false });

  test('each page fits and is readable', async ({ page, context, expectFault }) => {
    expectFault(/status 404/);
    expectFault(/Failed to load resource/);
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    const expectReadable = async (address: string) => {
      expect.soft(await measureCovered(page), address).toBeLessThan(0.25);
      await openAll(page);
      expect.soft(await findOverflow(page), address).toEqual([]);
    };
    // One component draws all texts, which are as wide before their scripts run.
    for (const text of ['datenschutz', 'gibt-es-nicht']) {
      await page.goto(`/${text}`);
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
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');

    // The header and the offer to undo leave the page readable.
    await page.locator('summary').filter({ hasText: 'Menü', visible: true }).click();
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expect(page.getByRole('complementary', { name: 'Gesamtpreis' })).toBeHidden();
    await page.getByRole('link', { name: 'Core wählen' }).first().click();
    const undo = page.getByRole('button', { name: /^Rückgängig/ });
    await expect(undo).toBeInViewport({ ratio: 1 });
    const close = page.getByRole('button', { name: 'Hinweis schließen' });
    await expect(close).toBeInViewport({ ratio: 1 });
    const said = await page.getByText('Paket Core gewählt').last().boundingBox();
    // Five lines at most, not letter below letter.
    expect(said?.height).toBeLessThan(240);
    await close.click();
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
