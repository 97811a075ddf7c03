import { type DeployedArtefact, type StageArtefacts, selectLaterDeployment } from './artefact.ts';
import type { Parameter } from './configuration/classes.ts';
import { type Fault, PROFILE_KEY } from './configuration/find-faults.ts';
import {
  type Accepted,
  describeStates,
  type Exceptions,
  getAcceptedKey,
  matchPatterns,
} from './exceptions.ts';
import { deviates, type Finding, findDeviations } from './find-deviations.ts';

export interface LandscapeRow {
  /** As on the first stage that has the artefact. */
  id: string;
  name: string;
  type: string;
  /** Name of its package on the first stage whose package is known. */
  package?: string;
  /** By stage; absent where the artefact is missing. */
  states: ReadonlyMap<string, DeployedArtefact>;
  finding: Finding;
  /** Why its deviation is intended, if it is. */
  accepted?: string;
  /** The day since which it has deviated in this way, at least. */
  since?: string;
  /** Only of a configuration: what its row opens to, and on which values a deviation is accepted. */
  faults?: readonly Fault[];
  parameters?: readonly { key: string; cells: readonly (Parameter | undefined)[] }[];
  acceptedAs?: string;
}

/** Whether a row deviates, and not as intended. */
export function isDeviation({ finding, accepted }: LandscapeRow): boolean {
  return accepted === undefined && deviates(finding);
}

export type LandscapeComparison = ReturnType<typeof compareStages>;

/**
 * Compares the stages of one landscape, in their order (D52). Of a stage that is given twice, or
 * an artefact that a stage lists twice, the later deployment counts. Ids that differ in case only
 * are one artefact, unless a stage has both.
 * @param chosen the stage that the others are compared with
 */
export function compareStages(
  stages: readonly StageArtefacts[],
  chosen?: string,
  { leftOut, accepted }: Exceptions = { leftOut: '', accepted: [] },
) {
  const names: readonly string[] = [...new Set(stages.map(({ stage }) => stage))];
  const ambiguous = new Set(stages.flatMap(({ artefacts }) => findAmbiguous(artefacts)));
  const statesByKey = new Map<string, Map<string, DeployedArtefact>>();
  for (const { stage, artefacts } of stages) {
    for (const artefact of artefacts) {
      const folded = artefact.id.toLowerCase();
      const key = ambiguous.has(folded) ? artefact.id : folded;
      const states = statesByKey.get(key) ?? new Map<string, DeployedArtefact>();
      if (states.size === 0) statesByKey.set(key, states);
      const known = states.get(stage);
      states.set(stage, known ? selectLaterDeployment(known, artefact) : artefact);
    }
  }
  const partial = new Set(stages.flatMap((one) => (one.isPartial ? one.stage : [])));
  const isLeftOut = matchPatterns(leftOut);
  const unsure = stages.filter((one) => one.unsure);
  const compared = [...statesByKey.values()].flatMap((all): LandscapeRow | [] => {
    const [packageName] = names.flatMap((stage) => all.get(stage)?.package ?? []);
    const left = isLeftOut ? listLeftOut(all, packageName, isLeftOut) : [];
    const states = new Map([...all].filter(([stage]) => !left.includes(stage)));
    const [first] = names.flatMap((stage) => states.get(stage) ?? []);
    if (!first) return [];
    const { id, name, type } = first;
    const found = { id, name, type, states, ...(packageName && { package: packageName }) };
    const doubted = unsure.flatMap((one) => (one.unsure?.has(id.toLowerCase()) ? one.stage : []));
    const isElsewhere = [...states.values()].some(runsElsewhere);
    const open = isElsewhere ? new Set(names) : new Set([...partial, ...doubted]);
    // An artefact that is left out on a stage is no gap there.
    const others = names.filter((stage) => !left.includes(stage));
    return { ...found, finding: findDeviations(others, states, open, chosen) };
  });
  const rows = addReasons(compared, names, accepted);
  // By package, then by id.
  rows.sort((a, b) => comparePackages(a, b) || (a.id < b.id ? -1 : 1));
  return { stages: names, rows, figures: countRows(rows, statesByKey.size - rows.length) };
}

/** Adds why to the rows of some stages that deviate as intended; the first of several reasons counts. */
export function addReasons(
  rows: readonly LandscapeRow[],
  stages: readonly string[],
  accepted: readonly Accepted[],
): LandscapeRow[] {
  const reasons = new Map(accepted.toReversed().map((one) => [getAcceptedKey(one), one.reason]));
  return rows.map((row) => {
    if (reasons.size === 0 || !deviates(row.finding)) return row;
    const states = describeStates(stages, row);
    const reason = reasons.get(getAcceptedKey({ id: row.id, states }));
    return reason === undefined ? row : { ...row, accepted: reason };
  });
}

/** The figures of a comparison of versions, or of configurations. */
export function countRows(rows: readonly LandscapeRow[], leftOut: number) {
  const findings = rows.map(({ finding }) => finding);
  const isNotRunning = ({ failed, notStarted }: Finding) => failed.length + notStarted.length > 0;
  return {
    artefacts: rows.length,
    /** Rows that deviate in any way, and not as intended. */
    deviations: rows.filter(isDeviation).length,
    /** Rows that deviate as intended. */
    accepted: rows.filter((row) => row.accepted !== undefined).length,
    /** Artefacts that patterns leave out. */
    leftOut,
    /** Rows that are in error or not started on a stage; part of the deviations. */
    notRunning: findings.filter(isNotRunning).length,
    /** Rows of which not everything is known; they may deviate too. */
    unknown: findings.filter(({ unknown }) => unknown.length > 0).length,
    /** Rows that stand on two stages or more. */
    shared: rows.filter(({ states }) => states.size > 1).length,
    /** Rows whose design is not what is deployed. */
    drafts: findings.filter(({ drafted, edited }) => drafted.length + edited.length > 0).length,
  };
}

/** The stages of a row whose artefact is left out by its ids, or all by its names or package. */
function listLeftOut(
  states: ReadonlyMap<string, DeployedArtefact>,
  packageName: string | undefined,
  isLeftOut: NonNullable<ReturnType<typeof matchPatterns>>,
): string[] {
  const isRow = isLeftOut(packageName, ...[...states.values()].map(({ name }) => name));
  return [...states].flatMap(([stage, { id, deployedId }]) =>
    isRow || isLeftOut(id, deployedId) ? stage : [],
  );
}

/** Whether another runtime runs it, which the cloud's list does not tell (D58). */
function runsElsewhere({ configuration }: DeployedArtefact): boolean {
  const profile = configuration?.parameters?.find(({ key }) => key === PROFILE_KEY);
  return !['', 'iflmap', undefined].includes(profile?.value);
}

/** Artefacts without a package come last. */
function comparePackages(a: LandscapeRow, b: LandscapeRow): number {
  if (a.package === b.package) return 0;
  return (a.package ?? '\uffff') < (b.package ?? '\uffff') ? -1 : 1;
}

/** Ids in lower case that a stage has in several spellings. */
function findAmbiguous(artefacts: readonly DeployedArtefact[]): string[] {
  if (new Set(artefacts.map(({ id }) => id.toLowerCase())).size === artefacts.length) return [];
  const ids = new Set(artefacts.map(({ id }) => id));
  return [...Map.groupBy(ids, (id) => id.toLowerCase())].flatMap(([key, { length }]) =>
    length > 1 ? key : [],
  );
}
