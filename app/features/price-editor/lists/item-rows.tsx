import type { RefObject } from 'react';
import { useMemo } from 'react';
import type { DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/editing/draft';
import { useDraft } from '#app/features/price-editor/editor-context';
import { getWarnings } from '#app/features/price-editor/warnings-and-changes';
import { css } from '#styled/css';
import { useItemList } from './item-list-context';
import { ItemRow } from './item-row';

interface ItemRowsProps {
  ref: RefObject<HTMLOListElement | null>;
  items: readonly (DraftPlan | DraftAddon)[];
  openKey: number | undefined;
  isMovable: boolean;
}

export function ItemRows({ ref, items, openKey, isMovable }: ItemRowsProps) {
  const warningCounts = useWarningCounts(useItemList().list);
  return (
    <ol ref={ref} hidden={items.length === 0} className={css({ listStyle: 'none' })}>
      {items.map((item, index) => (
        <ItemRow
          key={item.key}
          item={item}
          index={index}
          isMovable={isMovable}
          isOpen={item.key === openKey}
          count={items.length}
          warningCount={warningCounts.get(item.key) ?? 0}
        />
      ))}
    </ol>
  );
}

/** How many warnings each item has, by key. */
function useWarningCounts(list: ItemList): ReadonlyMap<number, number> {
  const keys = useDraft(
    (draft) =>
      getWarnings(draft).flatMap((one) => ('key' in one && one.list === list ? one.key : [])),
    // Renders only if the warnings differ.
    (before, after) => before.join() === after.join(),
  );
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  }, [keys]);
}
