import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatItemName } from '#app/catalog/price-changes/item-name';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { useEditor } from '#app/features/price-editor/editor-context';

/** Moves an item by a step and announces it; the pressed button keeps the focus. */
export function useItemMoves(list: ItemList, count: number) {
  const { t } = useTranslation('admin');
  const { draftSession, announce } = useEditor();
  // A new object each time, so that the effect runs after every move.
  const [pressed, setPressed] = useState<{ button: HTMLElement }>();
  // An element whose row is moved loses the focus.
  useEffect(() => pressed?.button.focus(), [pressed]);
  return useCallback(
    (key: number, index: number, step: number, button: HTMLElement) => {
      const to = index + step;
      if (to < 0 || to >= count) return;
      draftSession.edit((draft) => moveItem(draft, list, key, to));
      const item = draftSession.draftToConfig()[list][to];
      if (!item) return;
      announce(t('list.moved', { title: formatItemName(t, list, item), position: to + 1, count }));
      setPressed({ button });
    },
    [draftSession, announce, list, count, t],
  );
}
