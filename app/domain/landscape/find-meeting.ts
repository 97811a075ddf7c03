import { ENDS, getEndWord } from './find-rules.ts';
import type { DeployedArtefact, StageArtefacts } from './list.ts';
import { splitName } from './separation.ts';

interface EndWord {
  position: (typeof ENDS)[number];
  token: string;
}

/** Words by stage without which ids of different stages are the same. */
export interface Meeting {
  words: readonly (EndWord & {
    stage: string;
    /** Whether half of the stage's ids or more then stand on another one. */
    isMost: boolean;
  })[];
  /** Number of ids that then stand on two stages or more. */
  shared: number;
}

/** Searches words that keep the ids of stages apart (D52); nothing if no word helps. */
export function findMeeting(stages: readonly StageArtefacts[]): Meeting | undefined {
  const options = stages.map(({ artefacts }) => listOptions(artefacts));
  // Nearly always no stage has a word.
  if (options.every((ways) => ways.length === 1)) return undefined;
  const reachable = countBases(
    options.map((ways) => new Set(ways.flatMap(({ bases }) => [...bases]))),
  );
  const chosen = options.map((ways) => {
    const met = ways.map(({ bases }) => countShared(bases, reachable));
    const at = met.indexOf(Math.max(...met));
    return { ...(ways[at] ?? ways[0]), met: met[at] ?? 0 };
  });
  const counts = countBases(chosen.map(({ bases }) => bases));
  const shared = countShared(counts.keys(), counts);
  const words = chosen.flatMap(({ word, bases, met }, at) => {
    const stage = stages[at]?.stage;
    const isMost = met * 2 >= bases.size;
    return word && stage !== undefined ? [{ ...word, stage, isMost }] : [];
  });
  return shared > 0 && words.length > 0 ? { words, shared } : undefined;
}

/** Number of stages by id. */
function countBases(stages: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const bases of stages) {
    for (const base of bases) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return counts;
}

function countShared(bases: Iterable<string>, counts: ReadonlyMap<string, number>): number {
  let shared = 0;
  for (const base of bases) if ((counts.get(base) ?? 0) > 1) shared += 1;
  return shared;
}

/** Ids of a stage without a word; the first option takes nothing away. */
interface Option {
  word?: EndWord;
  bases: ReadonlySet<string>;
}

/** Words at an end of half of the ids or more. */
function listOptions(artefacts: readonly DeployedArtefact[]): [Option, ...Option[]] {
  const ids = artefacts.map(({ id }) => id);
  // Words of half of the ids are found in some of them.
  const step = Math.ceil(ids.length / MAX_SAMPLE);
  const sample = ids.filter((_, at) => at % step === 0);
  const options = ENDS.flatMap((position) => {
    const byToken = Map.groupBy(sample, (id) => getEndWord(id.toLowerCase(), position));
    return [...byToken].flatMap(([token, { length }]) => {
      if (token === '' || length * 2 < sample.length) return [];
      const word = { position, token };
      return [{ word, bases: new Set(ids.map((id) => splitName(id, word)?.base ?? id)) }];
    });
  });
  return [{ bases: new Set(ids) }, ...options];
}

const MAX_SAMPLE = 200;
