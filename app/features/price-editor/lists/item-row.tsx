import { memo, useId } from 'react';
import type { DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft';
import { css } from '#styled/css';
import { MoveButtons } from './move-buttons';
import { RowOpener } from './row-opener';

interface ItemRowProps {
  item: DraftPlan | DraftAddon;
  index: number;
  isOpen: boolean;
  isMovable: boolean;
  /** How many rows the list has. */
  count: number;
  warningCount: number;
}

/** A plan or addon in its list. Two hundred of them stay quick: only what changes is rendered. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isOpen, isMovable, count, warningCount } = props;
  const nameId = useId();
  return (
    <li className={row} data-key={item.key} data-open={isOpen ? '' : undefined}>
      {isMovable && <MoveButtons itemKey={item.key} {...{ index, count, nameId }} />}
      <RowOpener {...{ item, isOpen, warningCount, nameId }} />
    </li>
  );
});

const row = css({
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
});
