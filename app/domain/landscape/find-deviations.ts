import type { DeployedArtefact } from './artefact.ts';
import { findStage } from './stages.ts';
import { compareVersions } from './versions.ts';

/** Findings of configurations, the worst first (D58). */
export const CONFIGURATION_KINDS = [
  'missingName',
  'otherStage',
  'expired',
  'expiring',
  'empty',
  'otherParameters',
  'different',
  'secret',
  'renewedElsewhere',
  'reconfigured',
] as const;

const DEVIATIONS = [
  /** On the stage since the day that it is compared with, or no more. */
  'added',
  'gone',
  'failed',
  /** Stopped; what is starting is no fault. */
  'notStarted',
  'missing',
  'behind',
  'ahead',
  /** Another version that is neither newer nor older. */
  'differing',
  /** Another name with the same id. */
  'renamed',
  /** Running again since that day, or deployed again with the same version. */
  'recovered',
  'redeployed',
  ...CONFIGURATION_KINDS,
] as const;

/** In the order in which a person reads them, the worst first. */
export const FINDING_KINDS = [
  ...DEVIATIONS,
  /** Without a version, or a gap where the list is not whole. */
  'unknown',
  /** The id in other capitals. */
  'respelt',
  /** With the same version deployed later than on a stage after it. */
  'deployedLater',
  /** The design has another version, is being edited, or was changed after the deployment. */
  'drafted',
  'edited',
] as const;

/**
 * Stages on which an artefact deviates, by kind. Versions and names are compared with the chosen
 * stage, or else the first that has the artefact; it can be behind on one and failed on another.
 */
export type Finding<Stage extends string = string> = Readonly<
  Record<(typeof FINDING_KINDS)[number], readonly Stage[]>
>;

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
  const finding = makeFinding<Stage>();
  const known = [chosen, ...stages].flatMap((stage) => states.get(stage) ?? []);
  const reference = known.find(({ version }) => version !== '') ?? known[0];
  const latest = states.get(stages.at(-1) ?? '') ?? known.at(-1);
  for (const stage of stages) {
    const state = states.get(stage);
    if (state === undefined || reference === undefined) {
      finding[partial.has(stage) ? 'unknown' : 'missing'].push(stage);
      continue;
    }
    if (state.version === '') finding.unknown.push(stage);
    const difference = compareVersion(state.version, reference.version);
    if (difference) finding[difference].push(stage);
    if (isRenamed(state, reference)) finding.renamed.push(stage);
    if (state.id !== reference.id) finding.respelt.push(stage);
    if (state.status === 'ERROR') finding.failed.push(stage);
    else if (!isRunning(state.status)) finding.notStarted.push(stage);
    if (state.draft !== undefined && state.draft !== state.version) finding.drafted.push(stage);
    else if (isLater(state.editedAt, state.deployedAt)) finding.edited.push(stage);
    // The last of the stages after it that has the artefact counts.
    const isSame = state.version !== '' && state.version === latest?.version;
    if (isSame && isLater(state.deployedAt, latest?.deployedAt)) finding.deployedLater.push(stage);
  }
  return finding;
}

function isLater(time: number | undefined, other: number | undefined): boolean {
  return time !== undefined && other !== undefined && time > other;
}

/** Whether a status is no fault; a list without any tells nothing. */
export function isRunning(status: string | undefined): boolean {
  return !status || RUNNING.includes(status);
}

const RUNNING = ['STARTED', 'STARTING', 'STOPPING'];

/** A finding without any stage. */
export function makeFinding<Stage extends string>(): Record<keyof Finding, Stage[]> {
  return {
    added: [],
    gone: [],
    failed: [],
    notStarted: [],
    missing: [],
    behind: [],
    ahead: [],
    differing: [],
    renamed: [],
    recovered: [],
    redeployed: [],
    missingName: [],
    otherStage: [],
    expired: [],
    expiring: [],
    empty: [],
    otherParameters: [],
    different: [],
    secret: [],
    renewedElsewhere: [],
    reconfigured: [],
    unknown: [],
    respelt: [],
    deployedLater: [],
    drafted: [],
    edited: [],
  };
}

/** Orders findings from the worst on. */
export function compareFindings(a: Finding, b: Finding): number {
  const kind = FINDING_KINDS.find((one) => a[one].length !== b[one].length);
  return kind ? b[kind].length - a[kind].length : 0;
}

/** The stages on which an artefact deviates. What is unknown is no deviation. */
export function listDeviating(finding: Finding): string[] {
  return DEVIATIONS.flatMap((kind) => finding[kind]);
}

export function deviates(finding: Finding): boolean {
  return DEVIATIONS.some((kind) => finding[kind].length > 0);
}

/** How an artefact's version on a stage compares with the first stage that has it. */
export function getVersionState(
  finding: Finding,
  stage: string,
): 'aligned' | (typeof VERSION_STATES)[number] {
  if (finding.gone.includes(stage)) return 'missing';
  return VERSION_STATES.find((state) => finding[state].includes(stage)) ?? 'aligned';
}

const VERSION_STATES = ['missing', 'unknown', 'behind', 'ahead', 'differing'] as const;

/** Versions are not compared if one of them is unknown. */
function compareVersion(version: string, reference: string) {
  if (version === reference || version === '' || reference === '') return undefined;
  return DIFFERENCES[compareVersions(version, reference)];
}

const DIFFERENCES = {
  same: undefined,
  older: 'behind',
  newer: 'ahead',
  different: 'differing',
} as const;

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
