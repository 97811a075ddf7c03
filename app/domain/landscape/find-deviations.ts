import type { DeployedArtefact } from './artefact.ts';
import { findStage } from './stages.ts';
import { compareVersions } from './versions.ts';

const NO_STAGES: readonly never[] = [];

/** Findings of configurations, the worst first (D58). */
const CONFIGURATIONS = {
  missingName: NO_STAGES,
  otherStage: NO_STAGES,
  expired: NO_STAGES,
  expiring: NO_STAGES,
  empty: NO_STAGES,
  otherParameters: NO_STAGES,
  different: NO_STAGES,
  secret: NO_STAGES,
  renewedElsewhere: NO_STAGES,
  reconfigured: NO_STAGES,
};

const DEVIATIONS = {
  /** On the stage since the day that it is compared with, or no more. */
  added: NO_STAGES,
  gone: NO_STAGES,
  failed: NO_STAGES,
  /** Stopped; what is starting is no fault. */
  notStarted: NO_STAGES,
  missing: NO_STAGES,
  behind: NO_STAGES,
  ahead: NO_STAGES,
  /** Another version that is neither newer nor older. */
  differing: NO_STAGES,
  /** Another name with the same id. */
  renamed: NO_STAGES,
  /** Running again since that day, or deployed again with the same version. */
  recovered: NO_STAGES,
  redeployed: NO_STAGES,
  ...CONFIGURATIONS,
};

/** In the order in which a person reads them, the worst first. */
const FINDINGS = {
  ...DEVIATIONS,
  /** Without a version, or a gap where the list is not whole. */
  unknown: NO_STAGES,
  /** The id in other capitals. */
  respelt: NO_STAGES,
  /** With the same version deployed later than on a stage after it. */
  deployedLater: NO_STAGES,
  /** The design has another version, is being edited, or was changed after the deployment. */
  drafted: NO_STAGES,
  edited: NO_STAGES,
};

export const CONFIGURATION_KINDS = listKinds(CONFIGURATIONS);
const DEVIATION_KINDS = listKinds(DEVIATIONS);
export const FINDING_KINDS = listKinds(FINDINGS);

function listKinds<Kind extends string>(findings: Record<Kind, unknown>): Kind[] {
  return Object.keys(findings).filter((kind): kind is Kind => kind in findings);
}

/**
 * Stages on which an artefact deviates, by kind. Versions and names are compared with the chosen
 * stage, or else the first that has the artefact; it can be behind on one and failed on another.
 */
export type Finding<Stage extends string = string> = Readonly<
  Record<keyof typeof FINDINGS, readonly Stage[]>
>;

export type FindingKind = keyof Finding;

/** A finding from what is found on each stage. */
export function makeFinding<Stage extends string>(
  stages: readonly Stage[],
  listFound: (stage: Stage) => readonly FindingKind[],
) {
  const finding: Record<FindingKind, readonly Stage[]> = { ...FINDINGS };
  for (const stage of stages) {
    for (const kind of listFound(stage)) finding[kind] = [...finding[kind], stage];
  }
  return finding;
}

/** An artefact's state on a stage: a version, and optionally a name and a status. */
type ComparedState = Pick<DeployedArtefact, 'version'> & Partial<DeployedArtefact>;

/**
 * Compares one artefact on the stages, in their order (D52).
 * @param partial stages whose list is not whole
 * @param chosen the stage that the others are compared with
 */
export function findDeviations<Stage extends string>(
  stages: readonly Stage[],
  states: ReadonlyMap<string, ComparedState>,
  partial: ReadonlySet<string> = new Set(),
  chosen = '',
): Finding<Stage> {
  const known = [chosen, ...stages].flatMap((stage) => states.get(stage) ?? []);
  const reference = known.find(({ version }) => version !== '') ?? known[0];
  const latest = states.get(stages.at(-1) ?? '') ?? known.at(-1);
  return makeFinding(stages, (stage) => {
    const state = states.get(stage);
    if (!state || !reference) return [partial.has(stage) ? 'unknown' : 'missing'];
    const found: FindingKind[] = [];
    const isKnown = state.version !== '' && reference.version !== '';
    const order = isKnown ? compareVersions(state.version, reference.version) : 'same';
    if (state.version === '') found.push('unknown');
    if (order !== 'same') found.push(DIFFERENCES[order]);
    if (isRenamed(state, reference)) found.push('renamed');
    if (state.id !== reference.id) found.push('respelt');
    if (state.status === 'ERROR') found.push('failed');
    else if (!isRunning(state.status)) found.push('notStarted');
    if (state.draft !== undefined && state.draft !== state.version) found.push('drafted');
    else if (isLater(state.editedAt, state.deployedAt)) found.push('edited');
    // The last of the stages after it that has the artefact counts.
    const isSame = state.version !== '' && state.version === latest?.version;
    if (isSame && isLater(state.deployedAt, latest?.deployedAt)) found.push('deployedLater');
    return found;
  });
}

function isLater(time: number | undefined, other: number | undefined): boolean {
  return time !== undefined && other !== undefined && time > other;
}

/** Whether a status is no fault; a list without any tells nothing. */
export function isRunning(status: string | undefined): boolean {
  return !status || RUNNING.includes(status);
}

const RUNNING = ['STARTED', 'STARTING', 'STOPPING'];

/** Orders findings from the worst on. */
export function compareFindings(a: Finding, b: Finding): number {
  const kind = FINDING_KINDS.find((one) => a[one].length !== b[one].length);
  return kind ? b[kind].length - a[kind].length : 0;
}

/** The stages on which an artefact deviates. What is unknown is no deviation. */
export function listDeviating(finding: Finding): string[] {
  return DEVIATION_KINDS.flatMap((kind) => finding[kind]);
}

export function deviates(finding: Finding): boolean {
  return DEVIATION_KINDS.some((kind) => finding[kind].length > 0);
}

const DIFFERENCES = { older: 'behind', newer: 'ahead', different: 'differing' } as const;

/** Signs, capitals and words of stages may differ; a list without names has ids instead. */
function isRenamed(state: ComparedState, reference: ComparedState): boolean {
  if (state.name === reference.name || !state.name || !reference.name) return false;
  if (state.name === state.id || reference.name === reference.id) return false;
  return foldWords(state.name) !== foldWords(reference.name);
}

function foldWords(name: string): string {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => findStage(word) === undefined).join('');
}
