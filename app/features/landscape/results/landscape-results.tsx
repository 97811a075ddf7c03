import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { formatQueryString } from '#app/domain/pricing/search';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { css, cx } from '#styled/css';
import { button, card, landscape } from '#styled/recipes';
import { type RowFilter, useRowFilter } from './filter-rows';
import { Figures, PrintedResults } from './printed-results';
import { ResultsExport } from './results-export';
import { ResultsTable, type StageTenant } from './results-table';
import { PageButtons, ResultsTools, RowRange } from './results-tools';

interface LandscapeResultsProps {
  comparison: LandscapeComparison;
  tenants: readonly StageTenant[];
  /** Number of tenants and landscapes, for the calculator. */
  systems: number;
  landscapes: number;
}

/** Results of the comparison: figures, table of artefacts, export and next steps. */
export function LandscapeResults(props: LandscapeResultsProps) {
  const { comparison, tenants, systems, landscapes } = props;
  const { t } = useTranslation('landscape');
  const titleId = useId();
  const range = useRef<HTMLParagraphElement>(null);
  const filtered = useRowFilter(comparison);
  const { filter, found, page, goToPage, changeFilter } = filtered;
  const turnFromBelow = (to: number) => {
    goToPage(to);
    range.current?.focus();
  };
  return (
    <>
      <section aria-labelledby={titleId} className={layout}>
        <h2 id={titleId} className={css({ textStyle: 'heading' })}>
          {t('results.title')}
        </h2>
        <p className={css({ color: 'muted', textStyle: 'small' })}>{t('results.text')}</p>
        <Figures comparison={comparison} />
        <ResultsTools comparison={comparison} {...filtered} />
        <div className={line}>
          <RowRange ref={range} page={page} found={found.length} show={filter.show} />
          <PageButtons page={page} onTurn={goToPage} />
        </div>
        <div className={cx(landscape().frame, frame)}>
          {found.length === 0 ? (
            <EmptyRows
              filter={filter}
              total={comparison.rows.length}
              unknown={comparison.figures.unknown}
              onReset={() => changeFilter({ show: 'all', query: '', type: '', stage: '' })}
            />
          ) : (
            <ResultsTable comparison={comparison} tenants={tenants} rows={page.rows} />
          )}
        </div>
        <div className={line}>
          <ResultsExport rows={found} stages={comparison.stages} />
          <PageButtons page={page} onTurn={turnFromBelow} />
        </div>
        <NextStep systems={systems} landscapes={landscapes} />
      </section>
      <PrintedResults comparison={comparison} tenants={tenants} />
    </>
  );
}

const layout = css({ stack: '4', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '6' });

// The frame would cut off the ring of the table, which scrolls.
const frame = css({
  '&:has(> section:focus-visible)': { outline: '[2px solid {colors.focus}]', outlineOffset: '0.5' },
});

const line = css({ wrap: '3', alignItems: 'center', justifyContent: 'space-between' });

/** Links out of the page; the one to the calculator carries two numbers and says so (D52). */
function NextStep({ systems, landscapes }: { systems: number; landscapes: number }) {
  const { t } = useTranslation('landscape');
  const language = useLanguage();
  const numbers = formatQueryString({ systems, landscapes });
  return (
    <div className={cx(card({ variant: 'muted' }), nextStepLayout)}>
      <div>
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
      <div className={css({ wrap: '3' })}>
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
  marginBlockStart: '4',
  '& > :first-child': { flex: '[1 1 20rem]', maxWidth: 'text' },
});

interface EmptyRowsProps {
  filter: RowFilter;
  /** Number of artefacts without any filter. */
  total: number;
  unknown: number;
  onReset: () => void;
}

/** Shown if nothing matches, or nothing deviates. */
function EmptyRows({ filter, total, unknown, onReset }: EmptyRowsProps) {
  const { t } = useTranslation('landscape');
  const { show, query, type, stage } = filter;
  const isNarrowed = query.trim() !== '' || type !== '' || stage !== '';
  return (
    <div role="status" className={emptyRowsLayout}>
      {show === 'deviations' && !isNarrowed ? (
        <>
          <p className={css({ textStyle: 'title' })}>{t('results.empty.aligned')}</p>
          <p>
            {unknown > 0
              ? t('results.empty.unknownText', { count: unknown })
              : t('results.empty.alignedText', { count: total })}
          </p>
        </>
      ) : (
        <p>{t(`results.empty.${show}`)}</p>
      )}
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
