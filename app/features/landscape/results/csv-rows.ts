import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import type { Finding } from '#app/domain/landscape/find-deviations';
import { formatSpreadsheetTime } from '#app/domain/price-lists/berlin-time';
import { formatType } from './words';

export interface CsvWords {
  artefact: string;
  id: string;
  type: string;
  finding: string;
  missing: string;
  columns: (stage: string) => { version: string; status: string; deployed: string };
  findingText: (finding: Finding) => string;
  statusText: (status: string) => string;
}

/** The rows of a CSV file for colleagues: three columns a stage. */
export function listCsvRows(
  rows: readonly LandscapeRow[],
  stages: readonly string[],
  words: CsvWords,
): string[][] {
  const headings = stages.map(words.columns);
  return [
    [
      words.artefact,
      words.id,
      words.type,
      ...headings.flatMap(({ version, status, deployed }) => [version, status, deployed]),
      words.finding,
    ],
    ...rows.map((row) => [
      row.name,
      row.id,
      formatType(row.type),
      ...stages.flatMap((stage) => {
        const state = row.states.get(stage);
        if (!state) return [words.missing, '', ''];
        const { version, status, deployedAt } = state;
        return [keepVersion(version), words.statusText(status), formatTime(deployedAt)];
      }),
      words.findingText(row.finding),
    ]),
  ];
}

/** Spreadsheets turn versions such as 1.2.3 into dates. */
function keepVersion(version: string): string {
  return /^\d/.test(version) ? `v${version}` : version;
}

function formatTime(time: number | undefined): string {
  return time === undefined ? '' : formatSpreadsheetTime(time);
}
