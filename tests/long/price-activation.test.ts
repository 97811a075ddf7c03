import { describe, expect, it } from 'vitest';
import { createBuiltInConfig } from '#app/domain/pricing/built-in';
import type { PricingConfig } from '#app/domain/pricing/config';
import { publishList } from '#app/server/prices/publishing';
import { openPostgresStore } from '#app/server/store/drivers/postgres-store';
import type { Store } from '#app/server/store/store';
import catalog from '#locales/de/catalog.json';
import { findPostgres } from '#tools/checks/programs';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { atShell } from '../actors';
import { startEdge } from '../integration/support/edge';
import { startServer } from '../integration/support/server';
import { TEXTS } from '../integration/support/test-prices';
import { createDatabase } from './support/database';

const CONNECTIONS = 8;
const ACTIVATIONS = 3;
// Time is what is tested: readers go on for so long with each list.
const PAUSE_MS = 1600;
const MAX_AGE_MS = 5000;
/** Leaves the machine time for the tests beside this one. */
const READER_PAUSE_MS = 150;
const PATHS = ['/', '/en', '/preiskalkulator/core', '/en/preiskalkulator/pro?systems=4'];

const builtIn = createBuiltInConfig(catalog.pricing);

/**
 * The prices of both plans end in the list's number, which tells on each page which lists it shows; no
 * sum on these pages looks like one of them.
 */
function listOf(number: number): PricingConfig {
  const [core, pro, ...others] = builtIn.PRICING_PLANS;
  if (!core || !pro) throw new Error('no plans');
  return {
    ...builtIn,
    PRICING_PLANS: [
      { ...core, basePrice: 7000 + number },
      { ...pro, basePrice: 7500 + number },
      ...others,
    ],
  };
}

/** The lists that a page shows: in words, in its structured data, in what it hands to its scripts. */
function readLists(html: string): Set<number> {
  const figures = [
    ...html.matchAll(
      /\b7[.,]([05])(\d\d)\s?€|€7[.,]([05])(\d\d)\b|(?:basePrice|"price"):7([05])(\d\d)\b/g,
    ),
  ];
  return new Set(figures.map((found) => Number(found[2] ?? found[4] ?? found[6])));
}

interface Seen {
  asked: number;
  lists: Set<number>;
}

/** Publishes while many read; no answer is mixed or older than five seconds. */
async function publishWhileRead(store: Store, origins: readonly string[]): Promise<void> {
  const published: { at: number; number: number }[] = [];
  const seen: Seen[] = [];
  let isOver = false;

  async function read(index: number): Promise<void> {
    for (let turn = index; !isOver; turn++) {
      const asked = Date.now();
      const path = PATHS[turn % PATHS.length] ?? '/';
      const response = await fetch((origins[turn % origins.length] ?? '') + path, {
        headers: { accept: 'text/html' },
      });
      expect(response.status).toBe(200);
      seen.push({ asked, lists: readLists(await response.text()) });
      await new Promise((resolve) => setTimeout(resolve, READER_PAUSE_MS));
    }
  }

  const reading = Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => read(index)));
  for (let number = 1; number <= ACTIVATIONS; number++) {
    const change = { confirmed: ['price-change'], author: atShell('Ada'), reason: 'test' };
    // The last one is planned.
    const effectiveAt = number === ACTIVATIONS ? Date.now() + 1500 : undefined;
    const result = await publishList(
      store,
      { list: listOf(number), effectiveAt, ...change },
      TEXTS,
    );
    if (result.kind !== 'published') throw new Error(result.kind);
    published.push({ at: result.effectiveAt, number });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await new Promise((resolve) => setTimeout(resolve, MAX_AGE_MS));
  isOver = true;
  await reading;

  const ages = seen.map(({ asked, lists }) => {
    const [number = 0] = lists;
    const next = published.find((one) => one.number === number + 1);
    // How long before the question another list had taken its place.
    return next ? asked - next.at : 0;
  });
  expect(seen.filter(({ lists }) => lists.size > 1)).toEqual([]);
  expect(Math.max(...ages)).toBeLessThan(MAX_AGE_MS);
  expect(seen.at(-1)?.lists).toEqual(new Set([ACTIVATIONS]));
}

describe('activation while eight connections read pages', () => {
  it.skipIf(findPostgres() === undefined)('on two instances with one Postgres', async () => {
    const DATABASE_URL = await createDatabase();
    const two = await Promise.all([startServer({ DATABASE_URL }), startServer({ DATABASE_URL })]);
    const store = openPostgresStore(DATABASE_URL);
    await publishWhileRead(
      store,
      two.map(({ origin }) => origin),
    );
    await Promise.all([...two.map((server) => server.stop()), store.close()]);
  });

  it.skipIf(findUnsupportedReason() !== undefined)('on the edge', async () => {
    const edge = await startEdge();
    // The Worker makes its tables with the first question.
    await fetch(edge.origin);
    await publishWhileRead(edge.store, [edge.origin]);
    await edge.stop();
  });
});
