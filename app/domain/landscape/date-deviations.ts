import type { StageArtefacts } from './artefact.ts';
import { compareStages, type LandscapeRow } from './compare-stages.ts';
import { describeStates } from './exceptions.ts';
import { deviates } from './find-deviations.ts';

/**
 * Dates rows that deviate: since the last of the days in a row, the latest first, on which they were
 * said to be the same as today (D52).
 */
export function createDating(rows: readonly LandscapeRow[], stages: readonly string[]) {
  const name = (row: LandscapeRow) => `${row.id.toLowerCase()} ${describeStates(stages, row)}`;
  const open = new Map(rows.flatMap((row) => (deviates(row.finding) ? [[row, name(row)]] : [])));
  const since = new Map<LandscapeRow, string>();
  return {
    /** Rows that a day may date further back; none if it does not tell of all stages. */
    listOpen: (then: readonly StageArtefacts[]) =>
      stages.every((one) => then.some(({ stage }) => stage === one)) ? [...open.keys()] : [],
    add: (day: string, past: readonly LandscapeRow[]) => {
      const known = new Set(past.map(name));
      for (const [row, said] of open) {
        if (known.has(said)) since.set(row, day);
        else open.delete(row);
      }
    },
    getRows: (): LandscapeRow[] =>
      rows.map((row) => {
        const day = since.get(row);
        return day === undefined ? row : { ...row, since: day };
      }),
  };
}

/** Adds the day since which an artefact has had, at least, the same versions on the same stages. */
export function dateDeviations(
  rows: readonly LandscapeRow[],
  stages: readonly string[],
  days: Iterable<readonly [day: string, then: readonly StageArtefacts[]]>,
): LandscapeRow[] {
  const dating = createDating(rows, stages);
  for (const [day, then] of days) {
    const open = new Set(dating.listOpen(then).map(({ id }) => id.toLowerCase()));
    if (open.size === 0) break;
    const deviating = then.map(({ artefacts, ...stage }) => ({
      ...stage,
      artefacts: artefacts.filter(({ id }) => open.has(id.toLowerCase())),
    }));
    const past = compareStages(deviating).rows.filter(
      ({ finding }) => finding.unknown.length === 0,
    );
    dating.add(day, past);
  }
  return dating.getRows();
}
