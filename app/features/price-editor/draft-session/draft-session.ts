import { listChanges } from '#app/domain/pricing/changes';
import type { ItemTexts, PricingConfig } from '#app/domain/pricing/config';
import { setCustomTexts } from '#app/domain/pricing/editing/custom-texts';
import {
  countItems,
  type Draft,
  type ItemList,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import {
  addDraftAddon,
  addDraftPlan,
  type DefaultTexts,
  removeItem,
} from '#app/domain/pricing/editing/draft-items';
import type { SaveResult } from '#app/state/pricing-config';
import type { DraftForm } from './draft-form';
import { createRecorder } from './recorder';
import { createSaving, withBasedOn } from './saving';
import {
  createDraftSessionStore,
  type FocusRequest,
  firstItem,
  type ItemRef,
  type OpenedItem,
  updateDraftSession,
} from './session-store';

interface DraftSessionOptions {
  /** Texts that new plans and addons begin with. */
  planTexts: DefaultTexts;
  addonTexts: DefaultTexts;
  save: (config: PricingConfig, basedOn: number | undefined) => SaveResult;
}

export type DraftSession = ReturnType<typeof createDraftSession>;

/**
 * A session of editing the price list. The form holds the draft; everything else is derived from
 * form and list in force.
 */
export function createDraftSession(
  form: Pick<DraftForm, 'store' | 'reset'>,
  { planTexts, addonTexts, save }: DraftSessionOptions,
) {
  const store = createDraftSessionStore(form.store.state.values);
  const recorder = createRecorder(form, store);
  const { read, write, connect, markTyped, renameItem, undo, redo } = recorder;
  let nextKey = countItems(read());
  const takeKeys = (count: number) => {
    nextKey += count;
    return nextKey - count;
  };
  const open = (openedItem: OpenedItem, target: FocusRequest['target']) =>
    updateDraftSession(store, { openedItem, isFormShown: target !== 'list', focus: { target } });

  return {
    store,
    readDraft: read,
    connect,
    markTyped,
    renameItem,
    undo,
    redo,
    open,
    hasEdits: () => listChanges(store.state.inForce, read()).length > 0,
    /** Replaces the draft as one edit. */
    edit: (change: (draft: Draft) => Draft) => write(change(read())),
    /** Texts of an item in another language. */
    writeTexts: (language: string, { list, key }: ItemRef, texts: ItemTexts) => {
      const items: readonly { key: number; id: string }[] = read()[list];
      const id = items.find((item) => item.key === key)?.id;
      if (id !== undefined) write(setCustomTexts(read(), language, list, id, texts));
    },
    /** Returns to the opened entry of the lists. */
    showLists: () => open(store.state.openedItem, 'list'),
    /** Returns true once per request. */
    takeFocus: (request: FocusRequest) => {
      if (store.state.focus !== request) return false;
      updateDraftSession(store, { focus: undefined });
      return true;
    },
    /**
     * Puts another configuration into the form as an unsaved edit.
     * @param basedOn the published list that it was made from, if that is another one
     */
    replace: (config: PricingConfig, basedOn = read().basedOn) => {
      write(withBasedOn(replaceConfig(read(), config, takeKeys(countItems(config))), basedOn));
      open(firstItem(read()), 'list');
    },
    /** Sets the published list that the draft was made from. */
    setBasedOn: (version: number) => write(withBasedOn(read(), version)),
    /** The draft that `replace` would make. */
    preview: (config: PricingConfig) => replaceConfig(read(), config, nextKey),
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
    /** Opens the neighbour afterwards. */
    remove: (list: ItemList, key: number) => {
      const index = read()[list].findIndex((item) => item.key === key);
      write(removeItem(read(), list, key));
      const neighbour = read()[list][index] ?? read()[list].at(-1);
      open(neighbour ? { list, key: neighbour.key } : 'none', 'list');
    },
    ...createSaving(recorder, store, { takeKeys, planTexts, save }),
  };
}
