import { useTranslation } from 'react-i18next';
import { isDeviation } from '#app/domain/landscape/compare-stages';
import { formatQueryString } from '#app/domain/pricing/search';
import { Action, Disclosure, spread } from '#app/features/landscape/input/parts';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { site } from '#app/site';
import { Notice } from '#app/ui/notice';
import { actions, muted } from '#app/ui/panel';
import { css, cx } from '#styled/css';
import { button, card } from '#styled/recipes';
import type { ReportProps } from './report';
import { ResultsExport } from './results-export';
import { AcceptForm, acceptRow, RANGE, ResultsTable } from './results-table';
import { PageButtons, ResultsTools } from './results-tools';
import { type Filtered, nameShown, useRowFilter } from './use-row-filter';
import { type Landscape, useStages } from './words';

/** Id of the heading above the results. */
export const RESULTS_TITLE = 'results-title';

/** Results of the comparison: filters, table of artefacts, export. */
export function LandscapeResults(props: Landscape & Pick<ReportProps, 'summary'>) {
  const { comparison, view } = props;
  const filtered = useRowFilter(comparison);
  const { filter, found, page } = filtered;
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const count = found.length;
  const said = page.rows.length === count ? 'whole' : 'range';
  const stages = useStages(view, comparison);
  const canAccept = view.since === '' || filter.show === 'still';
  const open = canAccept ? found.filter(isDeviation) : [];
  return (
    <section aria-labelledby={RESULTS_TITLE} className={layout}>
      <ResultsTools comparison={comparison} view={view} {...filtered} />
      <p id={RANGE} role="status" tabIndex={-1} data-navigation-focus="" className={muted}>
        {count > 0 &&
          t(`results.${said}.${nameShown(filter.show, comparison)}`, {
            from: number(page.from),
            to: number(page.to),
            count,
          })}
      </p>
      {count === 0 ? (
        <EmptyRows comparison={comparison} {...filtered} />
      ) : (
        <ResultsTable stages={stages} rows={page.rows} canAccept={canAccept} />
      )}
      {page.rows.some(({ finding }) => finding.deployedLater.length > 0) && (
        <p className={muted}>{t('results.sameVersion')}</p>
      )}
      {open.length > 1 && (
        <Disclosure title={t('results.accepted.several')}>
          <AcceptForm
            label={t('results.accepted.markShown', { count: open.length })}
            onSubmit={(reason) => {
              for (const row of open) acceptRow(row, stages, reason);
            }}
          />
        </Disclosure>
      )}
      <div className={spread}>
        <ResultsExport {...props} rows={found} stages={stages} show={filter.show} />
        <PageButtons {...filtered} />
      </div>
    </section>
  );
}

const layout = css({ stack: '4', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Links out of the page; the one to the calculator carries two numbers and says so (D52). */
export function NextStep({ view }: Pick<Landscape, 'view'>) {
  const { t } = useTranslation('landscape');
  const language = useLanguage();
  const systems = view.tenants.length;
  const landscapes = view.landscapes.length;
  const numbers = formatQueryString({ systems, landscapes });
  return (
    <div className={cx(card({ variant: 'muted' }), spread)}>
      <div className={css({ maxWidth: 'text' })}>
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

/** Shown if nothing matches, or nothing deviates. */
function EmptyRows({ comparison, filter, showAll }: Pick<Landscape, 'comparison'> & Filtered) {
  const { t } = useTranslation('landscape');
  const total = comparison.rows.length;
  const { unknown } = comparison.figures;
  const { show, ...chosen } = filter;
  const isNarrowed = Object.values(chosen).some((one) => one.trim() !== '');
  const none = 'findings' in comparison ? 'noFinding' : unknown > 0 ? 'unknownText' : 'alignedText';
  const said = show === 'deviations' && !isNarrowed ? none : show;
  return (
    <Notice
      role="status"
      action={<Action label={t('results.empty.reset', { count: total })} onAct={showAll} />}
    >
      <p>{t(`results.empty.${said}`, { count: unknown || total })}</p>
    </Notice>
  );
}
