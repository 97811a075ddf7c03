import { type KeyboardEvent, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatItemName } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { DraftItem, ItemList } from '#app/domain/pricing/editing/draft';
import { changeAndFocus } from '#app/features/price-editor/change-and-focus';
import {
  getItemWarnings,
  useDraftSession,
  useEditor,
} from '#app/features/price-editor/editor-context';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

interface ItemRowProps {
  list: ItemList;
  item: DraftItem;
  index: number;
  count: number;
  isOpen: boolean;
  isMovable: boolean;
  /** The id of the hint on how rows are moved. */
  hintId: string;
}

/**
 * A plan or addon in its list: its name and price open its form. Memoised, so that two hundred
 * rows stay fast.
 */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { list, item, isOpen, isMovable } = props;
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const { draftSession } = useEditor();
  const warningCount = useDraftSession(
    ({ draft }) => getItemWarnings(draft, list, item.key).length,
  );
  const nameId = useId();
  return (
    <li className={row} data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={opener}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => changeAndFocus(() => draftSession.open({ list, key: item.key }), 'heading')}
      >
        <bdi id={nameId} lang={REFERENCE_LANGUAGE} className={title}>
          {formatItemName(t, list, item)}
        </bdi>
        <span className={figure}>
          <WarningSign count={warningCount} />
          {item.salesOnly ? t('list.onRequest') : formats.euros(item.basePrice ?? item.price ?? 0)}
        </span>
      </button>
      {isMovable && <MoveButtons {...props} nameId={nameId} />}
    </li>
  );
});

/** Warning icon; the count is for screen readers. */
export function WarningSign({ count }: { count: number }) {
  const { t } = useTranslation('editor');
  if (count === 0) return null;
  return (
    <span className={sign}>
      <Icon name="triangle-alert" />
      <span className={css({ srOnly: true })}>{t('list.warnings', { count })}</span>
    </span>
  );
}

const DIRECTIONS = [
  { step: -1, text: 'moveUp', icon: 'arrow-up' },
  { step: 1, text: 'moveDown', icon: 'arrow-down' },
] as const;

/** Move a row by one place: by press, or by arrow keys on either button. */
function MoveButtons(props: ItemRowProps & { nameId: string }) {
  const { list, item, index, count, hintId, nameId } = props;
  const { t } = useTranslation('editor');
  const { draftSession, announce } = useEditor();
  const isPossible = (step: number) => index + step >= 0 && index + step < count;
  const moveBy = (step: number, button: HTMLElement) => {
    if (!isPossible(step)) return;
    changeAndFocus(
      () => draftSession.move(list, item.key, index + step),
      // An element whose row is moved loses the focus.
      () => button,
    );
    const position = index + step + 1;
    announce(t('list.moved', { title: formatItemName(t, list, item), position, count }));
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveBy(step, event.currentTarget);
  };
  return (
    <div className={pair}>
      {DIRECTIONS.map(({ step, text, icon }) => (
        <button
          key={text}
          type="button"
          className={mover}
          // Name and direction may be in different languages.
          aria-labelledby={`${nameId} ${nameId}-${text}`}
          aria-describedby={hintId}
          // Keeps the focus at the ends of the list.
          aria-disabled={!isPossible(step)}
          onClick={(event) => moveBy(step, event.currentTarget)}
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

const sign = css({ '& > svg': { width: '4', height: '4' } });

export const row = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: 'md',
  '&:is(:hover, :focus-within)': { backgroundColor: 'surfaceSunken' },
  // A mouse sees the buttons over the price of the row that is pointed at or focused.
  '&:not(:hover, :focus-within) > div': { opacity: { base: '[0]', _coarse: 'full' } },
  // Also on hover, directly after opening.
  '&[data-open], &[data-open]:is(:hover, :focus-within)': {
    backgroundColor: 'accentSoft',
    boxShadow: '[inset 3px 0 {colors.accent}]',
    outlineOffset: '[-2px]',
    _moreContrast: { outline: '[2px solid {colors.accent}]' },
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});

export const opener = css({
  wrap: '1',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexGrow: '1',
  columnGap: '3',
  minWidth: '0',
  minHeight: { base: '8', _coarse: '12' },
  paddingBlock: '1',
  paddingInlineStart: '3',
  paddingInlineEnd: { base: '3', _coarse: '1' },
  border: 'none',
  borderRadius: 'md',
  background: '[transparent]',
  color: 'ink',
  textAlign: 'start',
  cursor: 'pointer',
  '&:last-child': { _coarse: { paddingInlineEnd: '12' } },
});

export const title = css({
  minWidth: '0',
  flex: '[1 1 7rem]',
  fontSize: 'sm',
  fontWeight: 'medium',
  lineHeight: 'snug',
  hyphens: 'auto',
});

export const figure = css({
  hstack: '2',
  flexShrink: '0',
  textStyle: 'figure',
  fontSize: 'sm',
  color: 'muted',
});

const pair = css({
  position: { base: 'absolute', _coarse: 'static' },
  insetBlock: '0',
  insetInlineEnd: '0',
  display: { base: 'flex', _coarse: 'grid' },
  gridAutoRows: '[1fr]',
  flexShrink: '0',
  borderRadius: 'md',
  backgroundColor: '[inherit]',
});

const mover = css({
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
