import type { RefObject } from 'react';
import type { DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft';
import { css } from '#styled/css';
import { useItemList } from './item-list-context';
import { ItemRow } from './item-row';
import { useWarningCounts } from './use-warning-counts';

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
          {...{ item, index, isMovable }}
          isOpen={item.key === openKey}
          count={items.length}
          warningCount={warningCounts.get(item.key) ?? 0}
        />
      ))}
    </ol>
  );
}
