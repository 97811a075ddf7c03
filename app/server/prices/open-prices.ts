import { dirname, join } from 'node:path';
import type { Store } from '#app/server/store/store.ts';
import { createDiskCopy } from './disk-copy.ts';
import { createPriceSource, type PriceSource } from './price-source.ts';

/** Polling interval: with the `s-maxage` of caches in front, less than five seconds (D38). */
const POLL_EVERY_MS = 1000;
/** Maximum wait for the store at startup. */
const STARTUP_TIMEOUT_MS = 2000;

interface OpenPrices {
  prices: PriceSource;
  stop: () => void;
}

/** The price source of a Node process, which polls the store. */
export async function openPrices(store: Store, databaseUrl: string): Promise<OpenPrices> {
  const prices = createPriceSource({ store, copy: createDiskCopy(getCopyPath(databaseUrl)) });
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, STARTUP_TIMEOUT_MS).unref());
  await Promise.race([prices.refresh(), timeout]);
  const timer = setInterval(() => void prices.refresh(), POLL_EVERY_MS);
  return { prices, stop: () => clearInterval(timer) };
}

/**
 * Path of the copy: next to the SQLite file, or in `.data` for Postgres.
 * @public used by `npm run prices`
 */
export function getCopyPath(databaseUrl: string): string {
  const [, file] = /^file:(?:\/\/)?(.+)$/.exec(databaseUrl) ?? [];
  return join(file === undefined ? '.data' : dirname(file), 'price-lists.json');
}

let opened: Promise<OpenPrices> | undefined;

/** For the development server, which opens the store with the first request. */
export async function openPricesOnce(store: Store, databaseUrl: string): Promise<PriceSource> {
  opened ??= openPrices(store, databaseUrl);
  return (await opened).prices;
}
