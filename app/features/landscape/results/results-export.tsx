import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatBerlinDay, formatSpreadsheetTime } from '#app/domain/berlin-time';
import { formatCsv, getCsvSeparator } from '#app/domain/csv';
import { composeFileName } from '#app/domain/file-name';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { Action } from '#app/features/landscape/input/parts';
import { session } from '#app/features/landscape/landscape-session';
import type { Texts } from '#app/i18n/areas';
import { useLanguage } from '#app/i18n/language-context';
import { site } from '#app/site';
import { actions } from '#app/ui/panel';
import { saveAsFile } from '#app/ui/save-as-file';
import { Report, type ReportProps, writeReport } from './report';
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
  const repeated = view.tenants.flatMap((tenant) => tenant.repeated);
  const isInDoubt = repeated.some(({ kind }) => kind === 'which-list');
  const writeCsv = () => {
    const columns = listCsvColumns(rows, stages, words);
    const heads = columns.map(({ key, stage }) => {
      const date = stage?.past && words.showDay(stage.past);
      const column = t(`results.columns.${key}`, { date });
      if (key === 'finding' && rows.some(({ faults }) => faults))
        return `${column} (${t('results.configuration.configured')})`;
      return stage ? t('results.csv.head', { stage: stage.name, column }) : column;
    });
    const lines = rows.map((_, at) => columns.map(({ texts }) => texts[at] ?? ''));
    return formatCsv([heads, ...lines], getCsvSeparator(locale));
  };
  const files = [
    { kind: 'csv', format: 'csv', isOff: rows.length === 0, write: writeCsv },
    { kind: 'report', format: 'html', isOff: false, write: makeReport },
    { kind: 'saved', format: 'json', isOff: isInDoubt, write: () => session.write(view.tenants) },
  ] as const;
  return (
    <div className={actions}>
      {files.map(({ kind, format, isOff, write }) => (
        <Action
          key={kind}
          icon="download"
          label={t(`results.${kind}.button`, { count: rows.length })}
          disabled={isOff}
          onAct={() => {
            const name = [site.brand, t(`results.${kind}.fileName`), formatBerlinDay(Date.now())];
            saveAsFile(composeFileName(name, format), format, write());
          }}
        />
      ))}
      <Action icon="printer" label={t('results.print.button')} onAct={() => window.print()} />
      <Report {...props} isWhole={isWhole} ref={printed} />
    </div>
  );
}

interface CsvColumn {
  key: keyof Texts['landscape']['results']['columns'];
  stage?: ShownStage;
  /** One for each row. */
  texts: readonly (string | undefined)[];
}

/** The columns for colleagues; one without any text is left out. */
export function listCsvColumns(
  rows: readonly LandscapeRow[],
  stages: readonly ShownStage[],
  { sayState, sayFinding }: Pick<Words, 'sayState' | 'sayFinding'>,
): CsvColumn[] {
  const ofStages = stages.flatMap((stage) => {
    const said = rows.map((row) => sayState(row, stage.name));
    const columns: CsvColumn[] = [
      { key: 'version', texts: said.map(({ version }) => keepVersion(version)) },
      { key: 'past', texts: said.map(({ past }) => past && keepVersion(past)) },
      { key: 'draft', texts: said.map(({ designed }) => designed && keepVersion(designed)) },
      { key: 'status', texts: said.map(({ status }) => status) },
      { key: 'deployed', texts: said.map(({ state }) => formatDeployed(state?.deployedAt)) },
      { key: 'id', texts: said.map(({ state }) => state?.deployedId ?? state?.id ?? '') },
      { key: 'tenant', texts: rows.map(() => stage.tenant) },
      { key: 'listed', texts: rows.map(() => stage.listed) },
    ];
    return columns.map((column) => ({ ...column, stage }));
  });
  const columns: CsvColumn[] = [
    { key: 'artefact', texts: rows.map(({ name }) => name) },
    { key: 'id', texts: rows.map(({ id }) => id) },
    { key: 'type', texts: rows.map(({ type }) => formatType(type)) },
    { key: 'package', texts: rows.map((row) => row.package) },
    ...ofStages,
    { key: 'finding', texts: rows.map(sayFinding) },
  ];
  return columns.filter(({ texts }) => texts.some((text) => text !== undefined));
}

function formatDeployed(time: number | undefined): string {
  return time ? formatSpreadsheetTime(time) : '';
}

/** Spreadsheets turn versions such as 1.2.3 into dates. */
function keepVersion(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}
