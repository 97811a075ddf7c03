import type { StageArtefacts } from './artefact.ts';
import { compareStages, type LandscapeRow } from './compare-stages.ts';
import { describeStates } from './exceptions.ts';
import { deviates } from './find-deviations.ts';

/**
 * Adds the day since which an artefact has deviated as it does today, at least (D52): the last of
 * the days in a row, the latest first, that show the same versions on the same stages.
 */
export function dateDeviations(
  rows: readonly LandscapeRow[],
  stages: readonly string[],
  days: Iterable<readonly [day: string, then: readonly StageArtefacts[]]>,
): LandscapeRow[] {
  const open = new Map(
    rows.flatMap(({ id, finding, states }) =>
      deviates(finding) ? [[id.toLowerCase(), describeStates(stages, states)]] : [],
    ),
  );
  const since = new Map<string, string>();
  for (const [day, then] of days) {
    const isTold = stages.every((name) => then.some(({ stage }) => stage === name));
    if (open.size === 0 || !isTold) break;
    const deviating = then.map(({ artefacts, ...stage }) => ({
      ...stage,
      artefacts: artefacts.filter(({ id }) => open.has(id.toLowerCase())),
    }));
    const past = new Map(
      compareStages(deviating).rows.flatMap(({ id, finding, states }) =>
        finding.unknown.length === 0 ? [[id.toLowerCase(), describeStates(stages, states)]] : [],
      ),
    );
    for (const [id, states] of open) {
      if (past.get(id) === states) since.set(id, day);
      else open.delete(id);
    }
  }
  return rows.map((row) => {
    const day = since.get(row.id.toLowerCase());
    return day === undefined ? row : { ...row, since: day };
  });
}
