import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import type { RowFilter, RowPage } from './filter-rows';

interface RowRangeProps {
  ref: Ref<HTMLParagraphElement>;
  page: RowPage;
  found: number;
  show: RowFilter['show'];
}

/** Announces which rows are shown after a change of filter or page. */
export function RowRange({ ref, page, found, show }: RowRangeProps) {
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const isWhole = page.rows.length === found;
  const values = { from: number(page.from), to: number(page.to), count: found };
  return (
    <p ref={ref} role="status" tabIndex={-1} data-navigation-focus="" className={range}>
      {found > 0 &&
        (isWhole
          ? t(`results.whole.${show}`, { count: found })
          : t(`results.range.${show}`, values))}
    </p>
  );
}

interface PageButtonsProps {
  page: RowPage;
  onTurn: (page: number) => void;
}

/** Buttons at an end stay focusable, so that the focus is not lost there. */
export function PageButtons({ page: { page, isLast }, onTurn }: PageButtonsProps) {
  const { t } = useTranslation('landscape');
  const isFirst = page === 0;
  if (isFirst && isLast) return null;
  return (
    <nav aria-label={t('results.pages.label')} className={buttons}>
      <Button
        visual="outline"
        size="sm"
        aria-disabled={isFirst}
        onClick={() => !isFirst && onTurn(page - 1)}
      >
        <Icon name="arrow-left" />
        {t('results.pages.previous')}
      </Button>
      <Button
        visual="outline"
        size="sm"
        aria-disabled={isLast}
        onClick={() => !isLast && onTurn(page + 1)}
      >
        {t('results.pages.next')}
        <Icon name="arrow-right" />
      </Button>
    </nav>
  );
}

const range = css({
  color: 'muted',
  textStyle: 'small',
  scrollMarginTop: '[calc({sizes.header} + 1rem)]',
});

const buttons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginInlineStart: 'auto',
  '& [aria-disabled=true]': { cursor: 'not-allowed', opacity: 'disabled' },
});
