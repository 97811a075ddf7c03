import { useTranslation } from 'react-i18next';
import { FACETS } from '#app/domain/landscape/filter-rows';
import { Action } from '#app/features/landscape/input/parts';
import { session } from '#app/features/landscape/landscape-session';
import { useFormats } from '#app/i18n/language-context';
import { SearchField } from '#app/ui/fields/search-field';
import { Segmented } from '#app/ui/fields/segmented';
import { useFilterButton } from '#app/ui/filter-button';
import { actions } from '#app/ui/panel';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { RANGE } from './results-table';
import { type Filtered, nameShown } from './use-row-filter';
import { formatType, type Landscape, useWords } from './words';

/** Choices of what is shown: the landscape, filters, search, and the stage that others are compared with. */
export function ResultsTools(props: Landscape & Filtered) {
  const { comparison, view, filter, shows, options, changeFilter } = props;
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const { showDay } = useWords();
  const { stages } = comparison;
  const { days } = view;
  const texts = {
    type: options.type.map((value) => [value, formatType(value)]),
    stage: options.stage.map((value) => [value, value]),
    kind: options.kind.map((value) => [value, t(`results.configuration.kinds.${value}`)]),
    valueClass: options.valueClass.map((value) => [
      value,
      t(`results.configuration.classes.${value}`),
    ]),
  };
  const references = [
    ...days.map((day) => [day, t('results.reference.day', { date: showDay(Date.parse(day)) })]),
    ...stages.map((one) => [one, t('results.reference.stage', { stage: one })]),
  ];
  const selects = [
    ...FACETS.map((facet) => ({
      label: t(`results.selects.${facet}.label`),
      any: t(`results.selects.${facet}.any`),
      value: filter[facet],
      options: texts[facet],
      choose: (value: string) => changeFilter({ [facet]: value }),
    })),
    {
      label: t('results.reference.label'),
      any: t('results.reference.first'),
      value: view.since || view.reference,
      options: references.length > 1 ? references : [],
      choose: (value: string) =>
        session.choose(
          days.includes(value) ? { since: value } : { reference: value, since: 'none' },
        ),
    },
  ];
  const activeCount = selects.filter(({ value }) => value !== '').length;
  const { filterButton, folded } = useFilterButton(t('results.filter.more'), activeCount);
  const isShown = ({ show, count }: (typeof shows)[number]) =>
    count > 0 || show === filter.show || !OPTIONAL.includes(show);
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
          onValueChange={(value) => session.choose({ shownLandscape: Number(value) })}
        />
      )}
      <Segmented
        legend={t('results.filter.legend')}
        legendHidden
        value={filter.show}
        options={shows.filter(isShown).map(({ show, count }) => ({
          value: show,
          label: t(`results.filter.${nameShown(show, comparison)}`, { shown: number(count) }),
        }))}
        onValueChange={(show) => changeFilter({ show })}
      />
      <SearchField
        label={t('results.filter.search')}
        value={filter.query}
        onChange={(event) => changeFilter({ query: event.currentTarget.value })}
      />
      {filterButton}
      <div {...folded}>
        {selects.map(
          (select) =>
            select.options.length > 0 && (
              <select
                key={select.label}
                aria-label={select.label}
                value={select.value}
                className={field().control}
                onChange={(event) => select.choose(event.currentTarget.value)}
              >
                <option value="">{select.any}</option>
                {select.options.map(([value, text]) => (
                  <option key={value} value={value} translate="no">
                    {text}
                  </option>
                ))}
              </select>
            ),
        )}
      </div>
    </search>
  );
}

/** Choices that stand there only if they would show something. */
const OPTIONAL = ['still', 'unknown', 'accepted', 'drafts'];

const layout = css({
  wrap: '3',
  alignItems: 'center',
  '& > input': { flex: '[1 1 10rem]', width: '[auto]', minWidth: '0' },
  // On a phone behind the button.
  '& > [id]': {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: { md: '[repeat(3, 1fr)]', xl: '[repeat(5, 1fr)]' },
    gap: '3',
    width: 'full',
    '&[data-open]': { display: 'grid' },
  },
});

export function PageButtons({ page: { page, isLast }, goToPage }: Filtered) {
  const { t } = useTranslation('landscape');
  if (page === 0 && isLast) return null;
  return (
    <nav aria-label={t('results.pages.label')} className={actions}>
      <Action
        icon="arrow-left"
        label={t('results.pages.previous')}
        isEnd={page === 0}
        next={RANGE}
        onAct={() => goToPage(page - 1)}
      />
      <Action
        icon="arrow-right"
        label={t('results.pages.next')}
        isEnd={isLast}
        next={RANGE}
        onAct={() => goToPage(page + 1)}
      />
    </nav>
  );
}
