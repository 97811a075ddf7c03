import { listSpans } from '#app/domain/price-lists/timeline.ts';
import { writeLine } from '#app/server/log-event.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import type { PricedSpan, PricesInForce } from './prices-in-force.ts';
import { createShownPrices } from './shown-prices.ts';
import { createSourceReport, type SourceReport } from './source-report.ts';
import { createVersionLists } from './version-lists.ts';

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
  const { store, now = Date.now, log = writeLine } = options;
  const lists = createVersionLists(store, (version) =>
    say('error', 'a published price list cannot be read', { version }),
  );
  const shown = createShownPrices(now, (before) =>
    say('info', 'another price list is in force', { before }),
  );
  const { say, sayTrouble } = createSourceReport(now, log, shown.lastVersion);
  const copy = guardCopy(options.copy, say);
  let position: number | undefined;
  let hasRecalled = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const found = await readLogPosition(store);
      if (found !== position) await follow();
      sayTrouble('');
    } catch (error) {
      recall();
      sayTrouble(codeOf(error));
    }
    askedAt = now();
  }

  /** The log has gone on: what is in force, and what is planned. */
  async function follow(): Promise<void> {
    const entries = await readPriceLog(store);
    const known = listSpans(entries, now());
    const priced: PricedSpan[] = [];
    for (const { from, version } of known) {
      const found = await lists.find(version);
      if (found) priced.push({ from, ...found });
    }
    // Instead of one that cannot be read, what holds already goes on.
    const isReadable = priced[0]?.version === known[0]?.version;
    if (!isReadable) recall();
    const spans = isReadable ? priced : [...shown.listBegun(), ...priced];
    shown.replace(spans);
    position = entries.at(-1)?.position ?? 0;
    copy.write(spans);
  }

  /** Once, and only before the process knows anything better. */
  function recall(): void {
    if (hasRecalled || position !== undefined) return;
    hasRecalled = true;
    shown.replace(copy.read());
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    current: shown.current,
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
      const found = await lists.find(version);
      return found && { version, published: found.list && { version, list: found.list } };
    },
  };
}

/** What fails is logged; the site goes on without a copy. */
function guardCopy(copy: PriceCopy | undefined, say: SourceReport['say']): PriceCopy {
  return {
    read: () => {
      try {
        return copy?.read() ?? [];
      } catch (error) {
        say('error', 'the copy of the prices cannot be read', { reason: codeOf(error) });
        return [];
      }
    },
    write: (spans) => {
      try {
        copy?.write(spans);
      } catch (error) {
        say('error', 'the prices cannot be copied', { reason: codeOf(error) });
      }
    },
  };
}
