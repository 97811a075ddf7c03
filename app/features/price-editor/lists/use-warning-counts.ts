import { useMemo } from 'react';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { warningsOf } from '#app/features/price-editor/derived';
import { useDraft } from '#app/features/price-editor/editor-context';

/** How many warnings each item has, by key. */
export function useWarningCounts(list: ItemList): ReadonlyMap<number, number> {
  const keys = useDraft(
    (draft) =>
      warningsOf(draft).flatMap((one) => ('key' in one && one.list === list ? one.key : [])),
    // Every edit makes new warnings, seldom others; the other list need not be rendered for it.
    (before, after) => before.join() === after.join(),
  );
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  }, [keys]);
}
