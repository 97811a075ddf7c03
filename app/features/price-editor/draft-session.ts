import { createStore } from '@tanstack/react-store';
import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCustomTexts } from '#app/domain/pricing/editing/custom-texts';
import {
  countItems,
  createDraft,
  type Draft,
  draftToConfig,
  findItem,
  type ItemList,
  replaceConfig,
} from '#app/domain/pricing/editing/draft';
import {
  addItem,
  type DefaultTexts,
  dropUntouchedPlans,
  moveItem,
  removeItem,
  renameItem,
} from '#app/domain/pricing/editing/draft-items';
import type { SaveResult } from '#app/state/pricing-config';

/** The item that is open for editing. */
export type OpenedItem = 'none' | 'costs' | { list: ItemList; key: number };

export interface DraftSessionState {
  draft: Draft;
  /** Undo returns to the last draft of `past`, redo to the first of `future`. */
  past: readonly Draft[];
  future: readonly Draft[];
  /** The list in force; changes are relative to it. */
  inForce: Draft;
  openedItem: OpenedItem;
  /** On a narrow screen: shows the form of the opened item instead of the lists. */
  isFormShown: boolean;
  /** Result of the last saving, until the next edit. */
  saved: SaveResult | undefined;
  /** Set if another tab saved during unsaved edits; `before` was in force when they began. */
  conflict: { before: Draft } | undefined;
}

export type DraftSession = ReturnType<typeof createDraftSession>;

const MAX_UNDO_STEPS = 100;
/** Typing in one field is one edit until it pauses for this time, in milliseconds. */
const TYPING_PAUSE_MS = 1000;

/** The subject is the field that was typed in, or the key of a renamed item. */
const NO_EDIT: { subject: unknown; at: number } = { subject: undefined, at: 0 };

/**
 * A session of editing the price list. Everything shown is derived from its state.
 * @param newTexts texts that new plans and addons begin with
 */
