import { memo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison, LandscapeRow } from '#app/domain/landscape/compare-stages';
import { deviates } from '#app/domain/landscape/find-deviations';
import { useBerlinDates } from '#app/i18n/berlin-times';
import { site } from '#app/site';
import { css } from '#styled/css';
import { Figures } from './figures';
import type { StageTenant } from './results-table';
import { useFindingText, useStatusText } from './words';

const MAX_PRINTED = 30;

interface PrintedResultsProps {
  comparison: LandscapeComparison;
  tenants: readonly StageTenant[];
}

/** The figures and the first deviations, for paper only; the rest of the page is not printed. */
export const PrintedResults = memo(function PrintedResults(props: PrintedResultsProps) {
  const { comparison, tenants } = props;
  const { t } = useTranslation('landscape');
  const { show } = useBerlinDates();
  const { rows, stages, figures } = comparison;
  const printed = takeDeviations(rows);
  return createPortal(
    <div data-printed="" className={paper}>
      <p className={css({ textStyle: 'caption' })}>
        {`${site.brand} · ${show(Date.now())} · ${tenants.map(({ name }) => name).join(', ')}`}
      </p>
      <h1 className={css({ textStyle: 'title' })}>{t('results.title')}</h1>
      <Figures comparison={comparison} />
      {printed.length === 0 ? (
        <p>{t('results.empty.aligned')}</p>
      ) : (
        <PrintedTable rows={printed} stages={stages} />
      )}
      {printed.length < figures.deviations && (
        <p className={css({ textStyle: 'caption' })}>
          {t('results.print.first', { shown: printed.length, count: figures.deviations })}
        </p>
      )}
    </div>,
    document.body,
  );
});

function takeDeviations(rows: readonly LandscapeRow[]): LandscapeRow[] {
  const taken: LandscapeRow[] = [];
  for (const row of rows) {
    if (taken.length === MAX_PRINTED) break;
    if (deviates(row.finding)) taken.push(row);
  }
  return taken;
}

interface PrintedTableProps {
  rows: readonly LandscapeRow[];
  stages: readonly string[];
}

function PrintedTable({ rows, stages }: PrintedTableProps) {
  const { t } = useTranslation('landscape');
  const findingText = useFindingText();
  const statusText = useStatusText();
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('results.columns.artefact')}</th>
          {stages.map((stage) => (
            <th key={stage} scope="col">
              {stage}
            </th>
          ))}
          <th scope="col">{t('results.columns.finding')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, states, finding }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {stages.map((stage) => {
              const state = states.get(stage);
              const isStopped =
                finding.failed.includes(stage) || finding.notStarted.includes(stage);
              return (
                <td key={stage}>
                  {state ? state.version : t('results.missing')}
                  {state && isStopped && <small>{statusText(state.status)}</small>}
                </td>
              );
            })}
            <td>{findingText(finding)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const paper = css({
  display: 'none',
  _print: { display: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '3',
});

const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'caption',
  fontSize: '[8pt]',
  '& th, & td': {
    paddingBlock: '1',
    paddingInlineEnd: '2',
    borderBlockEnd: 'line',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  // Names and sentences give way to versions, which stay whole.
  '& :is(th, td):is(:first-child, :last-child)': { overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 'semibold', borderBlockEnd: 'strong' },
  '& tbody th': { fontWeight: 'medium' },
  '& small': { display: 'block', fontSize: '[7pt]', color: 'danger' },
});
