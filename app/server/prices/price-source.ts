import {
  type Activation,
  BUILT_IN_VERSION,
  getActivationTime,
  type LogEntry,
  listPlannedVersions,
  listStarted,
  type PriceListVersion,
} from '#app/domain/price-lists/activation-log.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { type Level, logEvent as writeEvent } from '#app/server/log-event.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import { findVersion } from '#app/server/store/price-versions.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import { createShownPrices, type PricedSpan } from './prices-in-force.ts';
import { parseList } from './read-price-list.ts';

/** A copy of the last known lists that outlives the process; not on every host. */
export interface PriceCopy {
  /** @param onUnreadable called with each version of the copy that cannot be read */
  read(onUnreadable: (version: number) => void): CopiedPrices;
  write(copied: CopiedPrices): void;
}

export interface CopiedPrices {
  spans: readonly PricedSpan[];
  /** When the last entry of the price log was recorded; undefined in copies of earlier versions. */
  loggedAt?: number | undefined;
}

export type PriceSource = ReturnType<typeof createPriceSource>;

const LOST =
  'the database has lost price lists: the copy of them stays in force until they are brought back ' +
  '(`npm run prices -- restore`) or another list is published';

interface PriceSourceOptions {
  store: Store;
  copy?: PriceCopy;
  now?: () => number;
}

/**
 * The prices in force for this process (D38). `refresh` reads the store; `current` answers from memory
 * and knows planned lists beforehand. If the store cannot be read, the last known list stays in force,
 * else the copy on disk, else the built-in list. If a version cannot be read, the last readable one
 * before it is shown (D47), and if the database has lost entries of the log, the copy stays in force.
 * Errors are logged; visitors see none.
 */
