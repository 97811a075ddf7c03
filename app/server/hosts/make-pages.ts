import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { answerAs, describeTrace, logEvent } from '#app/server/log-event.ts';
import { compressResponse } from '#app/server/pages/compress-response.ts';
import type { PageSources } from '#app/server/pages/make-page.ts';
import { BUILT_IN_PRICES } from '#app/server/prices/prices-in-force.ts';
import type { Site } from '#app/server.ts';
import type { FoundOffer, Order, Report } from './page-messages.ts';
import { logConsole } from './process-log.ts';
import { loadModules } from './program-modules.ts';

// The thread that makes pages for the Node host (`page-thread.ts`).

/** So that what answers is given the processor first; 0 is as all others, 19 the last (nice). */
const PRIORITY = 10;

const port = parentPort;
if (!port) throw new Error('This is a thread of the server, and no program.');
giveWay();
const { default: site }: { default: Site } = await import('#app/server');
for (const part of ['functions', 'pages'] as const) await loadModules(import.meta.url, part);

const asked = new Map<number, (found: FoundOffer) => void>();
let questions = 0;
let { version, published } = BUILT_IN_PRICES;

port.on('message', (order: Order) => {
  if (order.kind === 'make') {
    if (order.prices) ({ version, published } = order.prices);
    // As a task of its own: under load there is always another message, and Node takes a thousand of
    // them before it looks at its timers.
    setImmediate(make, order, { version, published });
    return;
  }
  asked.get(order.question)?.(order.found);
  asked.delete(order.question);
});
// A promise that no code waited for must not end the thread.
process.on('unhandledRejection', (reason) => {
  logEvent('error', 'unhandled rejection', describeTrace(reason));
});
logConsole();
report({ kind: 'ready' });

function giveWay(): void {
  // Elsewhere it would be the priority of the process.
  if (process.platform !== 'linux') return;
  try {
    setPriority(PRIORITY);
  } catch (error) {
    // Operators may forbid it, and everything works without.
    logEvent('warn', 'pages are made at the priority of all else', describeTrace(error));
  }
}

async function make(
  { page, address, request }: Order & { kind: 'make' },
  prices: PageSources['prices'],
): Promise<void> {
  const findOffer = (number: string) => ask(page, number);
  const start = () => site.makePage(address, { prices, findOffer });
  try {
    const made = compressResponse(
      await (request === undefined ? start() : answerAs(request, start)),
    );
    report({ kind: 'made', page, made }, [made.body.buffer]);
  } catch (error) {
    report({ kind: 'failed', page, reason: describeTrace(error).error });
  }
}

function ask(page: number, number: string): Promise<FoundOffer> {
  questions += 1;
  const question = questions;
  report({ kind: 'find offer', page, question, number });
  return new Promise((resolve) => asked.set(question, resolve));
}

function report(what: Report, moved: ArrayBuffer[] = []): void {
  port?.postMessage(what, moved);
}
