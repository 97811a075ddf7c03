import { useEffect } from 'react';
import { useEditor, useSession } from '#app/features/pricing-admin/editor-context';

/** After deleting, the focus goes to the neighbour that is opened then. */
export function useListFocus(
  openKey: number | undefined,
  rows: { current: HTMLElement | null },
  addButton: { current: HTMLElement | null },
): void {
  const { session } = useEditor();
  const request = useSession(({ focus }) => focus);
  const place = useSession((state) => state.place);
  useEffect(() => {
    if (request?.target !== 'list') return;
    if (openKey === undefined && place !== 'none') return;
    if (!session.takeFocus(request)) return;
    const opener = rows.current?.querySelector<HTMLElement>('[aria-current]');
    (opener ?? addButton.current)?.focus();
  }, [request, place, openKey, session, rows, addButton]);
}
