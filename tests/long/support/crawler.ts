import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

// Beside the thread that probes, so that its own work does not make the probes late.

const { origin, clients, paths } = z
  .object({ origin: z.string(), clients: z.number(), paths: z.array(z.string()) })
  .parse(workerData);

const statuses: Record<number, number> = {};

async function crawl(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const status = await read(path, agent);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  agent.destroy();
}

function read(path: string, agent: Agent): Promise<number> {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, headers }, (response) => {
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    sent.on('error', reject).end();
  });
}

await Promise.all(Array.from({ length: clients }, crawl));
parentPort?.postMessage(statuses);
