import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatItemName } from '#app/catalog/price-changes/format-change';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { DraftAddon, DraftPlan } from '#app/domain/pricing/editing/draft';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { css } from '#styled/css';
import { useItemList } from './item-list-context';
import { MoveButtons } from './move-buttons';
import { WarningSign } from './warning-sign';

interface ItemRowProps {
  item: DraftPlan | DraftAddon;
  index: number;
  isOpen: boolean;
  isMovable: boolean;
  count: number;
  warningCount: number;
}

/** A plan or addon in its list. Memoised, so that two hundred rows stay fast. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, isOpen, isMovable, count, warningCount } = props;
  const nameId = useId();
  return (
    <li className={row} data-key={item.key} data-open={isOpen ? '' : undefined}>
      {isMovable && <MoveButtons itemKey={item.key} index={index} count={count} nameId={nameId} />}
      <RowOpener item={item} isOpen={isOpen} warningCount={warningCount} nameId={nameId} />
    </li>
  );
});

const row = css({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: 'md',
  _hover: { backgroundColor: 'surfaceSunken' },
  // Also on hover, directly after opening.
  '&[data-open], &[data-open]:hover': {
    backgroundColor: 'accentSoft',
    outlineOffset: '[-2px]',
    _moreContrast: { outline: '[2px solid {colors.accent}]' },
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});

interface RowOpenerProps {
  item: DraftPlan | DraftAddon;
  isOpen: boolean;
  warningCount: number;
  nameId: string;
}

/** Name, id and price of a plan or addon; opens its form. */
function RowOpener({ item, isOpen, warningCount, nameId }: RowOpenerProps) {
  const { t } = useTranslation('editor');
  const { list, open } = useItemList();
  return (
    <button
      type="button"
      className={opener}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => open(item.key)}
    >
      <span className={css({ minWidth: '0', flex: '[1 1 7rem]' })}>
        <bdi id={nameId} lang={REFERENCE_LANGUAGE} className={title}>
          {formatItemName(t, list, item)}
        </bdi>
        <span className={id}>{item.id}</span>
      </span>
      <span className={figure}>
        <WarningSign count={warningCount} />
        <Price item={item} />
      </span>
    </button>
  );
}

function Price({ item }: Pick<RowOpenerProps, 'item'>) {
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  if (!('basePrice' in item)) return formats.euros(item.price);
  return item.salesOnly ? t('list.onRequest') : formats.euros(item.basePrice);
}

const opener = css({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  flexGrow: '1',
  columnGap: '3',
  rowGap: '1',
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
  hyphens: 'auto',
});

const id = css({ display: 'block', textStyle: 'code', color: 'muted' });

const figure = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  gap: '2',
  textStyle: 'figure',
  fontSize: 'sm',
  color: 'muted',
});
