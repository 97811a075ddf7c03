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
  /** Writes the file by which a later visit sees what has changed. */
  save: () => string;
}

/** A CSV file, paper and a saved state, all made in the browser. */
export function ResultsExport({ rows, stages, save }: ResultsExportProps) {
  const { t } = useTranslation('landscape');
  const { locale } = useLanguage();
  const words = useWords();
  const date = () => formatBerlinTime(Date.now()).slice(0, 10);
  const saveCsv = () => {
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
    saveAsFile(
      `${t('results.csv.fileName')}-${date()}.csv`,
      'text/csv;charset=utf-8',
      formatCsv(cells, getCsvSeparator(locale)),
    );
  };
  return (
    <div className={css({ wrap: '2' })}>
      <Button visual="outline" size="sm" onClick={saveCsv} disabled={rows.length === 0}>
        <Icon name="download" />
        {t('results.csv.save', { count: rows.length })}
      </Button>
      <Button visual="outline" size="sm" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('results.print.button')}
      </Button>
      <Button
        visual="outline"
        size="sm"
        onClick={() =>
          saveAsFile(`${t('results.saved.fileName')}-${date()}.json`, 'application/json', save())
        }
      >
        <Icon name="download" />
        {t('results.saved.button')}
      </Button>
    </div>
  );
}

const STAGE_COLUMNS = ['version', 'status', 'deployed', 'id', 'tenant'] as const;

/** The rows of a CSV file for colleagues: five columns a stage. */
export function listCsvRows(
  rows: readonly LandscapeRow[],
  stages: readonly ShownStage[],
  {
    missing,
    unknown,
    sayFinding,
    sayStatus,
  }: Pick<Words, 'missing' | 'unknown' | 'sayFinding' | 'sayStatus'>,
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
    sayFinding(row),
  ]);
}

/** Spreadsheets turn versions such as 1.2.3 into dates. */
function keepVersion(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
