import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startServer } from '../integration/support/server';
import { namePage, openClient } from './support/uncached-pages';

/** Maximum memory of a server, in bytes, under any requests. */
const MAX_RESIDENT_BYTES = 400_000_000;
const CLIENTS = 150;
const FLOOD_PAGES = 2000;
/** More than the page cache holds. */
const FILLING_PAGES = 1200;
/**
 * The 99th percentile of the probes, as a multiple of the time of an uncached page in the same run:
 * 3 to 5 on a quiet machine, 140 and more without the queue (docs/decisions.md, S8).
 */
const MAX_PROBE_RATIO = 20;

it('150 clients request 2,000 different pages: probes are answered, memory is bounded by the cache', async () => {
  const server = await startServer();
  const ask = openClient(server);
  for (let page = 0; page < 100; page++) await ask(nameWarmUp(page));
  const uncached: number[] = [];
  for (let page = 100; page < 140; page++) uncached.push((await ask(nameWarmUp(page))).ms);

  const crawler = new Worker(new URL('support/crawler.ts', import.meta.url), {
    workerData: {
      origin: server.origin,
      clients: CLIENTS,
      paths: Array.from({ length: FLOOD_PAGES }, (_, page) => namePage(page)),
    },
  });
  let isOver = false;
  const probes: { status: number; ms: number }[] = [];
  const probe = async () => {
    while (!isOver) {
      // On a new connection, like a load balancer.
      probes.push(await openClient(server, false)('/healthz'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const probing = probe();
  const [told] = await once(crawler, 'message');
  const statuses = z.record(z.string(), z.number()).parse(told);
  isOver = true;
  await probing;
  // Those of the flood are cached already.
  let filled = statuses['200'] ?? 0;
  const fill = async () => {
    const read = openClient(server);
    while (filled < FILLING_PAGES) {
      expect((await read(namePage(FLOOD_PAGES + filled++))).status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 4 }, fill));
  const { maxResident } = await server.measureMemory();
  await server.stop();

  expect(Object.keys(statuses)).toStrictEqual(['200', '503']);
  expect(statuses['200']).toBeGreaterThan(0);
  expect(new Set(probes.map(({ status }) => status))).toStrictEqual(new Set([200]));
  const slow = pickFrom(
    probes.map(({ ms }) => ms),
    0.99,
  );
  expect(slow / pickFrom(uncached, 0.5)).toBeLessThan(MAX_PROBE_RATIO);
  expect(maxResident).toBeLessThan(MAX_RESIDENT_BYTES);
});

function nameWarmUp(page: number): string {
  return `/preiskalkulator/core?users=${100 + page}`;
}

/** @param share of the values that are smaller */
function pickFrom(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
