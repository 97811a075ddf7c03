import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChange } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { Change } from '#app/domain/pricing/changes';
import { useEditor } from '#app/features/price-editor/editor-context';

/** Undo and redo, with an announcement of the change. */
export function useUndo() {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const formats = useExactFormats();
  const describe = ([change, ...others]: readonly Change[]) => {
    if (change === undefined) return undefined;
    const words = formatChange(t, formats, change);
    return others.length === 0 ? words : `${words}, ${t('changes.more', { count: others.length })}`;
  };
  return {
    undo: () => {
      const change = describe(draftSession.undo());
      if (change !== undefined) announce(t('bar.undone', { change }));
    },
    redo: () => {
      const change = describe(draftSession.redo());
      if (change !== undefined) announce(t('bar.redone', { change }));
    },
  };
}

interface UndoActions {
  undo: () => void;
  redo: () => void;
}

/** Replaces the browser's undo, which covers single fields but no moved or deleted items. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: UndoActions): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  // React also sends events of dialogs above the editor.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  if (isRedo) redo();
  else undo();
}
