type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Any other click on a link is the browser's: a new tab, a new window, a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey);
}
