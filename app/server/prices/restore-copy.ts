import { getStoredEffectiveTime } from '#app/domain/price-lists/activation-log.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { type NewActivation, readPriceLog } from '#app/server/store/price-log.ts';
import { restoreVersions } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';
import { type CopiedPrices, isOlderThanCopy } from './price-copy.ts';

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
