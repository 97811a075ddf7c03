import { createStore } from '@tanstack/react-store';
import type { Change } from '#app/domain/pricing/changes';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import { type EditHistory, EMPTY_HISTORY } from '#app/domain/pricing/editing/edit-history';
import type { SaveResult } from '#app/state/pricing-config';

/** The item that is open for editing. */
export type OpenedItem = 'none' | 'costs' | ItemRef;
export interface ItemRef {
  list: ItemList;
  key: number;
}

/**
 * Target of the focus after an item was opened; every request is a new object. `lost`: the head, if
 * the focused element has been removed.
 */
export interface FocusRequest {
  target: 'head' | 'title' | 'list' | 'lost';
}

export interface DraftSessionState {
  /** The list in force; changes are relative to it. */
  inForce: Draft;
  history: EditHistory<Draft>;
  openedItem: OpenedItem;
  /** On a narrow screen: shows the form of the opened item instead of the lists. */
  isFormShown: boolean;
  focus: FocusRequest | undefined;
  /** Result of the last saving, until the next edit. */
  saved: SaveResult | undefined;
  /** Set if another tab saved during unsaved edits; `before` was in force when they began. */
  conflict: { before: Draft } | undefined;
}

export type DraftSessionStore = ReturnType<typeof createDraftSessionStore>;

export function createDraftSessionStore(draft: Draft) {
  return createStore<DraftSessionState>({
    inForce: draft,
    history: EMPTY_HISTORY,
    openedItem: firstItem(draft),
    isFormShown: false,
    focus: undefined,
    saved: undefined,
    conflict: undefined,
  });
}

export function updateDraftSession(
  store: DraftSessionStore,
  change: Partial<DraftSessionState>,
): void {
  store.setState((state) => ({ ...state, ...change }));
}

export function isIn(draft: Draft, openedItem: OpenedItem): boolean {
  return (
    typeof openedItem === 'string' ||
    draft[openedItem.list].some((item) => item.key === openedItem.key)
  );
}

export function firstItem({ PRICING_PLANS }: Draft): OpenedItem {
  const [plan] = PRICING_PLANS;
  return plan ? { list: 'PRICING_PLANS', key: plan.key } : 'none';
}

export function itemOfChange(change: Change, draft: Draft): OpenedItem {
  if (!('item' in change)) return 'costs';
  const { list, key } = change.item;
  return isIn(draft, { list, key }) ? { list, key } : firstItem(draft);
}
