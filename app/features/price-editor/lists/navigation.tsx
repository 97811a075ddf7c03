import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft, useDraftSession, useEditor } from '#app/features/price-editor/editor-context';
import { getWarnings } from '#app/features/price-editor/warnings-and-changes';
import { css } from '#styled/css';
import { ItemList } from './item-list';
import { WarningSign } from './warning-sign';

/** Lists of the plans and addons, and the row for extra costs and discount. */
export function Navigation() {
  const { t } = useTranslation('editor');
  return (
    <nav aria-label={t('navigation')} className={css({ display: 'grid', gap: '5' })}>
      <ItemList list="PRICING_PLANS" />
      <CostsRow />
      <ItemList list="ADDONS" />
    </nav>
  );
}

function CostsRow() {
  const { t } = useTranslation('editor');
  const { draftSession } = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useDraftSession(({ openedItem }) => openedItem === 'costs');
  const request = useDraftSession(({ focus }) => focus);
  const warningCount = useDraft(
    (draft) => getWarnings(draft).filter((warning) => !('key' in warning)).length,
  );
  useEffect(() => {
    if (isOpen && request?.target === 'list' && draftSession.takeFocus(request))
      button.current?.focus();
  }, [isOpen, request, draftSession]);
  return (
    <button
      ref={button}
      type="button"
      className={row}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => draftSession.open('costs', 'head')}
    >
      {t('costs.title')}
      <WarningSign count={warningCount} />
    </button>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  width: 'full',
  minHeight: '12',
  paddingInline: '3',
  paddingBlock: '2',
  border: 'none',
  borderRadius: 'md',
  background: '[transparent]',
  color: 'ink',
  fontSize: 'sm',
  fontWeight: 'semibold',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surfaceSunken' },
  '&[aria-current], &[aria-current]:hover': { backgroundColor: 'accentSoft' },
  '&[aria-current]:not(:focus-visible)': {
    outlineOffset: '[-2px]',
    _moreContrast: { outline: '[2px solid {colors.accent}]' },
    _forcedColors: { outline: '[2px solid Highlight]' },
  },
});
