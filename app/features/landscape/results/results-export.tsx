import { useTranslation } from 'react-i18next';
import { formatBerlinDay, formatSpreadsheetTime } from '#app/domain/berlin-time';
import { formatCsv, getCsvSeparator } from '#app/domain/csv';
import { composeFileName } from '#app/domain/file-name';
import { getShownState } from '#app/domain/landscape/compare-since';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';
import { css } from '#styled/css';
import { isConfigured } from './filter-rows';
import type { ShownStage } from './results-table';
import { formatType, type ShownState, useWords, type Words } from './words';

interface ResultsExportProps {
  /** The rows that match the filter. */
  rows: readonly LandscapeRow[];
  stages: readonly ShownStage[];
  /** Writes the file by which a later visit sees what has changed; not while a list is in doubt. */
  save: (() => string) | undefined;
  /** Writes the report as an HTML file. */
  writeReport: () => string;
}

/** A CSV file, paper, a report and a saved state, all made in the browser. */
export function ResultsExport({ rows, stages, save, writeReport }: ResultsExportProps) {
  const { t } = useTranslation('landscape');
  const { locale } = useLanguage();
  const words = useWords(stages);
  const saveFile = (kind: 'csv' | 'report' | 'saved', extension: string, text: string) => {
    const name = [site.brand, t(`results.${kind}.fileName`), formatBerlinDay(Date.now())];
    saveAsFile(composeFileName(name, extension), FILE_TYPES[kind], text);
  };
  const writeCsv = () => {
    const columns = listColumns(rows, stages, words);
    const head = columns.map(({ key, stage }) => {
      const past = stages.find(({ name }) => name === stage)?.past;
      const column = t(`results.columns.${key}`, { date: past && words.showDay(past) });
      if (key === 'finding' && rows.some(isConfigured))
        return `${column} (${t('results.configuration.configured')})`;
      return stage === undefined ? column : t('results.csv.head', { stage, column });
    });
    return formatCsv([head, ...listCsvRows(rows, columns)], getCsvSeparator(locale));
  };
  const buttons = [
    {
      label: t('results.csv.save', { count: rows.length }),
      act: rows.length > 0 && (() => saveFile('csv', 'csv', writeCsv())),
    },
    { label: t('results.print.button'), icon: 'printer', act: () => window.print() },
    { label: t('results.report.button'), act: () => saveFile('report', 'html', writeReport()) },
    { label: t('results.saved.button'), act: save && (() => saveFile('saved', 'json', save())) },
  ] as const;
  return (
    <div className={css({ wrap: '2' })}>
      {buttons.map(({ label, act, ...button }) => (
        <Button key={label} visual="outline" size="sm" disabled={!act} onClick={act || undefined}>
          <Icon name={'icon' in button ? button.icon : 'download'} />
          {label}
        </Button>
      ))}
    </div>
  );
}

const FILE_TYPES = {
  csv: 'text/csv;charset=utf-8',
  report: 'text/html;charset=utf-8',
  saved: 'application/json',
} as const;

/** A column of the CSV file; one without any value is left out. */
interface Column {
  key: StageColumn['key'] | 'artefact' | 'type' | 'package' | 'finding';
  stage?: string;
  cell: (row: LandscapeRow) => string | undefined;
}

interface StageColumn {
  key: 'version' | 'past' | 'draft' | 'status' | 'deployed' | 'id' | 'tenant' | 'listed';
  cell: (shown: ShownState, stage: ShownStage) => string | undefined;
}

/** The columns for colleagues: artefact, what each stage shows of it, finding. */
export function listColumns(
  rows: readonly LandscapeRow[],
  stages: readonly ShownStage[],
  words: Pick<Words, 'sayVersion' | 'sayStatus' | 'sayFinding' | 'sayDesigned'>,
): Column[] {
  const { sayVersion, sayStatus, sayFinding, sayDesigned } = words;
  const ofStage: StageColumn[] = [
    { key: 'version', cell: (shown) => keepVersion(sayVersion(shown)) },
    { key: 'past', cell: ({ past }) => past && keepVersion(past) },
    {
      key: 'draft',
      cell: ({ state }) =>
        state?.draft === undefined ? undefined : keepVersion(sayDesigned(state.draft) ?? ''),
    },
    { key: 'status', cell: ({ state }) => sayStatus(state?.status ?? '') },
    { key: 'deployed', cell: ({ state }) => formatTime(state?.deployedAt) },
    { key: 'id', cell: ({ state }) => state?.deployedId ?? state?.id ?? '' },
    { key: 'tenant', cell: (_, { tenant }) => tenant },
    { key: 'listed', cell: (_, { listed }) => listed },
  ];
  const columns: Column[] = [
    { key: 'artefact', cell: ({ name }) => name },
    { key: 'id', cell: ({ id }) => id },
    { key: 'type', cell: ({ type }) => formatType(type) },
    { key: 'package', cell: (row) => row.package },
    ...stages.flatMap((stage) =>
      ofStage.map(
        ({ key, cell }): Column => ({
          key,
          stage: stage.name,
          cell: (row) => cell(getShownState(row, stage.name), stage),
        }),
      ),
    ),
    { key: 'finding', cell: sayFinding },
  ];
  return columns.filter(({ cell }) => rows.some((row) => cell(row) !== undefined));
}

export function listCsvRows(rows: readonly LandscapeRow[], columns: readonly Column[]): string[][] {
  return rows.map((row) => columns.map(({ cell }) => cell(row) ?? ''));
}

function formatTime(time: number | undefined): string {
  return time === undefined ? '' : formatSpreadsheetTime(time);
}

/** Spreadsheets turn versions such as 1.2.3 into dates. */
function keepVersion(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
