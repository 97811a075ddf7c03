import { memo, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { getShownState, type LandscapeChanges } from '#app/domain/landscape/compare-since';
import type { LandscapeComparison, LandscapeRow } from '#app/domain/landscape/compare-stages';
import { compareFindings } from '#app/domain/landscape/find-deviations';
import type { LandscapeView } from '#app/domain/landscape/view-landscape';
import { site } from '#app/site';
import { css } from '#styled/css';
import type { Show } from './filter-rows';
import { ReportDetails } from './report-details';
import type { ShownStage } from './results-table';
import { useWords } from './words';

const MAX_PRINTED = 100;

interface PrintedResultsProps {
  comparison: LandscapeComparison | LandscapeChanges;
  /** The rows that match the filter. */
  rows: readonly LandscapeRow[];
  show: Show;
  stages: readonly ShownStage[];
  title: string;
  summary: string;
  view: LandscapeView;
  /** Whether every row stands there, for a file. */
  isWhole: boolean;
  ref: Ref<HTMLDivElement>;
}

/**
 * The filtered rows, the worst first, for paper only; the rest of the page is not printed.
 * Changes are a report: three figures, what is new, and then what still deviates.
 */
export const PrintedResults = memo(function PrintedResults(props: PrintedResultsProps) {
  const { comparison, rows, show, stages, title, summary, view, isWhole, ref } = props;
  const { t } = useTranslation('landscape');
  const { showDay } = useWords();
  const tenants = new Set(stages.map(({ tenant }) => tenant));
  return createPortal(
    <div ref={ref} data-printed="" className={paper}>
      <p className={css({ textStyle: 'caption' })}>
        {`${site.brand} · ${showDay(Date.now())} · ${[...tenants].join(', ')}`}
      </p>
      <p className={css({ textStyle: 'caption' })}>
        {t('results.print.lists', {
          lists: stages.map(({ name, listed }) => `${name} ${listed}`).join(', '),
        })}
      </p>
      <h1 className={css({ textStyle: 'title' })}>{title}</h1>
      {'changes' in comparison && (
        <dl className={figures}>
          {(['added', 'gone', 'changed'] as const).map((figure) => (
            <div key={figure}>
              <dt>{t(`results.since.${figure}`)}</dt>
              <dd>{comparison.changes[figure]}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{summary}</p>
      <PrintedRows rows={rows} stages={stages} isWhole={isWhole} />
      {show === 'changes' && 'still' in comparison && comparison.still.length > 0 && (
        <>
          <h2 className={css({ textStyle: 'title' })}>
            {t('results.whole.still', { count: comparison.still.length })}
          </h2>
          <PrintedRows rows={comparison.still} stages={stages} isWhole={isWhole} />
        </>
      )}
      <ReportDetails view={view} comparison={comparison} />
    </div>,
    document.body,
  );
});

type PrintedRowsProps = Pick<PrintedResultsProps, 'rows' | 'stages' | 'isWhole'>;

/** Name and finding stand above the versions, so that names stay readable with many stages. */
function PrintedRows({ rows, stages, isWhole }: PrintedRowsProps) {
  const { t } = useTranslation('landscape');
  const { sayVersion, sayDraft, sayFinding, sayStatus } = useWords(stages);
  const printed = rows
    .toSorted((a, b) => compareFindings(a.finding, b.finding))
    .slice(0, isWhole ? rows.length : MAX_PRINTED);
  if (printed.length === 0) return null;
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            {stages.map(({ name }) => (
              <th key={name} scope="col" translate="no">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {printed.map((row) => (
          <tbody key={row.id}>
            <tr>
              <th scope="rowgroup" colSpan={stages.length} translate="no">
                {row.name} <span>{[sayFinding(row), row.package].filter(Boolean).join(' · ')}</span>
              </th>
            </tr>
            <tr>
              {stages.map(({ name: stage }) => {
                const shown = getShownState(row, stage);
                const { state, isStopped, past, draft } = shown;
                return (
                  <td key={stage} translate="no">
                    {past && `${past} → `}
                    {sayVersion(shown)}
                    {draft !== undefined && <small>{sayDraft(shown)}</small>}
                    {state && isStopped && <small data-stopped="">{sayStatus(state.status)}</small>}
                  </td>
                );
              })}
            </tr>
          </tbody>
        ))}
      </table>
      {printed.length < rows.length && (
        <p className={css({ textStyle: 'caption' })}>
          {t('results.print.first', { shown: printed.length, count: rows.length })}
        </p>
      )}
    </>
  );
}

const paper = css({
  display: 'none',
  _print: { display: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
});

const figures = css({
  display: 'flex',
  gap: '8',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { textStyle: 'heading' },
});

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: '[8pt]',
  overflowWrap: 'anywhere',
  '& th, & td': {
    paddingBlockStart: '1',
    paddingInlineEnd: '1',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'medium',
  },
  '& tbody': { breakInside: 'avoid' },
  '& :is(thead, tbody) tr:last-child > *': { paddingBlockEnd: '1', borderBlockEnd: 'line' },
  '& th > span + span': { fontWeight: 'normal', color: 'muted' },
  '& small': { display: 'block', fontSize: '[7pt]', color: 'muted' },
  '& [data-stopped]': { color: 'danger' },
});
