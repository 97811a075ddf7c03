import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import type { LandscapeView } from '#app/domain/landscape/view-landscape';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Segmented } from '#app/ui/fields/segmented';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import type { RowFilter, RowPage, useRowFilter } from './filter-rows';
import { formatType, useWords } from './words';

interface ResultsToolsProps
  extends Pick<
    ReturnType<typeof useRowFilter>,
    'filter' | 'shows' | 'types' | 'kinds' | 'classes' | 'changeFilter'
  > {
  comparison: LandscapeComparison;
  view: LandscapeView;
  session: LandscapeSession;
}

/** What is shown: the landscape, filters, search, and the stage that others are compared with. */
export function ResultsTools(props: ResultsToolsProps) {
  const { comparison, view, session, filter, shows, types, kinds, classes, changeFilter } = props;
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const { showDay } = useWords();
  const { stages } = comparison;
  const { days, since } = view;
  const isShown = ({ show, count }: (typeof shows)[number]) =>
    count > 0 || show === filter.show || !['still', 'unknown', 'accepted', 'drafts'].includes(show);
  return (
    <search className={layout} aria-label={t('results.filter.label')}>
      {view.landscapes.length > 1 && (
        <Segmented
          legend={t('stages.shown')}
          legendHidden
          value={String(view.shownLandscape)}
          options={view.landscapes.map((landscape) => ({
            value: String(landscape),
            label: t('tenant.landscapeNumber', { number: landscape }),
          }))}
          onValueChange={(value) => session.showLandscape(Number(value))}
        />
      )}
      <Segmented
        legend={t('results.filter.legend')}
        legendHidden
        value={filter.show}
        options={shows.filter(isShown).map(({ show, count }) => ({
          value: show,
          label: t(`results.filter.${show}`, { shown: number(count) }),
        }))}
        onValueChange={(show) => changeFilter({ show })}
      />
      <input
        type="search"
        className={field().control}
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
      {kinds.length > 0 && (
        <ToolSelect
          label={t('results.configuration.kind')}
          any={t('results.configuration.anyKind')}
          value={filter.kind}
          options={kinds.map((value) => ({
            value,
            label: t(`results.configuration.kinds.${value}`),
          }))}
          onChange={(kind) => changeFilter({ kind })}
        />
      )}
      {classes.length > 0 && (
        <ToolSelect
          label={t('results.configuration.class')}
          any={t('results.configuration.anyClass')}
          value={filter.valueClass}
          options={classes.map((value) => ({
            value,
            label: t(`results.configuration.classes.${value}`),
          }))}
          onChange={(valueClass) => changeFilter({ valueClass })}
        />
      )}
      {stages.length + days.length > 1 && (
        <ToolSelect
          label={t('results.reference.label')}
          any={t('results.reference.first')}
          value={since || view.reference}
          options={[
            ...days.map((day) => ({
              value: day,
              label: t('results.reference.day', { date: showDay(Date.parse(day)) }),
            })),
            ...stages.map((stage) => ({
              value: stage,
              label: t('results.reference.stage', { stage }),
            })),
          ]}
          onChange={(value) =>
            days.includes(value) ? session.compareSince(value) : session.compareWith(value)
          }
        />
      )}
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
      className={field().control}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value} translate="no">
          {option.label}
        </option>
      ))}
    </select>
  );
}

const layout = css({
  wrap: '3',
  alignItems: 'center',
  '& > :is(input, select)': { flex: '[1 1 auto]', width: '[auto]', maxWidth: 'full' },
  '& > select': { flexGrow: { md: '0' } },
  '& > input': { flexBasis: '[12rem]' },
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
  const turns = [
    { name: 'previous', to: page - 1, isEnd: page === 0, icon: 'arrow-left' },
    { name: 'next', to: page + 1, isEnd: isLast, icon: 'arrow-right' },
  ] as const;
  if (page === 0 && isLast) return null;
  return (
    <nav aria-label={t('results.pages.label')} className={buttons}>
      {turns.map(({ name, to, isEnd, icon }) => (
        <Button
          key={name}
          visual="outline"
          size="sm"
          aria-disabled={isEnd}
          onClick={() => !isEnd && onTurn(to)}
        >
          <Icon name={icon} />
          {t(`results.pages.${name}`)}
        </Button>
      ))}
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
  '& > :last-child': { flexDirection: 'row-reverse' },
  '& [aria-disabled=true]': { cursor: 'not-allowed', opacity: 'disabled' },
});
