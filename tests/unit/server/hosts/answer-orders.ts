import { parentPort, threadId } from 'node:worker_threads';
import type { Order, Report } from '#app/server/hosts/page-messages.ts';

// Stands in for the thread that makes pages: each address is something that can happen to one.

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'offer') {
    report({ kind: 'made', page: order.question, made: describe(order.found.status) });
    return;
  }
  const { page, address, prices } = order;
  if (address === '/ends') process.exit(3);
  if (address === '/takes-all-memory') takeAllMemory();
  if (address === '/fails') report({ kind: 'failed', page, reason: 'no such route' });
  if (address === '/offer') report({ kind: 'find offer', page, question: page, number: 'A-1' });
  if (address === '/thread') report({ kind: 'made', page, made: describe(`${threadId}`) });
  if (address.startsWith('/page')) {
    report({ kind: 'made', page, made: describe(`${address} ${prices?.version ?? 'as before'}`) });
  }
});
report({ kind: 'ready' });

function report(what: Report): void {
  parentPort?.postMessage(what);
}

function describe(tag: string) {
  return {
    status: 200,
    pricesVersion: undefined,
    size: 0,
    tag,
    headers: { http: [], https: [] },
    body: new Uint8Array(),
    encoding: 'identity' as const,
    quality: 'quick' as const,
  };
}

function takeAllMemory(): void {
  const kept: string[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length} ${index}`));
}
