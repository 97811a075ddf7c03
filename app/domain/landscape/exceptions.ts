import * as z from 'zod/mini';
import type { DeployedArtefact } from './artefact.ts';
import { isRunning } from './find-deviations.ts';
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

/** Whether one of some texts matches a pattern; nothing if no pattern is given. */
export function matchPatterns(
  text: string,
): ((...texts: readonly (string | undefined)[]) => boolean) | undefined {
  const patterns = text.split(/[,;\n]/).flatMap((pattern) => pattern.trim() || []);
  if (patterns.length === 0) return undefined;
  const sources = patterns.map((one) =>
    one.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*'),
  );
  const expression = new RegExp(`^(?:${sources.join('|')})$`, 'iu');
  return (...texts) => texts.some((one) => one !== undefined && expression.test(one));
}

/** One text for an acceptance: the order of stages and the case of names do not matter. */
export function getAcceptedKey({ id, states }: Pick<Accepted, 'id' | 'states'>): string {
  return [id, ...states.split(', ').sort(compareLower)].join(', ').toLowerCase();
}

/**
 * Which stages have the same version, lack the artefact or do not run it, as "DEV 1, PROD 2": the
 * same in any order of the stages, whichever is compared with, and with later versions. A row of
 * configurations says it itself.
 */
export function describeStates(
  stages: readonly string[],
  row: { states: ReadonlyMap<string, DeployedArtefact>; acceptedAs?: string },
): string {
  if (row.acceptedAs !== undefined) return row.acceptedAs;
  const versions: string[] = [];
  const parts = stages.toSorted(compareLower).map((stage) => {
    const state = row.states.get(stage);
    if (!state) return `${stage} -`;
    const known = versions.findIndex((one) => compareVersions(one, state.version) === 'same');
    const number = known < 0 ? versions.push(state.version) : known + 1;
    return `${stage} ${number}${isRunning(state.status) ? '' : ` ${state.status}`}`;
  });
  return parts.join(', ');
}

function compareLower(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}
