import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { useEditor } from '#app/features/pricing-admin/editor-context';
import { nameOf } from '#app/features/pricing-admin/names';
import { useRowDrag } from '#app/ui/use-row-drag';

/** Gives items another place, by mouse, finger and key, and announces it. */
export function useItemMoves(
  list: ItemList,
  items: readonly { key: number }[],
  rows: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('admin');
  const { session, announce } = useEditor();
  const move = useCallback(
    (key: number, to: number) => {
      session.edit((draft) => moveItem(draft, list, key, to));
      const moved = session.readDraft()[list];
      const position = moved.findIndex((item) => item.key === key);
      const item = moved[position];
      if (!item) return;
      const title = nameOf(t, list, item);
      announce(t('list.moved', { title, position: position + 1, count: moved.length }));
    },
    [session, announce, list, t],
  );
  const { drag, start } = useRowDrag(rows, (from, to) => {
    const item = items[from];
    if (item) move(item.key, to);
  });
  return { drag, startDrag: useLatest(start), moveBy: useMoveBy(rows, items.length, move) };
}

/** Moves by key, and gives the handle its focus back, which it loses when its row is moved. */
function useMoveBy(
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

/** Always the same function, which calls the latest one: rows need not be rendered for it. */
function useLatest<Args extends readonly unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
