import { deviates, type Finding, findDeviations } from './find-deviations.ts';
import { type DeployedArtefact, type StageArtefacts, selectLaterDeployment } from './list.ts';

export interface LandscapeRow {
  id: string;
  name: string;
  type: string;
  /** By stage; absent where the artefact is missing. */
  states: ReadonlyMap<string, DeployedArtefact>;
  finding: Finding;
}

export interface LandscapeComparison {
  stages: readonly string[];
  /** By id. */
  rows: readonly LandscapeRow[];
  figures: {
    artefacts: number;
    /** Rows that deviate in any way. */
    deviations: number;
    /** Rows that are in error or not started on a stage; part of the deviations. */
    notRunning: number;
    /** Rows of which not everything is known; they may deviate too. */
    unknown: number;
    /** Rows that stand on two stages or more. */
    shared: number;
  };
}

/**
 * Compares the stages of one landscape, in their order (D52). Of a stage that is given twice, or
 * an artefact that a stage lists twice, the later deployment counts.
 */
export function compareStages(stages: readonly StageArtefacts[]): LandscapeComparison {
  const names = [...new Set(stages.map(({ stage }) => stage))];
  const statesById = new Map<string, Map<string, DeployedArtefact>>();
  for (const { stage, artefacts } of stages) {
    for (const artefact of artefacts) {
      const states = statesById.get(artefact.id) ?? new Map<string, DeployedArtefact>();
      if (states.size === 0) statesById.set(artefact.id, states);
      const known = states.get(stage);
      states.set(stage, known ? selectLaterDeployment(known, artefact) : artefact);
    }
  }
  const partial = new Set(stages.flatMap((one) => (one.isPartial ? one.stage : [])));
  const rows = [...statesById].map(([id, states]) => makeRow(id, states, names, partial));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  const findings = rows.map(({ finding }) => finding);
  const isNotRunning = ({ failed, notStarted }: Finding) => failed.length + notStarted.length > 0;
  const figures = {
    artefacts: rows.length,
    deviations: findings.filter(deviates).length,
    notRunning: findings.filter(isNotRunning).length,
    unknown: findings.filter(({ unknown }) => unknown.length > 0).length,
    shared: rows.filter(({ states }) => states.size > 1).length,
  };
  return { stages: names, rows, figures };
}

function makeRow(
  id: string,
  states: ReadonlyMap<string, DeployedArtefact>,
  stages: readonly string[],
  partial: ReadonlySet<string>,
): LandscapeRow {
  const first = states.get(stages.find((stage) => states.has(stage)) ?? '');
  return {
    id,
    name: first?.name ?? id,
    type: first?.type ?? '',
    states,
    finding: findDeviations(stages, states, partial),
  };
}
