import { STAGES, type Stage } from './landscape.ts';
import { type Parameter, type ParameterGroup, parameterGroups } from './parameter-values.ts';

/** Like `Finding`; a parameter may also be expected to differ. */
export type ParameterFinding =
  | { kind: 'aligned' | 'perStage' }
  | { kind: 'behind'; behind: readonly Stage[] };

/** Only artefacts that deviate have parameters. */
export function findParameterGroups(artefact: string): readonly ParameterGroup[] {
  return parameterGroups[artefact] ?? [];
}

/** Compares with DEV; a stage without the artefact is not compared. */
export function compareParameter({ values, isPerStage = false }: Parameter): ParameterFinding {
  if (isPerStage) return { kind: 'perStage' };
  const behind = STAGES.filter(
    (stage) => values[stage] !== undefined && values[stage] !== values.DEV,
  );
  return behind.length > 0 ? { kind: 'behind', behind } : { kind: 'aligned' };
}

/** @public read by the studio */
export function countDeviating(artefact: string): number {
  return findParameterGroups(artefact)
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => compareParameter(parameter).kind === 'behind').length;
}
