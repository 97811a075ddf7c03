import { type CopiedPrices, isOlderThanCopy } from '#app/server/prices/price-state.ts';
import { createActivation } from '#app/server/prices/publishing.ts';
import { type NewLogEntry, readPriceLog } from '#app/server/store/price-log.ts';
import { restoreVersions } from '#app/server/store/price-versions.ts';
import type { Store } from '#app/server/store/store.ts';

/**
 * Brings the copied lists back into a database that has lost them, under their numbers (D47).
 * @returns the numbers; undefined and nothing stored if the database has lost nothing
 */
export async function restoreCopy(
  store: Store,
  copied: CopiedPrices,
  change: Omit<NewLogEntry, 'after'>,
): Promise<number[] | undefined> {
  const log = await readPriceLog(store);
  if (!isOlderThanCopy(log, copied)) return undefined;
  const { now } = change;
  const versions = copied.spans.map(({ version, list, isPlanned, from }, index) => {
    const effectiveAt = isPlanned && from > now ? from : undefined;
    const activation = createActivation(log, { ...change, effectiveAt }, now);
    return {
      version,
      list: list && JSON.stringify(list),
      activation: { ...activation, after: activation.after + index },
    };
  });
  const isRestored = await restoreVersions(store, versions);
  return isRestored ? versions.map(({ version }) => version) : undefined;
}
