import * as z from 'zod/mini';
import type { DeployedArtefact } from './list.ts';
import { compareVersions } from './versions.ts';

export const acceptedSchema = z.object({
  id: z.string(),
  /** Its versions by stage when it was marked, written by `describeStates`. */
  states: z.string(),
  reason: z.string(),
});

/** A deviation that is intended; it counts again as soon as other stages deviate. */
export type Accepted = z.infer<typeof acceptedSchema>;

/** Artefacts and deviations that a comparison does not count. */
export interface Exceptions {
  /** Patterns of ids, names and packages, separated by commas; `*` stands for any text. */
  leftOut: string;
  accepted: readonly Accepted[];
}

/** Whether an artefact is left out; nothing if no pattern is given. */
export function matchPatterns(text: string): ((artefact: DeployedArtefact) => boolean) | undefined {
  const patterns = text.split(/[,;\n]/).flatMap((pattern) => pattern.trim() || []);
  if (patterns.length === 0) return undefined;
  const sources = patterns.map((one) =>
    one.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'),
  );
  const expression = new RegExp(`^(?:${sources.join('|')})$`, 'iu');
  return ({ id, deployedId = id, name, package: packageName = id }) =>
    [id, deployedId, name, packageName].some((one) => expression.test(one));
}

/**
 * Which stages have the same version, lack the artefact or do not run it, as "DEV 1, PROD 2": the
 * same in any order of the stages, whichever is compared with, and with later versions.
 */
export function describeStates(
  stages: readonly string[],
  states: ReadonlyMap<string, DeployedArtefact>,
): string {
  const versions: string[] = [];
  const parts = stages.toSorted().map((stage) => {
    const state = states.get(stage);
    if (!state) return `${stage} -`;
    const known = versions.findIndex((one) => compareVersions(one, state.version) === 'same');
    const number = known < 0 ? versions.push(state.version) : known + 1;
    const isStopped = state.status !== '' && state.status !== 'STARTED';
    return `${stage} ${number}${isStopped ? ` ${state.status}` : ''}`;
  });
  return parts.join(', ');
}
