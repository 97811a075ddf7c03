import { dirname, join } from 'node:path';
import type { Store } from '#app/server/store/store.ts';
import { createDiskCopy } from './disk-copy.ts';
import { createPriceSource, type PriceSource } from './price-source.ts';

/** With what a cache in front may add (`s-maxage`), less than five seconds (D38). */
const ASK_EVERY_MS = 1000;
/** A start waits no longer for a store that does not answer. */
const FIRST_ANSWER_MS = 2000;

interface OpenPrices {
  prices: PriceSource;
  stop: () => void;
}

/** What is in force for a process of its own, followed as long as it runs. */
export async function openPrices(store: Store, databaseUrl: string): Promise<OpenPrices> {
  const prices = createPriceSource({ store, copy: createDiskCopy(copyBeside(databaseUrl)) });
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, FIRST_ANSWER_MS).unref());
  await Promise.race([prices.refresh(), tooLong]);
  const timer = setInterval(() => void prices.refresh(), ASK_EVERY_MS);
  return { prices, stop: () => clearInterval(timer) };
}

/** In the folder of the SQLite file; that of a Postgres is on another machine. */
function copyBeside(databaseUrl: string): string {
  const [, file] = /^file:(?:\/\/)?(.+)$/.exec(databaseUrl) ?? [];
  return join(file === undefined ? '.data' : dirname(file), 'price-lists.json');
}

let opened: Promise<OpenPrices> | undefined;

/** For the development server, which loads this module whenever it is needed. */
export async function openPricesOnce(store: Store, databaseUrl: string): Promise<PriceSource> {
  opened ??= openPrices(store, databaseUrl);
  return (await opened).prices;
}
