import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Segmented } from '#app/ui/fields/segmented';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import type { RowFilter, RowPage, useRowFilter } from './filter-rows';
import { formatType } from './words';

interface ResultsToolsProps
  extends Pick<ReturnType<typeof useRowFilter>, 'filter' | 'types' | 'changeFilter'> {
  comparison: LandscapeComparison;
}

/** Filters and search. */
export function ResultsTools({ comparison, filter, types, changeFilter }: ResultsToolsProps) {
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const { stages, figures } = comparison;
  return (
    <search className={layout} aria-label={t('results.filter.label')}>
      <Segmented
        legend={t('results.filter.legend')}
        legendHidden
        value={filter.show}
        options={[
          {
            value: 'deviations',
            label: t('results.filter.deviations', { shown: number(figures.deviations) }),
          },
          ...(figures.unknown > 0 || filter.show === 'unknown'
            ? [
                {
                  value: 'unknown' as const,
                  label: t('results.filter.unknown', { shown: number(figures.unknown) }),
                },
              ]
            : []),
          { value: 'all', label: t('results.filter.all', { shown: number(figures.artefacts) }) },
        ]}
        onValueChange={(show) => changeFilter({ show })}
      />
      <input
        type="search"
        className={cx(field().control, wide)}
        aria-label={t('results.filter.search')}
        placeholder={t('results.filter.search')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={filter.query}
        onChange={(event) => changeFilter({ query: event.currentTarget.value })}
      />
      <ToolSelect
        label={t('results.filter.type')}
        any={t('results.filter.anyType')}
        value={filter.type}
        options={types.map((type) => ({ value: type, label: formatType(type) }))}
        onChange={(type) => changeFilter({ type })}
      />
      <ToolSelect
        label={t('results.filter.stage')}
        any={t('results.filter.anyStage')}
        value={filter.stage}
        options={stages.map((stage) => ({ value: stage, label: stage }))}
        onChange={(stage) => changeFilter({ stage })}
      />
    </search>
  );
}

interface ToolSelectProps {
  label: string;
  /** Text of the option without restriction. */
  any: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

function ToolSelect({ label, any, value, options, onChange }: ToolSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      className={cx(field().control, narrow)}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

const layout = css({ wrap: '3', alignItems: 'center' });

const wide = css({
  flex: { base: '[1 1 14rem]', md: '[1 1 24rem]', lg: '[1 1 14rem]' },
  width: '[auto]',
  minWidth: '0',
});

const narrow = css({
  flex: { base: '[1 1 8rem]', lg: '[0 1 auto]' },
  width: '[auto]',
  minWidth: '0',
  maxWidth: 'full',
});

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
  wrap: '2',
  marginInlineStart: 'auto',
  '& [aria-disabled=true]': { cursor: 'not-allowed', opacity: 'disabled' },
});
