import { artefacts, STAGES, type Stage } from './landscape.ts';
import { type Parameter, type ParameterGroup, parameterGroups } from './parameter-values.ts';

/** As with artefacts; a parameter may also be meant to differ. */
export type ParameterFinding =
  | { kind: 'aligned' | 'perStage' }
  | { kind: 'behind'; stages: readonly Stage[] };

/** Known for the artefacts that deviate. */
export function findParameterGroups(artefact: string): readonly ParameterGroup[] {
  return parameterGroups[artefact] ?? [];
}

/** DEV is what the others are measured against; where the artefact is missing, nothing is. */
export function compareParameter({ values, isPerStage = false }: Parameter): ParameterFinding {
  if (isPerStage) return { kind: 'perStage' };
  const stages = STAGES.filter(
    (stage) => values[stage] !== undefined && values[stage] !== values.DEV,
  );
  return stages.length > 0 ? { kind: 'behind', stages } : { kind: 'aligned' };
}

export function countDeviating(artefact: string): number {
  return findParameterGroups(artefact)
    .flatMap(({ parameters }) => parameters)
    .filter((parameter) => compareParameter(parameter).kind === 'behind').length;
}

/**
 * The first of the landscape, with the number of parameters that deviate.
 * @public read by the studio
 */
export const comparedArtefacts = artefacts
  .slice(0, 12)
  .map(({ name }) => ({ name, deviating: countDeviating(name) }));
