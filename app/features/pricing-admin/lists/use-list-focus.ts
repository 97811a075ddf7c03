import { useCallback, useEffect, useState } from 'react';
import { useEditor, useSession } from '#app/features/pricing-admin/editor-context';

/** Moves by key, and gives the handle its focus back, which it loses when its row is moved. */
export function useMoveBy(
  rows: { current: HTMLElement | null },
  count: number,
  move: (key: number, to: number) => void,
) {
  const [moved, setMoved] = useState<{ key: number }>();
  useEffect(() => {
    if (!moved) return;
    rows.current?.querySelector<HTMLElement>(`[data-key="${moved.key}"] > button`)?.focus();
  }, [moved, rows]);
  return useCallback(
    (key: number, index: number, step: number) => {
      const to = index + step;
      if (to < 0 || to >= count) return;
      move(key, to);
      setMoved({ key });
    },
    [count, move],
  );
}

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
