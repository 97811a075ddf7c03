/** Fields have an undo of their own. */
const FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=button])';

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key undoes the change of the selection: Ctrl+Z or ⌘Z anywhere but in a field. */
export function isUndoKey(
  { key, ctrlKey, metaKey, shiftKey }: Keys,
  target: Pick<Element, 'matches'> | null,
): boolean {
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey) return false;
  return !target?.matches(FIELDS);
}
