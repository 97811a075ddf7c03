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

/**
 * Searches words that keep the ids of stages apart (D52); nothing if no word helps.
 * @param share every how many ids are compared; 1 for an exact number
 */
export function findMeeting(
  stages: readonly StageArtefacts[],
  isWanted: (token: string) => boolean = () => true,
  share = 1,
): Meeting | undefined {
  const words = stages.map(({ artefacts }) =>
    findWords(artefacts).filter(({ token }) => isWanted(token)),
  );
  // Nearly always no stage has a word.
  if (words.every(({ length }) => length === 0)) return undefined;
  const options = stages.map(({ artefacts }, at) =>
    [undefined, ...(words[at] ?? [])].map((word) => ({
      word,
      bases: getCachedBases(artefacts, word, share),
    })),
  );
  const reachable = findShared(options.map((ways) => ways.map(({ bases }) => bases)));
  const chosen = options.map((ways) => {
    const counted = ways.map((way) => ({ ...way, met: countIn(way.bases, reachable) }));
    return counted.reduce((best, way) => (way.met > best.met ? way : best));
  });
  const shared = findShared(chosen.map(({ bases }) => [bases])).size;
  const helpful = chosen.flatMap(({ word, bases, met }, at) => {
    const stage = stages[at]?.stage;
    return word && stage !== undefined ? [{ ...word, stage, isMost: met * 2 >= bases.length }] : [];
  });
  return shared > 0 && helpful.length > 0 ? { words: helpful, shared } : undefined;
}

/** Words at an end of half of the ids or more, found in some of them. */
function findWords(artefacts: readonly DeployedArtefact[]): EndWord[] {
  const step = Math.ceil(artefacts.length / MAX_SAMPLE);
  const sample = artefacts.filter((_, at) => at % step === 0);
  return ENDS.flatMap((position) => {
    const byToken = Map.groupBy(sample, ({ id }) => getEndWord(id.toLowerCase(), position));
    return [...byToken].flatMap(([token, { length }]) =>
      token === '' || length * 2 < sample.length ? [] : [{ position, token }],
    );
  });
}

const MAX_SAMPLE = 200;

const basesCache = new WeakMap<object, Map<string, readonly string[]>>();

/** The ids of a list are not split again with each file that arrives. */
function getCachedBases(
  artefacts: readonly DeployedArtefact[],
  word: EndWord | undefined,
  share: number,
): readonly string[] {
  const cache = basesCache.get(artefacts) ?? new Map<string, readonly string[]>();
  basesCache.set(artefacts, cache);
  const key = `${share} ${word?.position} ${word?.token}`;
  const bases = cache.get(key) ?? listBases(artefacts, word, share);
  cache.set(key, bases);
  return bases;
}

/** Ids without a word; of many only those that some letters select, on every stage the same. */
function listBases(
  artefacts: readonly DeployedArtefact[],
  word: EndWord | undefined,
  share: number,
): string[] {
  const bases: string[] = [];
  for (const { id } of artefacts) {
    const base = ((word && splitName(id, word)?.base) ?? id).toLowerCase();
    const { length } = base;
    const letters = base.charCodeAt(length - 1) + 3 * base.charCodeAt(length - 2) + length;
    if (share === 1 || letters % share === 0) bases.push(base);
  }
  return bases;
}

/** Ids that two stages or more have in one of their ways. */
function findShared(stages: readonly (readonly (readonly string[])[])[]): ReadonlySet<string> {
  const first = new Map<string, number>();
  const shared = new Set<string>();
  for (const [at, ways] of stages.entries()) {
    for (const bases of ways) {
      for (const base of bases) {
        const known = first.get(base);
        if (known === undefined) first.set(base, at);
        else if (known !== at) shared.add(base);
      }
    }
  }
  return shared;
}

function countIn(bases: readonly string[], shared: ReadonlySet<string>): number {
  let count = 0;
  for (const base of bases) if (shared.has(base)) count += 1;
  return count;
}
