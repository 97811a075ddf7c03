import {
  BUILT_IN_VERSION,
  listPlannedVersions,
  listStarted,
  type PriceListVersion,
} from '#app/domain/price-lists/activation-log.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { type Level, logEvent } from '#app/server/log-event.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import { findVersion } from '#app/server/store/price-versions.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import {
  type CopiedPrices,
  findList,
  findUnreadable,
  isBehind,
  listNews,
  NO_PRICES,
  next,
  type PriceEvent,
} from './price-state.ts';
import type { PricesInForce } from './prices-in-force.ts';
import { parseList } from './read-price-list.ts';

/** A copy of the last known lists that outlives the process; not on every host. */
export interface PriceCopy {
  /** @param onUnreadable called with each version of the copy that cannot be read */
  read(onUnreadable: (version: number) => void): CopiedPrices;
  write(copied: CopiedPrices): void;
}

export type PriceSource = ReturnType<typeof createPriceSource>;

interface PriceSourceOptions {
  store: Store;
  copy?: PriceCopy;
  now?: () => number;
}

/**
 * The prices in force for this process (D38). `refresh` reads the store; `current` answers from memory
 * and knows planned lists beforehand. Errors are logged; visitors see none.
 */
export function createPriceSource({ store, copy, now = Date.now }: PriceSourceOptions) {
  let state = NO_PRICES;
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | undefined;
  /** Each version is read once, since versions never change. */
  const lists = new Map<number, PricingConfig | undefined>([[BUILT_IN_VERSION, undefined]]);

  function log(level: Level, message: string, details?: Record<string, unknown>): void {
    logEvent(level, message, { ...details, shown: state.current.version });
  }

  function apply(event: PriceEvent): void {
    const before = state;
    state = next(before, event);
    for (const news of listNews(before, state, event)) log(...news);
  }

  async function poll(): Promise<void> {
    if (copy && !state.known) apply({ kind: 'copied', copied: readCopy(copy), at: now() });
    try {
      const position = await readLogPosition(store);
      if (isBehind(state, position, now())) await readLog();
      else apply({ kind: 'unchanged', at: now() });
    } catch (error) {
      apply({ kind: 'failed', reason: codeOf(error), at: now() });
    }
    polledAt = now();
  }

  /** Reads the log, every planned list, and the latest list that can be read. */
  async function readLog(): Promise<void> {
    const entries = await readPriceLog(store);
    const at = now();
    for (const { version } of listStarted(entries, at).toReversed()) {
      if (await find(version)) break;
    }
    for (const { version } of listPlannedVersions(entries, at)) await find(version);
    const { known } = state;
    apply({ kind: 'read', log: entries, lists, at });
    if (copy && state.known && state.known.spans !== known?.spans) writeCopy(copy, state.known);
  }

  async function find(version: number): Promise<PriceListVersion | undefined> {
    if (!lists.has(version)) {
      const stored = await findVersion(store, version);
      const list = stored && parseList(stored.list);
      if (list) lists.set(version, list);
      else if (stored) log('error', 'a published price list cannot be read', { version });
    }
    return findList(state, lists, version);
  }

  /** Failures are logged, and the site continues without a copy. */
  function readCopy(from: PriceCopy): CopiedPrices {
    try {
      return from.read((version) =>
        log('error', 'a copied price list cannot be read', { version }),
      );
    } catch (error) {
      log('error', 'the copy of the prices cannot be read', { reason: codeOf(error) });
      return { spans: [] };
    }
  }

  function writeCopy(to: PriceCopy, current: CopiedPrices): void {
    try {
      to.write(current);
    } catch (error) {
      log('error', 'the prices cannot be copied', { reason: codeOf(error) });
    }
  }

  function refresh(): Promise<void> {
    polling ??= poll().finally(() => {
      polling = undefined;
    });
    return polling;
  }

  return {
    current: (): PricesInForce => {
      if (now() >= state.current.until) apply({ kind: 'time', at: now() });
      return state.current;
    },
    /** The version that should be in force but cannot be read. */
    unreadable: () => findUnreadable(state, now()),
    /** Whether the database has lost lists, which stay in force from the copy (D47). */
    isLost: () => state.isLost,
    /** Reads the store; never throws. */
    refresh,
    /** Reads the store unless that was done within `age` milliseconds. */
    refreshAfter: (age: number): Promise<void> | undefined => {
      const since = now() - polledAt;
      return since >= 0 && since < age ? undefined : refresh();
    },
    /** A version, in force or not; undefined if it does not exist. It throws if the store fails. */
    find,
  };
}
