import type { ItemList } from '#app/domain/pricing/editing/draft';
import {
  addDraftAddon,
  addDraftPlan,
  type DefaultTexts,
  removeItem,
} from '#app/domain/pricing/editing/draft-items';
import type { Recorder } from './recorder';
import type { FocusRequest, OpenedItem } from './session-store';

/** Texts that new plans and addons begin with. */
export interface NewItemTexts {
  planTexts: DefaultTexts;
  addonTexts: DefaultTexts;
}

/** Adds and removes plans and addons, and opens the next item. */
export function createItemActions(
  { read, write }: Recorder,
  open: (openedItem: OpenedItem, target: FocusRequest['target']) => void,
  takeKeys: (count: number) => number,
  { planTexts, addonTexts }: NewItemTexts,
) {
  return {
    addPlan: () => {
      const key = takeKeys(1);
      write(addDraftPlan(read(), planTexts, key));
      open({ list: 'PRICING_PLANS', key }, 'title');
    },
    addAddon: () => {
      const key = takeKeys(1);
      write(addDraftAddon(read(), addonTexts, key));
      open({ list: 'ADDONS', key }, 'title');
    },
    /** Afterwards its neighbour is opened. */
    remove: (list: ItemList, key: number) => {
      const index = read()[list].findIndex((item) => item.key === key);
      write(removeItem(read(), list, key));
      const neighbour = read()[list][index] ?? read()[list].at(-1);
      open(neighbour ? { list, key: neighbour.key } : 'none', 'list');
    },
  };
}
