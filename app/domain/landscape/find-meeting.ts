import { getEndWord } from './find-rules.ts';
import type { DeployedArtefact, StageArtefacts } from './list.ts';
import { type NameToken, POSITIONS, splitName } from './separation.ts';

/** Words by stage without which ids of different stages are the same. */
export interface Meeting {
  words: readonly (NameToken & { stage: string })[];
  /** Number of ids that then stand on two stages or more. */
  shared: number;
}

/** Searches words that keep the ids of stages apart (D52); nothing if no word helps. */
export function findMeeting(stages: readonly StageArtefacts[]): Meeting | undefined {
  const options = stages.map(({ artefacts }) => listOptions(artefacts));
  const reachable = options.map((ways) => new Set(ways.flatMap(({ bases }) => [...bases])));
  const chosen = options.map((ways, at) => {
    const others = reachable.filter((_, other) => other !== at);
    const countMet = ({ bases }: Option) =>
      [...bases].filter((base) => others.some((other) => other.has(base))).length;
    return ways.reduce((best, way) => (countMet(way) > countMet(best) ? way : best));
  });
  const counts = new Map<string, number>();
  for (const base of chosen.flatMap(({ bases }) => [...bases])) {
    counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const shared = [...counts.values()].filter((count) => count > 1).length;
  const words = chosen.flatMap(({ word }, at) => {
    const stage = stages[at]?.stage;
    return word && stage !== undefined ? [{ ...word, stage }] : [];
  });
  return shared > 0 && words.length > 0 ? { words, shared } : undefined;
}

/** Ids of a stage without a word; the first option takes nothing away. */
interface Option {
  word?: NameToken;
  bases: ReadonlySet<string>;
}

/** Words at an end of half of the ids or more. */
function listOptions(artefacts: readonly DeployedArtefact[]): [Option, ...Option[]] {
  const ids = artefacts.map(({ id }) => id);
  const options = POSITIONS.flatMap((position) => {
    const byToken = Map.groupBy(ids, (id) => getEndWord(id.toLowerCase(), position));
    return [...byToken].flatMap(([token, { length }]) => {
      if (token === '' || length * 2 < ids.length) return [];
      const word = { position, token };
      return [{ word, bases: new Set(ids.map((id) => splitName(id, word)?.base ?? id)) }];
    });
  });
  return [{ bases: new Set(ids) }, ...options];
}
