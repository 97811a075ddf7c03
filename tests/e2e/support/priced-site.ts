import { activateList } from '#app/server/prices/publishing.ts';
import { atShell } from '../../actors.ts';
import { readTotal } from '../../integration/support/page.ts';
import { openStaff } from '../../integration/support/staff.ts';
import {
  publishTestList,
  startPricedServer,
  TEXTS,
} from '../../integration/support/test-prices.ts';
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
    const server = await startPricedServer();
    const { origin, version } = server;
    const { store } = await openStaff(server);
    const isShown = async (basePrice: number) => {
      const total = async () =>
        readTotal(await (await fetch(`${origin}/preiskalkulator/core?systems=2`)).text());
      await expect.poll(total).toBe(`${basePrice} €`);
    };
    await use({
      origin,
      publishCore: async (basePrice) => {
        await publishTestList(store, basePrice);
        await isShown(basePrice);
      },
      goBack: async () => {
        const change = { confirmed: ['price-change'], author: atShell('test'), reason: 'test' };
        await activateList(store, { version, ...change }, TEXTS);
        await isShown(TEST_PRICES.plans.core);
      },
    });
    await store.close();
    await server.stop();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
