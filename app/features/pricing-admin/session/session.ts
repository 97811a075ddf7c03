import { useForm } from '@tanstack/react-form';
import { createStore } from '@tanstack/react-store';
import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import {
  adoptConfig,
  countKeys,
  type Draft,
  type ItemList,
  readDraft,
} from '#app/domain/pricing/draft';
import {
  addAddon,
  addPlan,
  type DefaultTexts,
  dropUntouchedPlans,
  removeItem,
} from '#app/domain/pricing/draft-items';
import {
  type EditHistory,
  EMPTY_HISTORY,
  findEditedPlace,
  recordEdit,
  redoEdit,
  undoEdit,
} from '#app/domain/pricing/edit-history';
import type { SaveResult } from '#app/state/pricing-config';

/** What is opened for editing. */
export type Place = 'none' | 'costs' | { list: ItemList; key: number };

/**
 * Where the focus goes after a place was opened; every wish is a new object. `lost`: to the head if
 * what had it is no longer there.
 */
interface FocusWish {
  target: 'head' | 'title' | 'list' | 'lost';
}

export interface SessionState {
  /** What is in force, as changes are told against it. */
  base: Draft;
  history: EditHistory<Draft>;
  place: Place;
  /** Where there is room for one thing only: the opened one instead of the lists. */
  isNear: boolean;
  focus: FocusWish | undefined;
  /** How the last saving went, until the next edit. */
  saved: SaveResult | undefined;
  /** Another tab changed what is in force while there were unsaved edits here. */
  isOvertaken: boolean;
}

/** The form's values are the draft; fields are bound to it by their paths. */
export function useDraftForm(initial: Draft) {
  return useForm({ defaultValues: initial });
}

export type DraftForm = ReturnType<typeof useDraftForm>;

/** Texts that the configuration is made of, and where it is saved. */
interface SessionOptions {
  planTexts: DefaultTexts;
  addonTexts: DefaultTexts;
  save: (config: PricingConfig) => SaveResult;
}

export type Session = ReturnType<typeof createSession>;

/**
 * One editing of the configuration, from opening to closing: history, what is opened, saving. What
 * is being typed lives in the form; everything told about it is derived from form and `base`.
 */
export function createSession(
  form: Pick<DraftForm, 'store' | 'reset'>,
  { planTexts, addonTexts, save }: SessionOptions,
) {
  const read = () => form.store.state.values;
  let recorded = read();
  let nextKey = countKeys(recorded);
  let isTyped = true;
  const store = createStore<SessionState>({
    base: recorded,
    history: EMPTY_HISTORY,
    place: firstPlace(recorded),
    isNear: false,
    focus: undefined,
    saved: undefined,
    isOvertaken: false,
  });
  const update = (change: Partial<SessionState>) =>
    store.setState((state) => ({ ...state, ...change }));
  const write = (draft: Draft) => {
    // However little it changes, this is no typing.
    isTyped = false;
    form.reset(draft, { keepDefaultValues: true });
    isTyped = true;
    if (!isIn(draft, store.state.place)) update({ place: firstPlace(draft) });
  };
  const open = (place: Place, target: FocusWish['target']) =>
    update({ place, isNear: target !== 'list', focus: { target } });

  /** Every change of the values is an edit, but for those that come out of the history. */
  function recordValues() {
    const draft = read();
    if (draft === recorded) return;
    const place = isTyped ? findEditedPlace(recorded, draft) : undefined;
    const edit = { place, at: performance.now() };
    update({ history: recordEdit(store.state.history, recorded, edit), saved: undefined });
    recorded = draft;
  }

  function adopt(config: PricingConfig): Draft {
    const draft = adoptConfig(read(), config, nextKey);
    nextKey += countKeys(config);
    return draft;
  }

  function travel({ history, present }: ReturnType<typeof undoEdit<Draft>>) {
    const [change] = listChanges(recorded, present);
    if (present === recorded) return;
    recorded = present;
    write(present);
    const place = change && placeOf(change, present);
    update({ history, saved: undefined, focus: { target: 'lost' }, ...(place && { place }) });
  }

  return {
    store,
    readDraft: read,
    /** Begins recording; the returned function ends it. */
    connect: () => {
      const { unsubscribe } = form.store.subscribe(recordValues);
      return unsubscribe;
    },
    /** Another draft in place of the form's, as one edit. */
    edit: (change: (draft: Draft) => Draft) => write(change(read())),
    open,
    /** Back to the lists, to where the opened one stands. */
    closeNear: () => open(store.state.place, 'list'),
    /** True once for every wish: a focus that was given is not given again. */
    takeFocus: (wish: FocusWish) => {
      if (store.state.focus !== wish) return false;
      update({ focus: undefined });
      return true;
    },
    undo: () => travel(undoEdit(store.state.history, read())),
    redo: () => travel(redoEdit(store.state.history, read())),
    addPlan: () => {
      write(addPlan(read(), planTexts, nextKey));
      open({ list: 'PRICING_PLANS', key: nextKey }, 'title');
      nextKey += 1;
    },
    addAddon: () => {
      write(addAddon(read(), addonTexts, nextKey));
      open({ list: 'ADDONS', key: nextKey }, 'title');
      nextKey += 1;
    },
    /** Afterwards its neighbour is opened. */
    remove: (list: ItemList, key: number) => {
      const index = read()[list].findIndex((item) => item.key === key);
      write(removeItem(read(), list, key));
      const neighbour = read()[list][index] ?? read()[list].at(-1);
      open(neighbour ? { list, key: neighbour.key } : 'none', 'list');
    },
    /** Puts another configuration into the form; it is unsaved like every edit. */
    replace: (config: PricingConfig) => {
      write(adopt(config));
      open(firstPlace(read()), 'list');
    },
    /** What `replace` would make of the form. */
    preview: (config: PricingConfig) => adoptConfig(read(), config, nextKey),
    /** Back to what is in force. */
    discard: () => {
      write(store.state.base);
      update({ isOvertaken: false, focus: { target: 'lost' } });
    },
    /** What saving would store (spec §4). */
    draftToSave: () => dropUntouchedPlans(read(), planTexts),
    /** Stores the draft and puts it in force; when that fails, the edits stay. */
    save: (): SaveResult => {
      const { base } = store.state;
      const draft = dropUntouchedPlans(read(), planTexts);
      // Before saving, so that what comes back from the store is known already.
      update({ base: draft });
      const saved = save(readDraft(draft));
      if (saved === 'saved') write(draft);
      update(saved === 'saved' ? { saved, isOvertaken: false } : { saved, base });
      return saved;
    },
    /** Something else is in force now: shown at once, unless there are edits to lose. */
    follow: (config: PricingConfig) => {
      const { base } = store.state;
      if (listChanges(base, adoptConfig(base, config, nextKey)).length === 0) return;
      const isClean = listChanges(base, read()).length === 0;
      const inForce = adopt(config);
      if (isClean) write(inForce);
      update({ base: inForce, isOvertaken: listChanges(inForce, read()).length > 0 });
    },
  };
}

function isIn(draft: Draft, place: Place): boolean {
  return typeof place === 'string' || draft[place.list].some((item) => item.key === place.key);
}

function firstPlace({ PRICING_PLANS }: Draft): Place {
  const [plan] = PRICING_PLANS;
  return plan ? { list: 'PRICING_PLANS', key: plan.key } : 'none';
}

function placeOf(change: Change, draft: Draft): Place {
  if (!('item' in change)) return 'costs';
  const { list, key } = change.item;
  return isIn(draft, { list, key }) ? { list, key } : firstPlace(draft);
}
