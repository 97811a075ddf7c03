import type { LogEntry } from '#app/domain/price-lists/activation-log.ts';
import { codeOf } from '#app/server/store/store.ts';
import type { SourceLog } from './price-source-log.ts';
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
export function guardCopy(copy: PriceCopy | undefined, logEvent: SourceLog['logEvent']): PriceCopy {
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
