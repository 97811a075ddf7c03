import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { type RunningServer, startServer } from '../integration/support/server';

const CLIENTS = 150;
const FLOOD_PAGES = 3000;
const MANY_PAGES = 5000;
const MOST_RESIDENT = 400 * 1024 * 1024;
/** Of what an uncached page takes in the same run. */
const MOST_PROBE_RATIO = 5;

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
  const { mostResident } = await server.measureMemory();
  await server.stop();

  expect(Object.keys(statuses)).toStrictEqual(['200', '503']);
  expect(statuses['200']).toBeGreaterThan(0);
  expect(new Set(probes.map(({ status }) => status))).toStrictEqual(new Set([200]));
  // Beside other programs single probes wait for the processor and not for the server.
  const slow = pickFrom(
    probes.map(({ ms }) => ms),
    0.95,
  );
  expect(slow / pickFrom(uncached, 0.5)).toBeLessThan(MOST_PROBE_RATIO);
  expect(mostResident).toBeLessThan(MOST_RESIDENT);
});

it('5,000 different pages take no more memory than they may', async () => {
  const server = await startServer({ REQUEST_LOG: 'false' });
  let next = 0;
  const read = async () => {
    const ask = openClient(server);
    while (next < MANY_PAGES) expect((await ask(namePage(next++))).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 4 }, read));
  const { mostResident } = await server.measureMemory();
  await server.stop();
  expect(mostResident).toBeLessThan(MOST_RESIDENT);
}, 900_000);

/** A client with one connection at a time, which it keeps open or not. */
function openClient({ origin }: RunningServer, keepAlive = true) {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  return (path: string): Promise<{ status: number; ms: number }> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = request(origin + path, { agent, headers }, (response) => {
        response.on('error', reject).on('end', () => {
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - start });
        });
        response.resume();
      });
      sent.on('error', reject).end();
    });
}

function namePage(page: number): string {
  const query = `users=${10 + (page % 900)}&systems=${3 + Math.floor(page / 900)}&landscapes=2`;
  return `/preiskalkulator/pro?${query}&yearly=true&addons=reporting`;
}

function nameWarmUp(page: number): string {
  return `/preiskalkulator/core?users=${100 + page}`;
}

/** @param share of the values that are smaller */
function pickFrom(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
