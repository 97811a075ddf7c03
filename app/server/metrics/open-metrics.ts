import { Counter, Registry } from '@prometheus-io/client';
import type { Backlog } from '#app/server/store/deliveries.ts';
import { createCounters, createGauges } from './instruments.ts';
import { serveMetrics } from './serve-metrics.ts';

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

interface ListenAddress {
  host: string;
  port: number;
}

/** How long a collection waits for the store. */
const STORE_WAIT_MS = 3000;

/**
 * Creates the counters and serves them on a separate port.
 * @throws Error with a code if the port is not available
 */
export async function openMetrics({ host, port }: ListenAddress) {
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

  const { origin } = await serveMetrics({ host, port, type: instruments.contentType, collect });
  return {
    ...counters,
    origin,
    observe: (all: Observed) => {
      observed = all;
    },
  };
}

function withinTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, STORE_WAIT_MS, undefined).unref();
  });
  return Promise.race([answer, tooLate]);
}
