import { type Change, listChanges } from '#app/domain/pricing/changes';
import type { Draft, ItemList } from '#app/domain/pricing/editing/draft';
import {
  findEditedPath,
  recordEdit,
  redoEdit,
  undoEdit,
} from '#app/domain/pricing/editing/edit-history';
import { type Rename, renameItem } from '#app/domain/pricing/editing/rename-item';
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
  const findTypedPath = (draft: Draft) => findEditedPath(recorded, draft);
  let recorded = read();
  let findPath: (draft: Draft) => string | undefined = findTypedPath;
  let rename: Rename | undefined;
  let renameCount = 0;

  /** Without a path, the edit is not merged with the one before. */
  function write(draft: Draft, path?: string) {
    findPath = () => path;
    form.reset(draft, { keepDefaultValues: true });
    findPath = findTypedPath;
    if (!isIn(draft, store.state.openedItem))
      updateDraftSession(store, { openedItem: firstItem(draft) });
  }

  /** Every change of the values is an edit, except undo and redo. */
  function recordValues() {
    const draft = read();
    if (draft === recorded) return;
    const { history } = store.state;
    const path = findPath(draft);
    const isRename = path === createRenamePath(renameCount);
    if (!isRename) rename = undefined;
    // A rename is one edit, even if typing takes long.
    const at = isRename && history.run?.path === path ? history.run.at : performance.now();
    updateDraftSession(store, {
      history: recordEdit(history, recorded, { path, at }),
      saved: undefined,
    });
    recorded = draft;
  }

  /** Restores a draft from the history and returns the changes. */
  function restore({ history, present }: ReturnType<typeof undoEdit<Draft>>): Change[] {
    if (present === recorded) return [];
    const changes = listChanges(recorded, present);
    const [change] = changes;
    recorded = present;
    rename = undefined;
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
    /** Further typing is a separate edit. */
    endRename: () => {
      rename = undefined;
    },
    renameItem: (list: ItemList, key: number, id: string) => {
      if (rename?.list !== list || rename.key !== key) renameCount += 1;
      const renamed = renameItem(read(), list, key, id, rename);
      write(renamed.draft, createRenamePath(renameCount));
      rename = renamed.rename;
    },
    undo: () => restore(undoEdit(store.state.history, read())),
    redo: () => restore(redoEdit(store.state.history, read())),
  };
}

function createRenamePath(count: number): string {
  return `rename ${count}`;
}
