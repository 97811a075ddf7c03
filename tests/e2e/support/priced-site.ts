import { readTotal } from '../../integration/support/page.ts';
import { publishCore, runPrices } from '../../integration/support/prices.ts';
import { startPricedServer } from '../../integration/support/test-prices.ts';
import { TEST_PRICES } from '../../test-prices.ts';
import { test as base, expect } from './fixtures.ts';

interface PricedSite {
  origin: string;
  /** Publishes another price of Core and waits until the server shows it. */
  publishCore: (basePrice: number) => Promise<void>;
  /** Puts the version that was there at first in force and waits until the server shows it. */
  goBack: () => Promise<void>;
}

/** Each test has a separate site at the tests' prices; its owner publishes from the shell. */
export const test = base.extend<{ site: PricedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  site: async ({}, use) => {
    const { origin, folder, version, stop } = await startPricedServer();
    const isShown = async (basePrice: number) => {
      const total = async () =>
        readTotal(await (await fetch(`${origin}/preiskalkulator/core?systems=2`)).text());
      await expect.poll(total).toBe(`${basePrice} €`);
    };
    await use({
      origin,
      publishCore: async (basePrice) => {
        const { exitCode, output } = await publishCore(folder, basePrice);
        expect(exitCode, output).toBe(0);
        await isShown(basePrice);
      },
      goBack: async () => {
        const args = ['activate', String(version), '--reason', 'test'];
        expect(await runPrices(folder, args)).toMatchObject({ exitCode: 0 });
        await isShown(TEST_PRICES.plans.core);
      },
    });
    await stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
