import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startServer } from '../integration/support/server';
import { MAX_RESIDENT_BYTES, namePage, openClient } from './support/uncached-pages';

const CLIENTS = 150;
const FLOOD_PAGES = 3000;
/**
 * Of what an uncached page takes in the same run: 3 to 5 on a quiet machine. Without the queue it is
 * 140 and more (docs/decisions/bounded-renders.md).
 */
const MAX_PROBE_RATIO = 10;

it('150 clients ask for 3,000 different pages: probes are answered, memory stays', async () => {
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
      // As balancers do, on a connection of its own.
      probes.push(await openClient(server, false)('/healthz'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const probing = probe();
  const [told] = await once(crawler, 'message');
  const statuses = z.record(z.string(), z.number()).parse(told);
  isOver = true;
  await probing;
  const { maxResident } = await server.measureMemory();
  await server.stop();

  expect(Object.keys(statuses)).toStrictEqual(['200', '503']);
  expect(statuses['200']).toBeGreaterThan(0);
  expect(new Set(probes.map(({ status }) => status))).toStrictEqual(new Set([200]));
  // Beside other programs single probes wait for the processor and not for the server.
  const slow = pickFrom(
    probes.map(({ ms }) => ms),
    0.95,
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
