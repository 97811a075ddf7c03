import type { KeyboardEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatItemName } from '#app/catalog/price-changes/format-change';
import type { ItemList } from '#app/domain/pricing/editing/draft';
import { moveItem } from '#app/domain/pricing/editing/draft-items';
import { useEditor } from '#app/features/price-editor/editor-context';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { useItemList } from './item-list-context';

interface MoveButtonsProps {
  itemKey: number;
  index: number;
  count: number;
  /** The id of the item's name, which is part of the buttons' names. */
  nameId: string;
}

const DIRECTIONS = [
  { step: -1, text: 'moveUp', icon: 'arrow-up' },
  { step: 1, text: 'moveDown', icon: 'arrow-down' },
] as const;

/** Move a row by one place: by press, or by arrow keys on either button. */
export function MoveButtons({ itemKey, index, count, nameId }: MoveButtonsProps) {
  const { t } = useTranslation('editor');
  const { hintId, moveBy } = useItemList();
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(itemKey, index, step, event.currentTarget);
  };
  return (
    <div className={pair}>
      {DIRECTIONS.map(({ step, text, icon }) => (
        <button
          key={text}
          type="button"
          className={button}
          // Name and direction may be in different languages.
          aria-labelledby={`${nameId} ${nameId}-${text}`}
          aria-describedby={hintId}
          // Keeps the focus at the ends of the list.
          aria-disabled={index + step < 0 || index + step >= count}
          onClick={(event) => moveBy(itemKey, index, step, event.currentTarget)}
          onKeyDown={moveByKey}
        >
          <Icon name={icon} />
          <span id={`${nameId}-${text}`} className={css({ srOnly: true })}>
            {t(`list.${text}`)}
          </span>
        </button>
      ))}
    </div>
  );
}

const pair = css({ display: 'grid', gridAutoRows: '[1fr]', flexShrink: '0' });

const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '7',
  minHeight: '6',
  padding: '0',
  border: 'none',
  borderRadius: 'md',
  background: '[transparent]',
  color: 'muted',
  cursor: 'pointer',
  '& > svg': { width: '4', height: '4' },
  _hover: { color: 'ink' },
  '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 'disabled' },
  _coarse: { width: '11' },
});

/** Moves an item by a step and announces it; the pressed button keeps the focus. */
export function useItemMoves(list: ItemList, count: number) {
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  // A new object, so that the effect runs after every move.
  const [pressed, setPressed] = useState<{ button: HTMLElement }>();
  // An element whose row is moved loses the focus.
  useEffect(() => pressed?.button.focus(), [pressed]);
  return useCallback(
    (key: number, index: number, step: number, button: HTMLElement) => {
      const to = index + step;
      if (to < 0 || to >= count) return;
      draftSession.edit((draft) => moveItem(draft, list, key, to));
      const item = draftSession.readDraft()[list][to];
      if (!item) return;
      announce(t('list.moved', { title: formatItemName(t, list, item), position: to + 1, count }));
      setPressed({ button });
    },
    [draftSession, announce, list, count, t],
  );
}
