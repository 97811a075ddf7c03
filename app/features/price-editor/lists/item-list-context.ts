import { createContext, use } from 'react';
import type { ItemList } from '#app/domain/pricing/editing/draft';

/** Shared by all rows of a list; memoised, so that rows do not render again. */
interface ItemListContextValue {
  list: ItemList;
  /** The id of the hint on how rows are moved. */
  hintId: string;
  open: (key: number) => void;
  /** @param button keeps the focus */
  moveBy: (key: number, index: number, step: number, button: HTMLElement) => void;
}

export const ItemListContext = createContext<ItemListContextValue | undefined>(undefined);

export function useItemList(): ItemListContextValue {
  const value = use(ItemListContext);
  if (!value) throw new Error('A list is missing above');
  return value;
}
