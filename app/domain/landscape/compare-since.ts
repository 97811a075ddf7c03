import type { DeployedArtefact, StageArtefacts } from './artefact.ts';
import {
  compareStages,
  countRows,
  isDeviation,
  type LandscapeComparison,
  type LandscapeRow,
} from './compare-stages.ts';
import type { Exceptions } from './exceptions.ts';
import {
  deviates,
  type Finding,
  type FindingKind,
  findDeviations,
  makeFinding,
} from './find-deviations.ts';

/** Stages compared with each other, or each with itself on an earlier day. */
export type Comparison = LandscapeComparison | ReturnType<typeof compareSince>;

/**
 * Compares every stage with itself on an earlier day (D52): a row is an artefact that is or was
 * there, and its finding says what has changed. Stages that the day lacks are not compared.
 */
export function compareSince(
  now: readonly StageArtefacts[],
  then: readonly StageArtefacts[],
  chosen?: string,
  exceptions?: Exceptions,
) {
  const compare = (some: readonly StageArtefacts[]) => compareStages(some, chosen, exceptions);
  const listDeviating = (some: readonly StageArtefacts[]) =>
    compare(some).rows.flatMap(({ id, finding }) => (deviates(finding) ? id.toLowerCase() : []));
  const past = then.map((one) => ({ ...one, stage: getPast(one.stage) }));
  const partial = new Set([...now, ...past].flatMap((one) => (one.isPartial ? one.stage : [])));
  const { stages, figures, rows: current } = compare(now);
  const compared = stages.filter((name) => then.some(({ stage }) => stage === name));
  const rows = compare([...now, ...past]).rows.map((row) => ({
    ...row,
    finding: findChanges(compared, row.states, partial),
  }));
  const deviatingThen = new Set(listDeviating(then));
  const deviating = listDeviating(now.filter(({ stage }) => compared.includes(stage)));
  const intended = new Set(
    current.flatMap((row) => (row.accepted === undefined ? [] : row.id.toLowerCase())),
  );
  const deviatingNow = deviating.filter((id) => !intended.has(id));
  const still = new Set(deviating.filter((id) => deviatingThen.has(id)));
  return {
    stages,
    rows,
    figures: { ...figures, unknown: countRows(rows, 0).unknown },
    changes: countChanges(rows),
    /** Number of artefacts that deviate between these stages today, since that day, or no more. */
    today: {
      deviating: deviatingNow.length,
      newly: deviatingNow.filter((id) => !deviatingThen.has(id)).length,
      healed: [...deviatingThen].filter((id) => !deviating.includes(id)).length,
    },
    /** Artefacts that deviated between the compared stages then, and still do. */
    still: current.filter((row) => isDeviation(row) && still.has(row.id.toLowerCase())),
  };
}

/** Counts rows with a change: added to a stage, else gone from one, else changed in another way. */
export function countChanges(rows: readonly LandscapeRow[]) {
  const changes = rows.flatMap(({ finding }) => (deviates(finding) ? finding : []));
  const added = changes.filter((one) => one.added.length > 0).length;
  const gone = changes.filter((one) => one.added.length === 0 && one.gone.length > 0).length;
  return { all: changes.length, added, gone, changed: changes.length - added - gone };
}

/** The name under which a row has the earlier state of a stage. */
export function getPast(stage: string): string {
  return `\0${stage}`;
}

/** An artefact's state on a stage, shown the same in table, print and CSV. */
export function getShownState({ states, finding }: LandscapeRow, stage: string) {
  const state = states.get(stage);
  const past = states.get(getPast(stage))?.version;
  const found = VERSION_STATES.find((kind) => finding[kind].includes(stage));
  // An earlier list that is not whole leaves the comparison open, not today's version.
  const isPlain = found === 'unknown' ? state?.version : !found && !state;
  const isFailed = finding.failed.includes(stage);
  return {
    state,
    /** `plain` if there is nothing to compare, as where the artefact never was. */
    versionState: isPlain ? 'plain' : found === 'gone' ? 'missing' : (found ?? 'aligned'),
    isFailed,
    isStopped: isFailed || finding.notStarted.includes(stage),
    /** Starting or stopping, which is no fault. */
    isMoving: ['STARTING', 'STOPPING'].includes(state?.status ?? ''),
    /** Earlier version, if another. */
    past: past === state?.version ? undefined : past,
    /** Designed version, if another. */
    draft: state?.draft === state?.version ? undefined : state?.draft,
  };
}

const VERSION_STATES = ['gone', 'missing', 'unknown', 'behind', 'ahead', 'differing'] as const;

function findChanges(
  stages: readonly string[],
  states: ReadonlyMap<string, DeployedArtefact>,
  partial: ReadonlySet<string>,
): Finding {
  const known = stages.filter((stage) => states.has(stage) || states.has(getPast(stage)));
  // Without a list of that day, a change is unknown.
  if (known.length === 0) return makeFinding([...states.keys()], () => ['unknown']);
  return makeFinding(known, (stage) => {
    const past = getPast(stage);
    const was = states.get(past);
    const is = states.get(stage);
    const pair = findDeviations([past, stage], states, partial);
    const found: FindingKind[] = KEPT_KINDS.filter((kind) => pair[kind].includes(stage));
    if (pair.missing.includes(past)) found.push('added');
    if (pair.missing.includes(stage)) found.push('gone');
    if (pair.unknown.length > 0) found.push('unknown');
    const isDeployedAgain = (is?.deployedAt ?? 0) > (was?.deployedAt ?? Number.POSITIVE_INFINITY);
    if (isDeployedAgain && was?.version === is?.version) found.push('redeployed');
    // A status that one of the lists lacks says nothing.
    if (!is?.status || was?.status === is.status || was?.status === '') return found;
    const stopped = (['failed', 'notStarted'] as const).find((kind) => pair[kind].includes(stage));
    return stopped || was ? [...found, stopped ?? 'recovered'] : found;
  });
}

const KEPT_KINDS = ['behind', 'ahead', 'differing', 'renamed', 'respelt'] as const;
