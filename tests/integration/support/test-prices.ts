import { join } from 'node:path';
import { createBuiltInConfig } from '#app/domain/pricing/built-in.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { publishList } from '#app/server/prices/publishing.ts';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store.ts';
import type { Store } from '#app/server/store/store.ts';
import catalog from '#locales/de/catalog.json' with { type: 'json' };
import { atShell } from '../../actors';
import { TEST_PRICES } from '../../test-prices.ts';
import { type RunningServer, startServer } from './server.ts';
import type { TestSite } from './site.ts';

/** As the site reads lists, without pages in other languages. */
export const TEXTS = { referenceTexts: catalog.pricing, languages: [] };

const plans = new Map<string, number>(Object.entries(TEST_PRICES.plans));
const addons = new Map<string, number>(Object.entries(TEST_PRICES.addons));

/** The delivered list at the tests' own prices, with another one for Core if it is given. */
export function createTestList(priceOfCore: number = TEST_PRICES.plans.core): PricingConfig {
  const { PRICING_PLANS, ADDONS } = createBuiltInConfig(catalog.pricing);
  return {
    PRICING_PLANS: PRICING_PLANS.map((plan) => ({
      ...plan,
      basePrice: plan.id === 'core' ? priceOfCore : (plans.get(plan.id) ?? plan.basePrice),
    })),
    ADDONS: ADDONS.map((addon) => ({ ...addon, price: addons.get(addon.id) ?? addon.price })),
    EXTRA_COSTS: { ...TEST_PRICES.extraCosts },
    YEARLY_DISCOUNT: TEST_PRICES.yearlyDiscount,
  };
}

/** The delivered list with another price for Core. */
export function createDeliveredList(priceOfCore: number): PricingConfig {
  const builtIn = createBuiltInConfig(catalog.pricing);
  const [core, ...others] = builtIn.PRICING_PLANS;
  if (!core) throw new Error('no plan');
  return { ...builtIn, PRICING_PLANS: [{ ...core, basePrice: priceOfCore }, ...others] };
}

/** The tests' own prices in the site of this process; with another one for Core if it is given. */
export async function putTestPricesInForce(
  { store, refreshPrices }: TestSite,
  priceOfCore?: number,
): Promise<number> {
  const version = await publishTestList(store, priceOfCore);
  await refreshPrices();
  return version;
}

/**
 * Publishes the tests' own list, with another price for Core if it is given.
 * @returns the version that is in force from then on
 */
export async function publishTestList(store: Store, priceOfCore?: number): Promise<number> {
  const list = createTestList(priceOfCore);
  const change = { confirmed: ['price-change'], author: atShell('test'), reason: 'test prices' };
  const result = await publishList(store, { list, ...change }, TEXTS);
  if (result.kind !== 'published' && result.kind !== 'unchanged') {
    throw new Error(`not published: ${result.kind}`);
  }
  return result.version;
}

/** A site at the tests' own prices, and the version that holds them. */
export interface PricedServer extends RunningServer {
  version: number;
}

/** Waits until pages show the tests' own prices. */
export async function startPricedServer(
  variables: Record<string, string> = {},
): Promise<PricedServer> {
  const server = await startServer(variables);
  // The server makes its tables with the first question.
  await readPage(server.origin);
  const store = await openSqliteStore(join(server.folder, '.data', 'stagemap.sqlite'));
  const version = await publishTestList(store);
  await store.close();
  // Only a published list is handed to the page.
  while (version > 0 && !(await readPage(server.origin)).includes('EXTRA_COSTS')) await wait(100);
  return { ...server, version };
}

async function readPage(origin: string): Promise<string> {
  return (await fetch(origin, { headers: { accept: 'text/html' } })).text();
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