export function createDraftSession(
  config: PricingConfig,
  basedOn: number,
  newTexts: Record<ItemList, DefaultTexts>,
  save: (config: PricingConfig, basedOn: number | undefined) => SaveResult,
) {
  const initial = { ...createDraft(config), basedOn };
  const store = createStore<DraftSessionState>({
    draft: initial,
    past: [],
    future: [],
    inForce: initial,
    openedItem: getFirstItem(initial),
    isFormShown: false,
    saved: undefined,
    conflict: undefined,
  });
  let nextKey = countItems(initial);
  let typingField: unknown;
  let lastEdit = NO_EDIT;

  const read = () => store.state.draft;
  const update = (change: Partial<DraftSessionState>) =>
    store.setState((state) => ({ ...state, ...change }));

  function show(draft: Draft, change: Partial<DraftSessionState>) {
    const { openedItem } = { ...store.state, ...change };
    const isThere =
      typeof openedItem === 'string' || findItem(draft, openedItem.list, openedItem.key);
    const opened = isThere ? openedItem : getFirstItem(draft);
    update({ saved: undefined, ...change, draft, openedItem: opened });
  }

  /** Typing without a pause is one edit; a press, which has no subject, is always an edit of its own (D22). */
  function edit(draft: Draft, subject?: unknown, maxPauseMs = TYPING_PAUSE_MS) {
    const { draft: before, past } = store.state;
    // An input that changes nothing, such as a chosen file, is not the subject of a later edit.
    typingField = undefined;
    if (draft === before) return;
    const at = performance.now();
    const isSame = subject !== undefined && subject === lastEdit.subject;
    const isContinued = isSame && at - lastEdit.at < maxPauseMs;
    lastEdit = { subject, at };
    show(draft, {
      past: isContinued ? past : [...past, before].slice(-MAX_UNDO_STEPS),
      future: [],
    });
  }

  /** Shows a draft of the history with the item that changes, and returns the changes. */
  function restore(
    draft: Draft | undefined,
    history: Pick<DraftSessionState, 'past' | 'future'>,
  ): Change[] {
    if (draft === undefined) return [];
    const { draft: before, openedItem } = store.state;
    const changes = listChanges(before, draft);
    lastEdit = NO_EDIT;
    show(draft, { ...history, openedItem: getItemOf(changes[0], before, draft) ?? openedItem });
    return changes;
  }

  /** Items keep their keys from a list, by default the one in force, and from the draft. */
  function adopt(
    other: PricingConfig,
    version: number | undefined,
    list = store.state.inForce,
  ): Draft {
    const adopted = replaceConfig(list, other, nextKey, read());
    nextKey += countItems(other);
    return { ...adopted, basedOn: version };
  }

  /** Ends a conflict with another tab by an edit. */
  function settle(draft: Draft) {
    edit(draft);
    update({ conflict: undefined });
  }

  const draftToSave = () => dropUntouchedPlans(read(), newTexts.PRICING_PLANS);
  const open = (openedItem: OpenedItem) => update({ openedItem, isFormShown: true });

  return {
    store,
    readDraft: read,
    open,
    showLists: () => update({ isFormShown: false }),
    hasEdits: () => differ(store.state.inForce, read()),
    /** Replaces the draft as one edit. */
    edit: (change: (draft: Draft) => Draft) => edit(change(read()), typingField),
    /** The next change is typed in this field. */
    markTyped: (field: unknown) => {
      typingField = field;
    },
    /** A rename is one edit from the original id on, even if typing takes long. */
    renameItem: (list: ItemList, key: number, id: string) => {
      const before = lastEdit.subject === key ? store.state.past.at(-1) : undefined;
      edit(renameItem(before ?? read(), list, key, id), key, Number.POSITIVE_INFINITY);
    },
    undo: () => {
      const { draft, past, future } = store.state;
      return restore(past.at(-1), { past: past.slice(0, -1), future: [draft, ...future] });
    },
    redo: () => {
      const { draft, past, future } = store.state;
      return restore(future[0], { past: [...past, draft], future: future.slice(1) });
    },
    add: (list: ItemList) => {
      const key = nextKey;
      nextKey += 1;
      edit(addItem(read(), list, newTexts[list], key));
      open({ list, key });
    },
    move: (list: ItemList, key: number, position: number) =>
      edit(moveItem(read(), list, key, position)),
    /** Opens the neighbour in the lists afterwards. */
    remove: (list: ItemList, key: number) => {
      const index = read()[list].findIndex((item) => item.key === key);
      edit(removeItem(read(), list, key));
      const neighbour = read()[list][index] ?? read()[list].at(-1);
      update({
        openedItem: neighbour ? { list, key: neighbour.key } : 'none',
        isFormShown: false,
      });
    },
    /**
     * Puts another configuration into the form as an unsaved edit.
     * @param version the published list that it was made from, if that is another one
     */
    replace: (other: PricingConfig, version = read().basedOn) => {
      edit(adopt(other, version, read()));
      update({ openedItem: getFirstItem(read()), isFormShown: false });
    },
    /** The draft as it would be saved (spec §4). */
    draftToSave,
    /** Stores the draft; if that fails, the edits stay. */
    save: (): SaveResult => {
      const { inForce } = store.state;
      const draft = draftToSave();
      lastEdit = NO_EDIT;
      // Before saving, since the store of own prices notifies at once.
      update({ inForce: draft });
      const saved = save(draftToConfig(draft), draft.basedOn);
      if (saved === 'saved') {
        settle(draft);
        update({ saved });
      } else {
        update({ saved: saved === 'changed' ? undefined : saved, inForce });
      }
      return saved;
    },
    /** Resets the draft to the list in force. */
    discard: () => settle(store.state.inForce),
    /** Puts the edits together with what another tab saved into the form. */
    takeMerged: (both: Draft) => settle({ ...both, basedOn: read().basedOn }),
    /**
     * Compares changes with newly published prices from now on.
     * @param form the new draft; default: the published list
     */
    rebase: (published: PricingConfig, version: number, form = published) => {
      update({ inForce: adopt(published, version) });
      settle(adopt(form, version));
    },
    /** Shows the list that is in force now, unless edits would be lost. */
    follow: (other: PricingConfig, version: number) => {
      const { inForce: earlier, conflict } = store.state;
      if (!differ(earlier, replaceConfig(earlier, other, 0))) return;
      const isClean = !differ(earlier, read());
      const inForce = adopt(other, version);
      if (isClean) edit(inForce);
      const before = conflict?.before ?? earlier;
      const isConflict = differ(inForce, read()) && differ(before, inForce);
      update({ inForce, conflict: isConflict ? { before } : undefined });
    },
  };
}

function getFirstItem({ PRICING_PLANS }: Draft): OpenedItem {
  const [plan] = PRICING_PLANS;
  return plan ? { list: 'PRICING_PLANS', key: plan.key } : 'none';
}

function getItemOf(change: Change | undefined, before: Draft, after: Draft) {
  if (change?.kind === 'texts') return findItemWithTexts(change.language, before, after);
  if (!change) return undefined;
  return 'item' in change ? { list: change.item.list, key: change.item.key } : 'costs';
}

/** The first item whose texts in a language differ. */
function findItemWithTexts(language: string, before: Draft, after: Draft): OpenedItem | undefined {
  for (const list of ['PRICING_PLANS', 'ADDONS'] as const) {
    const read = ({ TEXTS }: Draft, id: string) =>
      JSON.stringify(getCustomTexts(TEXTS, language, list, id));
    const item = after[list].find(({ id }) => read(before, id) !== read(after, id));
    if (item) return { list, key: item.key };
  }
  return undefined;
}

function differ(a: Draft, b: Draft): boolean {
  return listChanges(a, b).length > 0;
}
