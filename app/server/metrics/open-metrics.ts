import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Registry } from '@prometheus-io/client';
import { serve } from 'srvx';
import { logEvent } from '#app/server/log-event.ts';
import { plainResponse } from '#app/server/requests/plain-responses.ts';
import type { Backlog } from '#app/server/store/deliveries.ts';
import { codeOf } from '#app/server/store/store.ts';
import { createCounters, createGauges } from './instruments.ts';

/** Values that are read when metrics are collected. */
export interface Observed {
  countRenders: () => { running: number; waiting: number; refused: number };
  readPricesVersion: () => number;
  /** The version that should be in force but cannot be read. */
  readUnreadablePrices: () => number | undefined;
  isDraining: () => boolean;
  checkStore: () => Promise<boolean>;
  /** @throws if the store cannot be read */
  measureBacklog: () => Promise<Backlog>;
}

/** How long a collection waits for the store. */
const STORE_WAIT_MS = 3000;

/**
 * Creates the counters and serves them on a separate port, which visitors cannot reach.
 * @throws Error with a code if the port is not available
 */
export async function openMetrics({ host, port }: { host: string; port: number }) {
  const instruments = new Registry();
  const counters = createCounters(instruments);
  const gauges = createGauges(instruments);
  const refused = new Counter({
    name: 'stagemap_render_refused_total',
    help: 'Requests for pages that were answered with 503, because too many waited.',
    registers: [instruments],
  });
  let observed: Observed | undefined;

  async function collect(): Promise<string> {
    if (observed) {
      const { running, waiting, refused: count } = observed.countRenders();
      gauges.rendersRunning.set(running);
      gauges.rendersWaiting.set(waiting);
      refused.reset();
      refused.inc(count);
      gauges.pricesVersion.set(observed.readPricesVersion());
      gauges.pricesUnreadable.set(observed.readUnreadablePrices() === undefined ? 0 : 1);
      gauges.draining.set(observed.isDraining() ? 1 : 0);
      await collectStore(observed);
    }
    return instruments.metrics();
  }

  /** Without the store its gauges are removed, since old values would mislead. */
  async function collectStore({ checkStore, measureBacklog }: Observed): Promise<void> {
    const backlog = await withinTime(
      checkStore().then((isUp) => (isUp ? measureBacklog() : undefined)),
    ).catch(() => undefined);
    gauges.storeUp.set(backlog ? 1 : 0);
    const { undelivered, dead, oldest } = gauges;
    if (!backlog) {
      for (const gauge of [undelivered, dead, oldest]) gauge.remove();
      return;
    }
    undelivered.set(backlog.waiting);
    dead.set(backlog.dead);
    oldest.set(backlog.oldest === null ? 0 : Math.max(0, Date.now() - backlog.oldest) / 1000);
  }

  let collecting: Promise<string> | undefined;
  async function answer({ method, url }: Request): Promise<Response> {
    if (method !== 'GET' && method !== 'HEAD')
      return plainResponse(405, 'Metrics allow GET and HEAD only.');
    if (new URL(url).pathname !== '/metrics') return plainResponse(404, 'Metrics are at /metrics.');
    try {
      // Simultaneous requests share one collection.
      collecting ??= collect().finally(() => {
        collecting = undefined;
      });
      return new Response(await collecting, {
        headers: { 'content-type': instruments.contentType, 'cache-control': 'no-store' },
      });
    } catch (error) {
      logEvent('error', `metrics: not collected (${codeOf(error)})`);
      return plainResponse(500, 'The metrics cannot be collected.');
    }
  }

  const server = serve({
    port,
    hostname: host,
    silent: true,
    gracefulShutdown: false,
    fetch: answer,
  });
  await server.ready();
  // Listens until the site ends, so that collectors see the draining.
  server.node?.server?.unref();
  return {
    ...counters,
    origin: server.url?.replace(/\/$/, ''),
    observe: (all: Observed) => {
      observed = all;
    },
  };
}

function withinTime<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, wait(STORE_WAIT_MS, undefined, { ref: false })]);
}
