import { useEffect } from 'react';
import { useDraftSession, useEditor } from '#app/features/price-editor/editor-context';

/** After deleting, the focus goes to the neighbour that is opened then. */
export function useListFocus(
  openKey: number | undefined,
  rows: { current: HTMLElement | null },
  addButton: { current: HTMLElement | null },
): void {
  const { draftSession } = useEditor();
  const request = useDraftSession(({ focus }) => focus);
  const openedItem = useDraftSession((state) => state.openedItem);
  useEffect(() => {
    if (request?.target !== 'list') return;
    if (openKey === undefined && openedItem !== 'none') return;
    if (!draftSession.takeFocus(request)) return;
    const opener = rows.current?.querySelector<HTMLElement>('[aria-current]');
    (opener ?? addButton.current)?.focus();
  }, [request, openedItem, openKey, draftSession, rows, addButton]);
}
