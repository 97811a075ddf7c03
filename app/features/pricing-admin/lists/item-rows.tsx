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
  drag: Drag | undefined;
}

/** `gap`: the place where the dragged row would be dropped. */
interface Drag {
  from: number;
  gap: number;
}

export function ItemRows({ ref, items, openKey, isMovable, drag }: ItemRowsProps) {
  const warningCounts = useWarningCounts(useItemList().list);
  return (
    <ol ref={ref} hidden={items.length === 0} className={css({ listStyle: 'none' })}>
      {items.map((item, index) => (
        <ItemRow
          key={item.key}
          {...{ item, index, isMovable }}
          isOpen={item.key === openKey}
          drag={dragOf(drag, index, items.length)}
          warningCount={warningCounts.get(item.key) ?? 0}
        />
      ))}
    </ol>
  );
}

/** What a drag makes of a row. */
function dragOf(drag: Drag | undefined, index: number, count: number): string | undefined {
  if (drag === undefined) return undefined;
  const isAtEnd = drag.gap === count && index === count - 1;
  const marks = [
    drag.from === index && 'dragged',
    drag.gap === index && 'drop-start',
    isAtEnd && 'drop-end',
  ];
  return marks.filter(Boolean).join(' ') || undefined;
}
