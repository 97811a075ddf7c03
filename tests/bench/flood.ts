import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startSite } from './cached-page.ts';
import { compare, type Row } from './rows.ts';
import { nameAddresses } from './uncached-pages.ts';

const CLIENTS = 150;
const PAGES = 2000;

/**
 * Many clients ask for different pages at once: how long a balancer's probes wait, as a multiple of
 * the time of an uncached page (140 and more without the queue, docs/decisions.md, S8).
 */
export async function measureFlood(): Promise<Row[]> {
  const site = await startSite();
  const ask = async (path: string) => {
    const start = performance.now();
    const response = await fetch(site.origin + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return performance.now() - start;
  };
  const uncached: number[] = [];
  for (const path of nameAddresses(140)) uncached.push(await ask(path));

  const addresses = nameAddresses(PAGES).map((path) => site.origin + path);
  const workerData = { clients: CLIENTS, addresses };
  const crawler = new Worker(new URL('crawler.ts', import.meta.url), { workerData });
  let isOver = false;
  const told = once(crawler, 'message').finally(() => {
    isOver = true;
  });
  const probes: number[] = [];
  while (!isOver) {
    probes.push(await ask('/healthz'));
    await pause(50);
  }
  const [statuses] = await told;
  const { maxResident } = await site.measureMemory();
  await site.stop();
  return [
    compare(
      'p99 of probes in a flood, ms (uncached page)',
      pickFrom(probes, 0.99),
      pickFrom(uncached.slice(100), 0.5),
      '≤ 20',
    ),
    { name: 'pages answered and refused', measured: JSON.stringify(statuses), goal: '200 and 503' },
    { name: 'memory at most, MB', measured: Math.round(maxResident / 1e6), goal: '≤ 400' },
  ];
}

/** @param share of the values that are smaller */
function pickFrom(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}
