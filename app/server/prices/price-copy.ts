import { codeOf } from '#app/server/store/store.ts';
import type { PricedSpan } from './prices-in-force.ts';
import type { SourceReport } from './source-report.ts';

/** Where the last known lists outlive the process; not on every host. */
export interface PriceCopy {
  /** @param onUnreadable told of each version that the copy has and this program cannot read */
  read(onUnreadable: (version: number) => void): PricedSpan[];
  write(spans: readonly PricedSpan[]): void;
}

/** What fails is logged; the site goes on without a copy. */
export function guardCopy(copy: PriceCopy | undefined, say: SourceReport['say']): PriceCopy {
  return {
    read: (onUnreadable) => {
      try {
        return copy?.read(onUnreadable) ?? [];
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
