import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import { recordEdit, redoEdit, undoEdit } from '#app/domain/pricing/editing/edit-history';
import { renameItem } from '#app/domain/pricing/editing/rename-item';
import type { DraftForm } from './draft-form';
import {
  type DraftSessionStore,
  firstItem,
  isIn,
  itemOfChange,
  updateDraftSession,
} from './session-store';

export type Recorder = ReturnType<typeof createRecorder>;

/** Reads and writes the form's values, and records changes for undo. */
export function createRecorder(form: Pick<DraftForm, 'store' | 'reset'>, store: DraftSessionStore) {
  const read = () => form.store.state.values;
  let recorded = read();
  let typedField: unknown;
  let rename: { before: Draft; after: Draft; key: number } | undefined;

  function write(draft: Draft) {
    form.reset(draft, { keepDefaultValues: true });
    if (!isIn(draft, store.state.openedItem))
      updateDraftSession(store, { openedItem: firstItem(draft) });
  }

  /** Every change of the values is an edit, except undo and redo. */
  function recordValues() {
    const draft = read();
    if (draft === recorded) return;
    const typed =
      typedField === undefined ? undefined : { field: typedField, at: performance.now() };
    typedField = undefined;
    const history = recordEdit(store.state.history, recorded, typed);
    updateDraftSession(store, { history, saved: undefined });
    recorded = draft;
  }

  /** Restores a draft from the history and returns the changes. */
  function restore({ history, present }: ReturnType<typeof undoEdit<Draft>>): Change[] {
    if (present === recorded) return [];
    const changes = listChanges(recorded, present);
    const [change] = changes;
    recorded = present;
    write(present);
    const openedItem = change && itemOfChange(change, present);
    updateDraftSession(store, {
      history,
      saved: undefined,
      focus: { target: 'lost' },
      ...(openedItem && { openedItem }),
    });
    return changes;
  }

  return {
    read,
    write,
    /** Begins recording; the returned function ends it. */
    connect: () => {
      const { unsubscribe } = form.store.subscribe(recordValues);
      return unsubscribe;
    },
    /** The next change is typed in this field; continued typing is one edit. */
    markTyped: (field: unknown) => {
      typedField = field;
    },
    /** Further typing of the id is a separate edit. */
    endRename: () => {
      rename = undefined;
    },
    /** A rename is one edit from the original id on, even if typing takes long. */
    renameItem: (list: ItemList, key: number, id: string) => {
      const isContinued = rename?.after === read() && rename.key === key;
      const before = isContinued && rename ? rename.before : read();
      const after = renameItem(before, list, key, id);
      const { history } = store.state;
      write(after);
      if (isContinued) updateDraftSession(store, { history: { ...history, future: [] } });
      rename = { before, after, key };
    },
    undo: () => restore(undoEdit(store.state.history, read())),
    redo: () => restore(redoEdit(store.state.history, read())),
  };
}
