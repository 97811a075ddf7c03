import { getStoredEffectiveTime, type LogEntry } from '#app/domain/price-lists/activation-log.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import type { Level } from '#app/server/log-event.ts';
import { type NewActivation, readPriceLog } from '#app/server/store/price-log.ts';
import { restoreVersions } from '#app/server/store/price-versions.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import type { PricedSpan } from './prices-in-force.ts';

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

export type LogEvent = (level: Level, message: string, facts: Record<string, unknown>) => void;

const NO_COPY: CopiedPrices = { spans: [] };

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
export function getLoggedAt(log: readonly LogEntry[]): number {
  return Math.max(0, ...log.map(({ recordedAt }) => recordedAt));
}

/** Failures are logged, and the site continues without a copy. */
export function guardCopy(copy: PriceCopy | undefined, logEvent: LogEvent): PriceCopy {
  return {
    read: (onUnreadable) => {
      try {
        return copy?.read(onUnreadable) ?? NO_COPY;
      } catch (error) {
        logEvent('error', 'the copy of the prices cannot be read', { reason: codeOf(error) });
        return NO_COPY;
      }
    },
    write: (copied) => {
      try {
        copy?.write(copied);
      } catch (error) {
        logEvent('error', 'the prices cannot be copied', { reason: codeOf(error) });
      }
    },
  };
}

/**
 * Brings the copied lists back into a database that has lost them, under their numbers (D47).
 * @returns the numbers; undefined and nothing stored if the database has lost nothing
 * @public used by `npm run prices`
 */
export async function restoreCopy(
  store: Store,
  copied: CopiedPrices,
  { author, reason, now }: Pick<NewActivation, 'author' | 'reason' | 'now'>,
): Promise<number[] | undefined> {
  const log = await readPriceLog(store);
  if (!isOlderThanCopy(log, copied)) return undefined;
  const last = log.at(-1)?.position ?? 0;
  const versions = copied.spans.map(({ version, list, isPlanned, from }, index) => {
    const isAhead = isPlanned && from > now;
    return {
      version,
      list: list && JSON.stringify(list),
      activation: {
        after: last + index,
        author,
        reason,
        now,
        effectiveAt: isAhead ? from : getStoredEffectiveTime(log, now),
        isPlanned: isAhead,
        shownTime: isAhead ? formatBerlinTime(from) : undefined,
      },
    };
  });
  const isRestored = await restoreVersions(store, versions);
  return isRestored ? versions.map(({ version }) => version) : undefined;
}
