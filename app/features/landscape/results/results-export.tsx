import { useTranslation } from 'react-i18next';
import { formatCsv, getCsvSeparator } from '#app/domain/csv';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { formatBerlinTime, formatSpreadsheetTime } from '#app/domain/price-lists/berlin-time';
import { useLanguage } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';
import { css } from '#styled/css';
import type { ShownStage } from './results-table';
import { formatType, useWords, type Words } from './words';

interface ResultsExportProps {
  /** The rows that match the filter. */
  rows: readonly LandscapeRow[];
  stages: readonly ShownStage[];
}

/** A CSV file and paper, both made in the browser. */
export function ResultsExport({ rows, stages }: ResultsExportProps) {
  const { t } = useTranslation('landscape');
  const { locale } = useLanguage();
  const words = useWords();
  const save = () => {
    const head = [
      t('results.columns.artefact'),
      t('results.columns.id'),
      t('results.columns.type'),
      ...stages.flatMap(({ name: stage }) =>
        STAGE_COLUMNS.map((column) => t(`results.csv.${column}`, { stage })),
      ),
      t('results.columns.finding'),
    ];
    const cells = [head, ...listCsvRows(rows, stages, words)];
    const date = formatBerlinTime(Date.now()).slice(0, 10);
    saveAsFile(
      `${t('results.csv.fileName')}-${date}.csv`,
      'text/csv;charset=utf-8',
      formatCsv(cells, getCsvSeparator(locale)),
    );
  };
  return (
    <div className={css({ wrap: '2' })}>
      <Button visual="outline" size="sm" onClick={save} disabled={rows.length === 0}>
        <Icon name="download" />
        {t('results.csv.save', { count: rows.length })}
      </Button>
      <Button visual="outline" size="sm" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('results.print.button')}
      </Button>
    </div>
  );
}

const STAGE_COLUMNS = ['version', 'status', 'deployed', 'id', 'tenant'] as const;

/** The rows of a CSV file for colleagues: five columns a stage. */
export function listCsvRows(
  rows: readonly LandscapeRow[],
  stages: readonly ShownStage[],
  { missing, unknown, sayFinding, sayStatus }: Omit<Words, 'showDay'>,
): string[][] {
  return rows.map((row) => [
    row.name,
    row.id,
    formatType(row.type),
    ...stages.flatMap(({ name, tenant }) => {
      const state = row.states.get(name);
      const isUnknown = row.finding.unknown.includes(name);
      if (!state) return [isUnknown ? unknown : missing, '', '', '', tenant];
      const { version, status, deployedAt, id, deployedId = id } = state;
      const time = deployedAt === undefined ? '' : formatSpreadsheetTime(deployedAt);
      const shown = isUnknown ? unknown : keepVersion(version);
      return [shown, sayStatus(status), time, deployedId, tenant];
    }),
    sayFinding(row.finding),
  ]);
}

/** Spreadsheets turn versions such as 1.2.3 into dates. */
function keepVersion(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
