import { memo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { LandscapeComparison, LandscapeRow } from '#app/domain/landscape/compare-stages';
import { deviates } from '#app/domain/landscape/find-deviations';
import { useBerlinDates } from '#app/i18n/berlin-times';
import { useFormats } from '#app/i18n/language-context';
import { site } from '#app/site';
import { css } from '#styled/css';
import type { StageTenant } from './results-table';
import { useWords } from './words';

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
  const { rows, stages } = comparison;
  const differing = rows.filter(({ finding }) => deviates(finding));
  const unknown = rows.filter(({ finding }) => !deviates(finding) && finding.unknown.length > 0);
  const found = [...differing, ...unknown];
  const printed = found.slice(0, MAX_PRINTED);
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
      {printed.length < found.length && (
        <p className={css({ textStyle: 'caption' })}>
          {t('results.print.first', { shown: printed.length, count: found.length })}
        </p>
      )}
    </div>,
    document.body,
  );
});

interface PrintedTableProps {
  rows: readonly LandscapeRow[];
  stages: readonly string[];
}

function PrintedTable({ rows, stages }: PrintedTableProps) {
  const { t } = useTranslation('landscape');
  const { missing, unknown, sayFinding, sayStatus } = useWords();
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
                  {finding.unknown.includes(stage) ? unknown : (state?.version ?? missing)}
                  {state && isStopped && <small>{sayStatus(state.status)}</small>}
                </td>
              );
            })}
            <td>{sayFinding(finding)}</td>
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

/** The result in three figures. */
export function Figures({ comparison }: { comparison: LandscapeComparison }) {
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const { artefacts, deviations, notRunning, unknown } = comparison.figures;
  const figures = [
    { name: 'artefacts', count: artefacts },
    { name: 'deviations', count: deviations },
    { name: 'notRunning', count: notRunning },
    ...(unknown > 0 ? [{ name: 'unknown', count: unknown } as const] : []),
  ] as const;
  return (
    <dl className={grid} data-four={unknown > 0 || undefined}>
      {figures.map(({ name, count }) => (
        <div key={name} data-found={(name !== 'artefacts' && count > 0) || undefined}>
          <dt>{t(`results.figures.${name}`, { count })}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const grid = css({
  display: 'grid',
  // On a phone a third is too narrow for "Abweichungen".
  gridTemplateColumns: { base: '[repeat(3, auto)]', md: '[repeat(3, minmax(0, 1fr))]' },
  border: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
  '&[data-four]': { gridTemplateColumns: { base: '[repeat(2, auto)]', md: '[repeat(4, auto)]' } },
  _fewLetters: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: { base: '3', md: '4' },
    paddingInline: { base: '3', md: '5' },
  },
  '& > div + div': {
    borderInlineStart: 'line',
    _fewLetters: { borderInlineStart: 'none', borderBlockStart: 'line' },
  },
  '& dt': {
    color: 'muted',
    textStyle: { base: 'caption', md: 'small' },
    overflowWrap: 'normal',
  },
  '& dd': {
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& [data-found] dd': { color: 'deviation' },
});
