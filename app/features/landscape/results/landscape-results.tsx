import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isDeviation, type LandscapeRow } from '#app/domain/landscape/compare-stages';
import { describeStates } from '#app/domain/landscape/exceptions';
import type { RowFilter } from '#app/domain/landscape/filter-rows';
import { formatQueryString } from '#app/domain/pricing/search';
import { Disclosure } from '#app/features/landscape/input/parts';
import type { Landscape } from '#app/features/landscape/landscape-session';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { actions, muted } from '#app/ui/panel';
import { css, cx } from '#styled/css';
import { button, card, landscape } from '#styled/recipes';
import { Report } from './report';
import { writeReport } from './report-file';
import { ResultsExport } from './results-export';
import { AcceptForm, ResultsTable } from './results-table';
import { PageButtons, ResultsTools } from './results-tools';
import { nameShown, useRowFilter } from './use-row-filter';
import { useStages } from './words';

interface LandscapeResultsProps extends Landscape {
  title: string;
  /** The sentences above the table, for paper too. */
  summary: string;
}

/** Id of the heading above the results. */
export const RESULTS_TITLE = 'results-title';

/** Results of the comparison: filters, table of artefacts, export. */
export function LandscapeResults(props: LandscapeResultsProps) {
  const { comparison, view, session, title, summary } = props;
  const range = useRef<HTMLParagraphElement>(null);
  const filtered = useRowFilter(comparison);
  const { filter, found, page, goToPage, showAll } = filtered;
  const { t } = useTranslation('landscape');
  const { code } = useLanguage();
  const { number } = useFormats();
  const count = found.length;
  const shown = nameShown(filter.show, comparison);
  const stages = useStages(view, comparison);
  const repeated = view.tenants.flatMap((tenant) => tenant.repeated);
  const isAsked = repeated.some(({ kind }) => kind === 'which-list');
  const save = isAsked ? undefined : () => session.write(view.tenants);
  const turn = (to: number) => {
    goToPage(to);
    range.current?.focus();
  };
  const accept = useCallback(
    ({ id, states, acceptedAs }: LandscapeRow, reason: string) => {
      session.accept(id, acceptedAs ?? describeStates(comparison.stages, states), reason);
      // The row may be gone.
      range.current?.focus();
    },
    [session, comparison.stages],
  );
  const canAccept = view.since === '' || filter.show === 'still';
  const open = canAccept ? found.filter(isDeviation) : [];
  const printed = useRef<HTMLDivElement>(null);
  const [isReport, setReport] = useState(false);
  const makeReport = () => {
    flushSync(() => setReport(true));
    const report = printed.current ? writeReport(printed.current, title, code) : '';
    setReport(false);
    return report;
  };
  return (
    <section aria-labelledby={RESULTS_TITLE} className={layout}>
      <ResultsTools comparison={comparison} view={view} session={session} {...filtered} />
      <p ref={range} role="status" tabIndex={-1} data-navigation-focus="" className={muted}>
        {count > 0 &&
          (page.rows.length === count
            ? t(`results.whole.${shown}`, { count })
            : t(`results.range.${shown}`, {
                from: number(page.from),
                to: number(page.to),
                count,
              }))}
      </p>
      <div className={cx(landscape().frame, frame)}>
        {count === 0 ? (
          <EmptyRows filter={filter} comparison={comparison} onReset={showAll} />
        ) : (
          <ResultsTable stages={stages} rows={page.rows} {...(canAccept && { accept })} />
        )}
      </div>
      {page.rows.some(({ finding }) => finding.deployedLater.length > 0) && (
        <p className={muted}>{t('results.sameVersion')}</p>
      )}
      {open.length > 1 && (
        <Disclosure title={t('results.accepted.several')}>
          <AcceptForm
            label={t('results.accepted.markShown', { count: open.length })}
            onSubmit={(reason) => {
              for (const row of open) accept(row, reason);
            }}
          />
        </Disclosure>
      )}
      <div className={line}>
        <ResultsExport rows={found} stages={stages} save={save} writeReport={makeReport} />
        <PageButtons page={page} onTurn={turn} />
      </div>
      <Report
        {...{ comparison, stages, title, summary, view }}
        rows={found}
        show={filter.show}
        isWhole={isReport}
        ref={printed}
      />
    </section>
  );
}

const layout = css({ stack: '4', gridTemplateColumns: 'minmax(0, 1fr)' });

const frame = css({
  // Unlike `hidden`, lets the table's head stay in view.
  overflow: 'clip',
  // The frame would cut off the ring of the table, which scrolls.
  '&:has(> section:focus-visible)': { outline: '[2px solid {colors.focus}]', outlineOffset: '0.5' },
});

const line = css({ wrap: '3', alignItems: 'center', justifyContent: 'space-between' });

/** Links out of the page; the one to the calculator carries two numbers and says so (D52). */
export function NextStep({ view }: Pick<Landscape, 'view'>) {
  const { t } = useTranslation('landscape');
  const language = useLanguage();
  const systems = view.tenants.length;
  const landscapes = view.landscapes.length;
  const numbers = formatQueryString({ systems, landscapes });
  return (
    <div className={cx(card({ variant: 'muted' }), nextStepLayout)}>
      <div className={css({ stack: '1' })}>
        <h3 className={css({ textStyle: 'title' })}>
          {t('results.next.title', { brand: site.brand })}
        </h3>
        <p>
          {t('results.next.text', {
            systems: t('results.next.systems', { count: systems }),
            landscapes: t('results.next.landscapes', { count: landscapes }),
          })}
        </p>
      </div>
      <div className={actions}>
        <a href={`${getPagePath('calculator', language)}${numbers}`} className={button()}>
          {t('results.next.calculate')}
        </a>
        <a
          href={`${getPagePath('home', language)}#contact`}
          className={button({ visual: 'outline' })}
        >
          {t('results.next.demo')}
        </a>
      </div>
    </div>
  );
}

const nextStepLayout = css({
  wrap: '4',
  columnGap: '8',
  alignItems: 'center',
  justifyContent: 'space-between',
  '& > :first-child': { flex: '[1 1 20rem]', maxWidth: 'text' },
});

interface EmptyRowsProps extends Pick<Landscape, 'comparison'> {
  filter: RowFilter;
  onReset: () => void;
}

/** Shown if nothing matches, or nothing deviates. */
function EmptyRows({ filter, comparison, onReset }: EmptyRowsProps) {
  const { t } = useTranslation('landscape');
  const total = comparison.rows.length;
  const { unknown } = comparison.figures;
  const { show, ...chosen } = filter;
  const isNarrowed = Object.values(chosen).some((one) => one.trim() !== '');
  const aligned = unknown > 0 ? 'unknownText' : 'alignedText';
  const none =
    'findings' in comparison
      ? t('results.configuration.none')
      : t(`results.empty.${aligned}`, { count: unknown || total });
  return (
    <div role="status" className={emptyRowsLayout}>
      <p>{show === 'deviations' && !isNarrowed ? none : t(`results.empty.${show}`)}</p>
      <Button visual="outline" size="sm" onClick={onReset}>
        {t('results.empty.reset', { count: total })}
      </Button>
    </div>
  );
}

const emptyRowsLayout = css({
  stack: '3',
  justifyItems: 'center',
  paddingBlock: '12',
  paddingInline: '4',
  textAlign: 'center',
});
