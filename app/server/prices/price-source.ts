import {
  type Activation,
  BUILT_IN_VERSION,
  getActivationTime,
  listPlannedVersions,
  listStarted,
} from '#app/domain/price-lists/activation-log.ts';
import { writeLine } from '#app/server/log-event.ts';
import { readLogPosition, readPriceLog } from '#app/server/store/price-log.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import { guardCopy, type PriceCopy } from './price-copy.ts';
import type { PricedSpan, PricesInForce } from './prices-in-force.ts';
import { createShownPrices } from './shown-prices.ts';
import { createSourceReport } from './source-report.ts';
import { createVersionLists, type VersionList } from './version-lists.ts';

export type PriceSource = ReturnType<typeof createPriceSource>;

/** What the log says is in force from a time on. */
interface WantedVersion {
  from: number;
  version: number;
  isReadable: boolean;
}

interface PriceSourceOptions {
  store: Store;
  copy?: PriceCopy;
  now?: () => number;
  log?: (line: string) => void;
}

/**
 * What is in force for this process (D38). `refresh` asks the store; `current` answers at once, and
 * knows of planned lists beforehand. Where the store cannot be read, the last list known to the
 * process holds, else the copy on disk, else the built-in one; where a version cannot be read, the
 * last one before it that can (D47). The log says so; visitors hear nothing.
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
  let copied: PricedSpan[] | undefined;
  let position: number | undefined;
  let wanted: WantedVersion[] = [];
  let hasRecalled = false;
  let isOutdated = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    // A clock that was set back may have made a plan of what is in force.
    if (now() < askedAt) isOutdated = true;
    try {
      const found = await readLogPosition(store);
      if (found !== position || isOutdated) await follow();
      isOutdated = false;
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
    const begun = listStarted(entries, now());
    const current = await findReadable(begun.toReversed());
    const isLost = !current && begun.length > 0;
    if (isLost) recall();
    const version = begun.at(-1)?.version ?? BUILT_IN_VERSION;
    const isReadable = !isLost && version === (current?.version ?? BUILT_IN_VERSION);
    wanted = [{ from: Number.NEGATIVE_INFINITY, version, isReadable }];
    const planned: PricedSpan[] = [];
    for (const plan of listPlannedVersions(entries, now())) {
      const list = await find(plan.version);
      wanted.push({ ...plan, isReadable: list !== undefined });
      if (list) planned.push({ ...list, from: plan.from, isPlanned: true });
    }
    const holding = isLost ? shown.listStarted() : current ? [current] : [];
    shown.replace([...holding, ...planned]);
    position = entries.at(-1)?.position ?? 0;
    if (!isReadable) say('error', 'the price list in force cannot be read', { version });
    // A copy of an earlier list is better than none.
    if (!isLost) copy.write([...holding, ...planned]);
  }

  async function findReadable(activations: readonly Activation[]) {
    for (const activation of activations) {
      const found = await find(activation.version);
      if (found) return { ...found, from: getActivationTime(activation), isPlanned: false };
    }
    return undefined;
  }

  /** As the store has it, else as this process or the copy on disk knows it. */
  async function find(version: number): Promise<VersionList | undefined> {
    const stored = await lists.find(version);
    return stored ?? shown.find(version) ?? readCopy().find((span) => span.version === version);
  }

  function readCopy(): PricedSpan[] {
    copied ??= copy.read((version) =>
      say('error', 'a copied price list cannot be read', { version }),
    );
    return copied;
  }

  /** Once, and only before the process knows anything better. */
  function recall(): void {
    if (hasRecalled || position !== undefined) return;
    hasRecalled = true;
    shown.replace(readCopy());
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    current: shown.current,
    /** The version that should be in force and cannot be read. */
    unreadable: (): number | undefined => {
      const due = wanted.findLast(({ from }) => from <= now());
      return due?.isReadable === false ? due.version : undefined;
    },
    /** Asks the store what is in force; never throws. */
    refresh,
    /** Asks it if that was longer ago. */
    refreshAfter: (age: number): Promise<void> | undefined => {
      const since = now() - askedAt;
      return since >= 0 && since < age ? undefined : refresh();
    },
    /**
     * A version by its number, whether in force or not; undefined where there is no such.
     * @throws when the store cannot be read
     */
    find: async (
      version: number,
    ): Promise<Pick<PricesInForce, 'version' | 'published'> | undefined> => {
      const found = (await lists.find(version)) ?? shown.find(version);
      return found && { version, published: found.list && { version, list: found.list } };
    },
  };
}
