import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

// Beside the thread that probes, so that its own work does not make the probes late.

const { clients, addresses } = z
  .object({ clients: z.number(), addresses: z.array(z.string()) })
  .parse(workerData);

const statuses: Record<number, number> = {};

async function crawl(): Promise<void> {
  for (let next = addresses.pop(); next !== undefined; next = addresses.pop()) {
    const response = await fetch(next);
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: clients }, crawl));
parentPort?.postMessage(statuses);
