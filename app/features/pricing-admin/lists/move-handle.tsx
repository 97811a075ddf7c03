import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextMarks } from '#app/i18n/text-marks';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { useItemList } from './item-list-context';

interface MoveHandleProps {
  itemKey: number;
  index: number;
  /** The id of the item's name, which is part of the handle's. */
  nameId: string;
}

/** Moves its row by mouse, finger and arrow keys. */
export function MoveHandle({ itemKey, index, nameId }: MoveHandleProps) {
  const { t } = useTranslation('admin');
  const mark = useTextMarks('admin');
  const { hintId, startDrag, moveBy } = useItemList();
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(itemKey, index, step);
  };
  return (
    <button
      type="button"
      className={handle}
      // The name and the verb may be of two languages.
      aria-labelledby={`${nameId} ${nameId}-move`}
      aria-describedby={hintId}
      onPointerDown={(event) => startDrag(event, index)}
      onKeyDown={moveByKey}
    >
      <Icon name="grip-vertical" />
      <span id={`${nameId}-move`} className={css({ srOnly: true })}>
        {mark('list.move', t('list.move'))}
      </span>
    </button>
  );
}

const handle = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '7',
  padding: '0',
  border: 'none',
  borderRadius: 'md',
  background: '[transparent]',
  color: 'muted',
  cursor: 'grab',
  touchAction: 'none',
  '& > svg': { width: '4', height: '4' },
  _hover: { color: 'ink' },
  _active: { cursor: 'grabbing' },
  _coarse: { width: '11' },
});
