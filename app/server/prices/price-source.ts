import { BUILT_IN_VERSION } from '#app/domain/price-lists/log.ts';
import { listSpans } from '#app/domain/price-lists/timeline.ts';
import { type PricingConfig, parsePricingConfig } from '#app/domain/pricing/config.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import { findVersion } from '#app/server/store/price-versions.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import {
  BUILT_IN_PRICES,
  type PricedSpan,
  type PricesInForce,
  priceAt,
} from './prices-in-force.ts';

/** Where the last known lists outlive the process; not on every host. */
export interface PriceCopy {
  read(): PricedSpan[];
  write(spans: readonly PricedSpan[]): void;
}

export type PriceSource = ReturnType<typeof createPriceSource>;

interface PriceSourceOptions {
  store: Store;
  copy?: PriceCopy;
  now?: () => number;
  log?: (line: string) => void;
}

/**
 * What is in force for this process (D38). `refresh` asks the store; `current` answers at once, and
 * knows of planned lists beforehand. Where the store or a version cannot be read, the last list known
 * to the process holds, else the copy on disk, else the built-in one; the log says so, visitors hear
 * nothing.
 */
export function createPriceSource(options: PriceSourceOptions) {
  const { store, copy, now = Date.now, log = console.error } = options;
  const lists = new Map<number, PricingConfig | undefined>([[BUILT_IN_VERSION, undefined]]);
  let spans: readonly PricedSpan[] = [];
  let current = BUILT_IN_PRICES;
  let position: number | undefined;
  let trouble = '';
  let hasRecalled = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const found = await readLogPosition(store);
      if (found !== position) await follow();
      report('');
    } catch (error) {
      recall();
      report(codeOf(error));
    }
    askedAt = now();
  }

  /** The log has gone on: what is in force, and what is planned. */
  async function follow(): Promise<void> {
    const entries = await readPriceLog(store);
    const known = listSpans(entries, now());
    const priced: PricedSpan[] = [];
    for (const { from, version } of known) {
      if (await load(version)) priced.push({ from, version, list: lists.get(version) });
    }
    // Instead of one that cannot be read, what holds already goes on.
    const isReadable = priced[0]?.version === known[0]?.version;
    if (!isReadable) recall();
    show(isReadable ? priced : [...spans.filter(({ from }) => from <= now()), ...priced]);
    position = entries.at(-1)?.position ?? 0;
    keep();
  }

  /** @returns whether there is such a version, and it can be read */
  async function load(version: number): Promise<boolean> {
    if (lists.has(version)) return true;
    const stored = await findVersion(store, version);
    if (stored === undefined) return false;
    const parsed = parsePricingConfig(parseJson(stored.list));
    if (parsed.ok) lists.set(version, parsed.config);
    else say('error', 'a published price list cannot be read', { version });
    return parsed.ok;
  }

  /** Once, and only before the process knows anything better. */
  function recall(): void {
    if (hasRecalled || position !== undefined) return;
    hasRecalled = true;
    try {
      show(copy?.read() ?? []);
    } catch (error) {
      say('error', 'the copy of the prices cannot be read', { reason: codeOf(error) });
    }
  }

  function show(next: readonly PricedSpan[]): void {
    spans = next;
    turn();
  }

  /** What the spans say of this moment. */
  function turn(): void {
    const before = current.version;
    current = priceAt(spans, now());
    if (current.version !== before) say('info', 'another price list is in force', { before });
  }

  /** An untouched site writes nothing. */
  function keep(): void {
    try {
      copy?.write(spans);
    } catch (error) {
      say('error', 'the prices cannot be copied', { reason: codeOf(error) });
    }
  }

  /** Once when it begins and once when it is over. */
  function report(reason: string): void {
    if (reason === trouble) return;
    trouble = reason;
    if (reason === '') say('info', 'the price list can be read again', {});
    else say('error', 'the price list in force cannot be read', { reason });
  }

  function say(level: string, message: string, facts: Record<string, unknown>): void {
    const time = new Date(now()).toISOString();
    log(JSON.stringify({ time, level, message, ...facts, shown: current.version }));
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    current: (): PricesInForce => {
      if (now() >= current.until) turn();
      return current;
    },
    /** Asks the store what is in force; never throws. */
    refresh,
    /** Asks it if that was longer ago. */
    refreshAfter: (age: number): Promise<void> | undefined =>
      now() - askedAt < age ? undefined : refresh(),
    /**
     * A version by its number, whether in force or not; undefined where there is no such.
     * @throws when the store cannot be read
     */
    find: async (
      version: number,
    ): Promise<Pick<PricesInForce, 'version' | 'published'> | undefined> => {
      if (!(await load(version))) return undefined;
      const list = lists.get(version);
      return { version, published: list && { version, list } };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