export function createPriceSource(options: PriceSourceOptions) {
  const { store, now = Date.now } = options;
  const lists = new Map<number, PricingConfig | undefined>([[BUILT_IN_VERSION, undefined]]);
  const shown = createShownPrices(now, (before) =>
    logEvent('info', 'another price list is in force', { before }),
  );
  const logEvent = (level: Level, message: string, facts: Record<string, unknown>) =>
    writeEvent(level, message, { ...facts, shown: shown.lastVersion() });
  let copied: CopiedPrices | undefined;
  /** The last log that this process or the copy has read. */
  let known: CopiedPrices | undefined;
  let isLost = false;
  let position: number | undefined;
  /** The versions that the log puts in force from a time on. */
  let wanted: Pick<PricedSpan, 'from' | 'version'>[] = [];
  let isOutdated = false;
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | undefined;
  /** Why the store cannot be read; empty while it can. */
  let trouble = '';

  async function pollLog(): Promise<void> {
    // After the clock was set back, an activation that was due may be planned again.
    if (now() < polledAt) isOutdated = true;
    try {
      const found = await readLogPosition(store);
      if (found !== position || isOutdated) await readLogEntries();
      isOutdated = false;
      logStoreState('');
    } catch (error) {
      restoreCopy();
      logStoreState(codeOf(error));
    }
    polledAt = now();
  }

  /** Logs when the store fails and when it is back. */
  function logStoreState(reason: string): void {
    if (reason === trouble) return;
    trouble = reason;
    if (reason === '') logEvent('info', 'the price list can be read again', {});
    else logEvent('error', 'the price list in force cannot be read', { reason });
  }

  /** Computes current and planned prices from the log. */
  async function readLogEntries(): Promise<void> {
    const entries = await readPriceLog(store);
    const last = entries.at(-1)?.position ?? 0;
    // Staff have decided when the log grows.
    const isDecided = isLost && position !== undefined && last > position;
    known ??= readCopy();
    isLost = options.copy !== undefined && !isDecided && isOlderThanCopy(entries, known);
    if (isLost) {
      if (position === undefined) shown.replace(known.spans);
      position = last;
      wanted = [{ from: Number.NEGATIVE_INFINITY, version: shown.lastVersion() }];
      logEvent('error', LOST, {});
      return;
    }
    const begun = listStarted(entries, now());
    const current = await findReadable(begun.toReversed());
    const isUnknown = !current && begun.length > 0;
    if (isUnknown) restoreCopy();
    const plans = listPlannedVersions(entries, now());
    const spans = isUnknown ? shown.listStarted() : current ? [current] : [];
    for (const { from, version } of plans) {
      const list = await find(version);
      if (list) spans.push({ ...list, from, isPlanned: true });
    }
    const version = begun.at(-1)?.version;
    wanted = version === undefined ? [] : [{ from: Number.NEGATIVE_INFINITY, version }];
    wanted.push(...plans);
    shown.replace(spans);
    position = last;
    if (version !== current?.version)
      logEvent('error', 'the price list in force cannot be read', { version });
    known = { spans, loggedAt: getLoggedAt(entries) };
    // An earlier copy is better than none.
    if (!isUnknown) writeCopy(known);
  }

  async function findReadable(activations: readonly Activation[]) {
    for (const activation of activations) {
      const found = await find(activation.version);
      if (found) return { ...found, from: getActivationTime(activation), isPlanned: false };
    }
    return undefined;
  }

  /** From the store, else from memory or the copy on disk. */
  async function find(version: number): Promise<PriceListVersion | undefined> {
    return (
      (await findStored(version)) ??
      shown.find(version) ??
      readCopy().spans.find((span) => span.version === version)
    );
  }

  /**
   * Reads each version once, since versions never change.
   * @returns undefined if the version does not exist or cannot be read
   */
  async function findStored(version: number): Promise<PriceListVersion | undefined> {
    if (!lists.has(version)) {
      const stored = await findVersion(store, version);
      if (!stored) return undefined;
      const list = parseList(stored.list);
      if (!list) {
        logEvent('error', 'a published price list cannot be read', { version });
        return undefined;
      }
      lists.set(version, list);
    }
    return { version, list: lists.get(version) };
  }

  /** Failures are logged, and the site continues without a copy. */
  function readCopy(): CopiedPrices {
    if (copied) return copied;
    copied = { spans: [] };
    try {
      const read = options.copy?.read((version) =>
        logEvent('error', 'a copied price list cannot be read', { version }),
      );
      if (read) copied = read;
    } catch (error) {
      logEvent('error', 'the copy of the prices cannot be read', { reason: codeOf(error) });
    }
    return copied;
  }

  function writeCopy(current: CopiedPrices): void {
    try {
      options.copy?.write(current);
    } catch (error) {
      logEvent('error', 'the prices cannot be copied', { reason: codeOf(error) });
    }
  }

  /** Only before the store has been read. */
  function restoreCopy(): void {
    if (position === undefined) shown.replace(readCopy().spans);
  }

  function refresh(): Promise<void> {
    polling ??= pollLog().finally(() => {
      polling = undefined;
    });
    return polling;
  }

  return {
    current: shown.current,
    /** The version that should be in force but cannot be read. */
    unreadable: (): number | undefined => {
      const due = wanted.findLast(({ from }) => from <= now());
      return due && (isLost || !shown.find(due.version)) ? due.version : undefined;
    },
    /** Whether the database has lost lists, which stay in force from the copy (D47). */
    isLost: () => isLost,
    /** Reads the store; never throws. */
    refresh,
    /** Reads the store unless that was done within `age` milliseconds. */
    refreshAfter: (age: number): Promise<void> | undefined => {
      const since = now() - polledAt;
      return since >= 0 && since < age ? undefined : refresh();
    },
    /**
     * A version by its number, in force or not; undefined if it does not exist.
     * @throws if the store cannot be read
     */
    find: async (version: number): Promise<PriceListVersion | undefined> =>
      (await findStored(version)) ?? shown.find(version),
  };
}

/** Whether the database has lost entries of the log that the copy was made from (D47). */
export function isOlderThanCopy(
  log: readonly LogEntry[],
  { spans, loggedAt }: CopiedPrices,
): boolean {
  if (loggedAt !== undefined) return getLoggedAt(log) < loggedAt;
  const activated = new Set(log.map((entry) => entry.kind === 'activation' && entry.version));
  return spans.some(({ version }) => !activated.has(version));
}

/** When the last entry was recorded; 0 without one. */
function getLoggedAt(log: readonly LogEntry[]): number {
  return Math.max(0, ...log.map(({ recordedAt }) => recordedAt));
}
