import type { KeyboardEvent } from 'react';

interface UndoActions {
  undo: () => void;
  redo: () => void;
}

/** The browser's own undo knows single fields only, and nothing of what was moved or deleted. */
export function undoByKey(event: KeyboardEvent, { undo, redo }: UndoActions): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  // React sends events of a question above the editor here too; the edits stay as they are.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  if (isRedo) redo();
  else undo();
}
