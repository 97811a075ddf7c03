import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow.ts';
import { OWN_PRICES, resetOwnPrices, storePrices, writeStored } from '../support/stored-prices.ts';

const TITLES = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Landschaftsüberwachungspaket'];
const PRICING_PLANS = TITLES.map((title, at) => {
  const [core] = OWN_PRICES.PRICING_PLANS;
  return { ...core, id: `plan-${at}`, title, basePrice: at * 1111 };
});

test('the comparison shows the prices of this browser', { tag: '@long' }, async ({ page }) => {
  await storePrices(page, JSON.stringify(OWN_PRICES));
  await page.goto('/');
  await page.locator('summary').filter({ hasText: 'Alle Unterschiede anzeigen' }).click();
  const table = page.getByRole('region', { name: 'Unsere Pakete' }).getByRole('table');
  const titles = table.getByRole('columnheader');
  const cells = (name: RegExp) => table.getByRole('row', { name }).getByRole('cell');

  await test.step('own prices', async () => {
    await expect(titles).toHaveText(['Merkmal', 'Core', 'Pro', 'Konzern']);
    await expect(cells(/^Grundpreis/)).toHaveText(['529 €', '1.299 €', '2.000 €']);
    await expect(cells(/^Support/)).toHaveText(['nicht verfügbar', 'nicht verfügbar', 'für 150 €']);
    // The same in each of them, and said once.
    await expect(cells(/^Rabatt bei/)).toHaveText(['10 / 15 / 20 %']);
    // Parts without prices are still the server's.
    await expect(page.getByRole('region', { name: 'Häufige Fragen' })).toContainText(
      'Wie bezahlen wir, und wie kündigen wir?',
    );
  });

  await test.step('after a reset the delivered ones', async () => {
    await resetOwnPrices(page);
    await expect(cells(/^Grundpreis/)).toHaveText(['499 €', '1.199 €', 'Individuelles Angebot']);
  });

  await test.step('six plans, one with a long name, on a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await writeStored(page, JSON.stringify({ ...OWN_PRICES, PRICING_PLANS }));
    // As if another tab had stored them.
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'pricing-config' })),
    );
    await expect(cells(/^Grundpreis/)).toHaveText([
      '0 €',
      '1.111 €',
      '2.222 €',
      '3.333 €',
      '4.444 €',
      '5.555 €',
    ]);
    expect(await findOverflow(page)).toEqual([]);
    for (const cell of await titles.all()) {
      const { width = 0 } = (await cell.boundingBox()) ?? {};
      // The corner is for those who hear it.
      if (width > 1) expect(width).toBeGreaterThan(90);
    }
  });
});
