import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { parsePricingConfig } from '#app/domain/pricing/read-config.ts';
import type { Store } from '#app/server/store/store.ts';
import { createPriceSource, type PriceCopy } from './price-source.ts';
import type { PricedSpan } from './prices-in-force.ts';

/** Polling interval: with the `s-maxage` of caches in front, less than five seconds (D38). */
const POLL_EVERY_MS = 1000;
/** Maximum wait for the store at startup. */
const STARTUP_TIMEOUT_MS = 2000;

/** The price source of a Node process, which polls the store. */
export async function openPrices(store: Store, databaseUrl: string) {
  const prices = createPriceSource({ store, copy: createDiskCopy(getCopyPath(databaseUrl)) });
  const timeout = wait(STARTUP_TIMEOUT_MS, undefined, { ref: false });
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

const spansSchema = z.array(
  z.object({
    from: z.number(),
    version: z.number(),
    // Missing in copies of earlier versions.
    isPlanned: z.boolean().default(true),
    list: z.unknown(),
    loggedAt: z.number().optional(),
  }),
);

/** A copy on disk, for a start while the store cannot be reached. */
export function createDiskCopy(file: string): PriceCopy {
  return {
    read: (onUnreadable) => {
      if (!existsSync(file)) return { spans: [] };
      const stored = spansSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
      const spans = stored.flatMap(({ list, loggedAt: _, ...span }): PricedSpan[] => {
        if (list === null) return [{ ...span, list: undefined }];
        const parsed = parsePricingConfig(list);
        if (parsed.kind === 'ok') return [{ ...span, list: parsed.value }];
        onUnreadable(span.version);
        return [];
      });
      return { spans, loggedAt: stored[0]?.loggedAt };
    },
    write: ({ spans, loggedAt }) => {
      if (spans.length === 0 && !existsSync(file)) return;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      // Written and renamed, since other processes may read or write it.
      const unfinished = `${file}.${process.pid}`;
      writeFileSync(
        unfinished,
        JSON.stringify(spans.map(({ list = null, ...span }) => ({ ...span, list, loggedAt }))),
        { mode: 0o600 },
      );
      renameSync(unfinished, file);
    },
  };
}
