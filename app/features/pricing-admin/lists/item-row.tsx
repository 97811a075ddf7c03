import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftAddon, DraftPlan, ItemList } from '#app/domain/pricing/draft';
import { nameOf } from '#app/features/pricing-admin/names';
import type { Figures } from '#app/features/pricing-admin/use-figures';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { css } from '#styled/css';
import { WarningSign } from './warning-sign';

interface ItemRowProps {
  list: ItemList;
  item: DraftPlan | DraftAddon;
  index: number;
  isOpen: boolean;
  isMovable: boolean;
  isDragged: boolean;
  /** The end of the row at which the dragged one would be dropped. */
  dropAt: 'start' | 'end' | undefined;
  warningCount: number;
  figures: Figures;
  hintId: string;
  onOpen: (key: number) => void;
  onDragStart: (event: PointerEvent, index: number) => void;
  onMoveBy: (key: number, index: number, step: number) => void;
}

/** A plan or addon in its list. Two hundred of them stay quick: only what changes is rendered. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { list, item, index, isOpen, isMovable, warningCount, figures } = props;
  const { t } = useTranslation('admin');
  const name = nameOf(t, list, item);
  const nameId = useId();
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    props.onMoveBy(item.key, index, step);
  };
  return (
    <li
      className={row}
      data-key={item.key}
      data-open={isOpen ? '' : undefined}
      data-dragged={props.isDragged ? '' : undefined}
      data-drop={props.dropAt}
    >
      {isMovable && (
        <button
          type="button"
          className={handle}
          // The name and the verb may be of two languages.
          aria-labelledby={`${nameId} ${nameId}-move`}
          aria-describedby={props.hintId}
          onPointerDown={(event) => props.onDragStart(event, index)}
          onKeyDown={moveByKey}
        >
          <GripVertical aria-hidden="true" />
          <span id={`${nameId}-move`} className={css({ srOnly: true })}>
            {t('list.move')}
          </span>
        </button>
      )}
      <button
        type="button"
        className={opener}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => props.onOpen(item.key)}
      >
        <span className={css({ minWidth: '0' })}>
          <bdi id={nameId} lang={REFERENCE_LANGUAGE} className={title}>
            {name}
          </bdi>
          <span className={id}>{item.id}</span>
        </span>
        <span className={figure}>
          <WarningSign count={warningCount} />
          {priceOf(item)}
        </span>
      </button>
    </li>
  );

  function priceOf(shown: DraftPlan | DraftAddon): string {
    if ('basePrice' in shown) {
      return shown.salesOnly ? t('list.onRequest') : figures.euros(shown.basePrice);
    }
    return figures.euros(shown.price);
  }
});

const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: 'md',
  _hover: { backgroundColor: 'surfaceSunken' },
  // Also under the pointer that has just opened it.
  '&[data-open], &[data-open]:hover': { backgroundColor: 'accentSoft' },
  '&[data-dragged]': { opacity: 'disabled' },
  // Where the dragged row would go.
  '&[data-drop]::before': {
    content: '""',
    position: 'absolute',
    zIndex: 'raised',
    insetInline: '0',
    height: '0.5',
    borderRadius: 'full',
    backgroundColor: 'accent',
  },
  '&[data-drop=start]::before': { insetBlockStart: '[-1px]' },
  '&[data-drop=end]::before': { insetBlockEnd: '[-1px]' },
});

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

const opener = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexGrow: '1',
  gap: '3',
  minWidth: '0',
  minHeight: '12',
  paddingBlock: '1.5',
  paddingInlineStart: '1',
  paddingInlineEnd: '3',
  border: 'none',
  borderRadius: 'md',
  background: '[transparent]',
  color: 'ink',
  textAlign: 'start',
  cursor: 'pointer',
  '&:first-child': { paddingInlineStart: '3' },
});

const title = css({
  display: 'block',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  truncate: true,
});

const id = css({ display: 'block', textStyle: 'code', color: 'muted', truncate: true });

const figure = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  gap: '2',
  maxWidth: '[60%]',
  textStyle: 'figure',
  fontSize: 'sm',
  color: 'muted',
});
