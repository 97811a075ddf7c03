import { memo, useId } from 'react';
import type { DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft';
import { css } from '#styled/css';
import { MoveHandle } from './move-handle';
import { RowOpener } from './row-opener';

interface ItemRowProps {
  item: DraftPlan | DraftAddon;
  index: number;
  isOpen: boolean;
  isMovable: boolean;
  /** `dragged`, and `drop-start` or `drop-end` where the dragged row would be dropped. */
  drag: string | undefined;
  warningCount: number;
}

/** A plan or addon in its list. Two hundred of them stay quick: only what changes is rendered. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isOpen, isMovable, drag, warningCount } = props;
  const nameId = useId();
  return (
    <li className={row} data-key={item.key} data-open={isOpen ? '' : undefined} data-drag={drag}>
      {isMovable && <MoveHandle itemKey={item.key} {...{ index, nameId }} />}
      <RowOpener {...{ item, isOpen, warningCount, nameId }} />
    </li>
  );
});

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: 'md',
  _hover: { backgroundColor: 'surfaceSunken' },
  // Also under the pointer that has just opened it.
  '&[data-open], &[data-open]:hover': {
    backgroundColor: 'accentSoft',
    outlineOffset: '[-2px]',
    _moreContrast: { outline: '[2px solid {colors.accent}]' },
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
  '&[data-drag~=dragged]': { opacity: 'disabled' },
  // Where the dragged row would go.
  '&[data-drag*=drop]::before': {
    content: '""',
    position: 'absolute',
    zIndex: 'raised',
    insetInline: '0',
    height: '0.5',
    borderRadius: 'full',
    backgroundColor: 'accent',
  },
  '&[data-drag~=drop-start]::before': { insetBlockStart: '[-1px]' },
  '&[data-drag~=drop-end]::before': { insetBlockEnd: '[-1px]' },
});
