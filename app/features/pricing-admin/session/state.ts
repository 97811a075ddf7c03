import { createStore } from '@tanstack/react-store';
import type { Change } from '#app/domain/pricing/changes';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import { type EditHistory, EMPTY_HISTORY } from '#app/domain/pricing/editing/edit-history';
import type { SaveResult } from '#app/state/pricing-config';

/** What is opened for editing. */
export type Place = 'none' | 'costs' | ItemPlace;
export interface ItemPlace {
  list: ItemList;
  key: number;
}

/**
 * Where the focus goes after a place was opened; every request is a new object. `lost`: to the head
 * if what had it is no longer there.
 */
export interface FocusRequest {
  target: 'head' | 'title' | 'list' | 'lost';
}

export interface SessionState {
  /** What is in force, as changes are told against it. */
  base: Draft;
  history: EditHistory<Draft>;
  place: Place;
  /** Where there is room for one thing only: the form of the opened item instead of the lists. */
  isFormShown: boolean;
  focus: FocusRequest | undefined;
  /** How the last saving went, until the next edit. */
  saved: SaveResult | undefined;
  /** Another tab saved while there were unsaved edits here: what was in force when they began. */
  conflict: { before: Draft } | undefined;
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function createSessionStore(draft: Draft) {
  return createStore<SessionState>({
    base: draft,
    history: EMPTY_HISTORY,
    place: firstPlace(draft),
    isFormShown: false,
    focus: undefined,
    saved: undefined,
    conflict: undefined,
  });
}

export function updateSession(store: SessionStore, change: Partial<SessionState>): void {
  store.setState((state) => ({ ...state, ...change }));
}

export function isIn(draft: Draft, place: Place): boolean {
  return typeof place === 'string' || draft[place.list].some((item) => item.key === place.key);
}

export function firstPlace({ PRICING_PLANS }: Draft): Place {
  const [plan] = PRICING_PLANS;
  return plan ? { list: 'PRICING_PLANS', key: plan.key } : 'none';
}

export function placeOf(change: Change, draft: Draft): Place {
  if (!('item' in change)) return 'costs';
  const { list, key } = change.item;
  return isIn(draft, { list, key }) ? { list, key } : firstPlace(draft);
}
