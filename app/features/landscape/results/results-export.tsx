import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatBerlinDay, formatSpreadsheetTime } from '#app/domain/berlin-time';
import { formatCsv, getCsvSeparator } from '#app/domain/csv';
import { composeFileName } from '#app/domain/file-name';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { isConfigured } from '#app/domain/landscape/filter-rows';
import { session } from '#app/features/landscape/landscape-session';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';
import { css } from '#styled/css';
import { Report, type ReportProps } from './report';
import { writeReport } from './report-file';
import { formatType, type ShownStage, useWords, type Words } from './words';

/** A CSV file, paper, a report and a saved state, all made in the browser. */
export function ResultsExport(props: Omit<ReportProps, 'isWhole' | 'ref'>) {
  const { rows, stages, view } = props;
  const { t } = useTranslation('landscape');
  const { locale } = useLanguage();
  const words = useWords(stages);
  const printed = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const makeReport = () => {
    flushSync(() => setWhole(true));
    const report = printed.current ? writeReport(printed.current) : '';
    setWhole(false);
    return report;
  };
  // Not while a list is in doubt.
  const canSave = !view.tenants.some(({ repeated }) =>
    repeated.some(({ kind }) => kind === 'which-list'),
  );
  const saveFile = (kind: 'csv' | 'report' | 'saved', extension: string, text: string) => {
    const name = [site.brand, t(`results.${kind}.fileName`), formatBerlinDay(Date.now())];
    saveAsFile(composeFileName(name, extension), FILE_TYPES[kind], text);
  };
  const writeCsv = () => {
    const cells = listCsvRows(rows, stages, words);
    const head = cells[0]?.map(({ key, stage }) => {
      const date = stage?.past && words.showDay(stage.past);
      const column = t(`results.columns.${key}`, { date });
      if (key === 'finding' && rows.some(isConfigured))
        return `${column} (${t('results.configuration.configured')})`;
      return stage ? t('results.csv.head', { stage: stage.name, column }) : column;
    });
    const texts = cells.map((row) => row.map(({ text = '' }) => text));
    return formatCsv([head ?? [], ...texts], getCsvSeparator(locale));
  };
  const buttons = [
    {
      label: t('results.csv.save', { count: rows.length }),
      act: rows.length > 0 && (() => saveFile('csv', 'csv', writeCsv())),
    },
    { label: t('results.print.button'), icon: 'printer', act: () => window.print() },
    { label: t('results.report.button'), act: () => saveFile('report', 'html', makeReport()) },
    {
      label: t('results.saved.button'),
      act: canSave && (() => saveFile('saved', 'json', session.write(view.tenants))),
    },
  ] as const;
  return (
    <div className={css({ wrap: '2' })}>
      {buttons.map(({ label, act, ...button }) => (
        <Button key={label} visual="outline" size="sm" disabled={!act} onClick={act || undefined}>
          <Icon name={'icon' in button ? button.icon : 'download'} />
          {label}
        </Button>
      ))}
      <Report {...props} isWhole={isWhole} ref={printed} />
    </div>
  );
}

const FILE_TYPES = {
  csv: 'text/csv;charset=utf-8',
  report: 'text/html;charset=utf-8',
  saved: 'application/json',
} as const;

interface Cell {
  key:
    | ('artefact' | 'id' | 'type' | 'package' | 'finding')
    | ('version' | 'past' | 'draft' | 'status' | 'deployed' | 'tenant' | 'listed');
  stage?: ShownStage;
  text: string | undefined;
}

/** The cells of each row for colleagues; a column without any text is left out. */
export function listCsvRows(
  rows: readonly LandscapeRow[],
  stages: readonly ShownStage[],
  words: Pick<Words, 'sayState' | 'sayFinding'>,
): Cell[][] {
  const all = rows.map((row) => listCells(row, stages, words));
  const used = all[0]?.map((_, at) => all.some((cells) => cells[at]?.text !== undefined));
  return all.map((cells) => cells.filter((_, at) => used?.[at]));
}

/** Artefact, what each stage shows of it, finding. */
function listCells(
  row: LandscapeRow,
  stages: readonly ShownStage[],
  { sayState, sayFinding }: Pick<Words, 'sayState' | 'sayFinding'>,
): Cell[] {
  const ofStages = stages.flatMap((stage): Cell[] => {
    const { state, version, past, designed, status } = sayState(row, stage.name);
    return [
      { key: 'version', stage, text: keepVersion(version) },
      { key: 'past', stage, text: past && keepVersion(past) },
      { key: 'draft', stage, text: designed && keepVersion(designed) },
      { key: 'status', stage, text: status },
      {
        key: 'deployed',
        stage,
        text: state?.deployedAt ? formatSpreadsheetTime(state.deployedAt) : '',
      },
      { key: 'id', stage, text: state?.deployedId ?? state?.id ?? '' },
      { key: 'tenant', stage, text: stage.tenant },
      { key: 'listed', stage, text: stage.listed },
    ];
  });
  return [
    { key: 'artefact', text: row.name },
    { key: 'id', text: row.id },
    { key: 'type', text: formatType(row.type) },
    { key: 'package', text: row.package },
    ...ofStages,
    { key: 'finding', text: sayFinding(row) },
  ];
}

/** Spreadsheets turn versions such as 1.2.3 into dates. */
function keepVersion(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
