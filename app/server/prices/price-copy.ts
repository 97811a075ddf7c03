import { codeOf } from '#app/server/store/store.ts';
import type { SourceLog } from './price-source-log.ts';
import type { PricedSpan } from './prices-in-force.ts';

/** A copy of the last known lists that outlives the process; not on every host. */
export interface PriceCopy {
  /** @param onUnreadable called with each version of the copy that cannot be read */
  read(onUnreadable: (version: number) => void): PricedSpan[];
  write(spans: readonly PricedSpan[]): void;
}

/** Failures are logged, and the site continues without a copy. */
export function guardCopy(copy: PriceCopy | undefined, logEvent: SourceLog['logEvent']): PriceCopy {
  return {
    read: (onUnreadable) => {
      try {
        return copy?.read(onUnreadable) ?? [];
      } catch (error) {
        logEvent('error', 'the copy of the prices cannot be read', { reason: codeOf(error) });
        return [];
      }
    },
    write: (spans) => {
      try {
        copy?.write(spans);
      } catch (error) {
        logEvent('error', 'the prices cannot be copied', { reason: codeOf(error) });
      }
    },
  };
}
