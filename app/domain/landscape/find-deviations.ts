import type { DeployedArtefact } from './list.ts';
import { compareVersions } from './versions.ts';

/**
 * Stages on which an artefact deviates. Versions and names are compared with the first stage that
 * has the artefact, so an artefact can be behind on one stage and failed on another.
 */
export interface Finding<Stage extends string = string> {
  behind: readonly Stage[];
  ahead: readonly Stage[];
  /** Another version that is neither newer nor older. */
  differing: readonly Stage[];
  missing: readonly Stage[];
  /** Without a version, or a gap where the list is not whole. */
  unknown: readonly Stage[];
  failed: readonly Stage[];
  /** Stopped, starting or stopping. */
  notStarted: readonly Stage[];
  /** Another name with the same id. */
  renamed: readonly Stage[];
}

/** An artefact's state on a stage: a version, and optionally a name and a status. */
type ComparedState = Pick<DeployedArtefact, 'version'> & Partial<DeployedArtefact>;

/** Compares one artefact on the stages, in their order; the lists of some may not be whole (D52). */
export function findDeviations<Stage extends string>(
  stages: readonly Stage[],
  states: ReadonlyMap<string, ComparedState>,
  partial: ReadonlySet<string> = new Set(),
): Finding<Stage> {
  const finding: Record<keyof Finding, Stage[]> = {
    behind: [],
    ahead: [],
    differing: [],
    missing: [],
    unknown: [],
    failed: [],
    notStarted: [],
    renamed: [],
  };
  let reference: ComparedState | undefined;
  for (const stage of stages) {
    const state = states.get(stage);
    if (state === undefined) {
      finding[partial.has(stage) ? 'unknown' : 'missing'].push(stage);
      continue;
    }
    if (state.version === '') finding.unknown.push(stage);
    if (!reference?.version) reference = state;
    const difference = compareVersion(state.version, reference.version);
    if (difference) finding[difference].push(stage);
    if (isRenamed(state, reference)) finding.renamed.push(stage);
    if (state.status === 'ERROR') finding.failed.push(stage);
    else if (state.status && state.status !== 'STARTED') finding.notStarted.push(stage);
  }
  return finding;
}

/** Unknown versions are no deviation. */
export function deviates({ unknown: _, ...deviations }: Finding): boolean {
  return Object.values(deviations).some((stages) => stages.length > 0);
}

/** How an artefact's version on a stage compares with the first stage that has it. */
export function getVersionState(
  finding: Finding,
  stage: string,
): 'aligned' | (typeof VERSION_STATES)[number] {
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

/** Signs and capitals may differ; a list without names has ids instead. */
function isRenamed(state: ComparedState, reference: ComparedState): boolean {
  if (state.name === reference.name || !state.name || !reference.name) return false;
  if (state.name === state.id || reference.name === reference.id) return false;
  return foldLetters(state.name) !== foldLetters(reference.name);
}

function foldLetters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
