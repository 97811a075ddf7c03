import type { DeployedArtefact } from './artefact.ts';
import { cutWord, getKey, type IdWord, listWords } from './id-words.ts';
import type { Reading } from './readings.ts';
import { findStage, STAGES_BY_LETTER } from './stages.ts';

/** A tenant as the judge sees it. */
export interface JudgedTenant {
  name: string;
  artefacts: readonly DeployedArtefact[];
  /** The stage that the person, the file's name or the host tells. */
  stage: string | undefined;
  /** The same for all runtimes of a tenant. */
  host: string;
  /** Reading that the person has chosen. */
  own?: Reading | undefined;
}

/** The artefacts of a tenant, of all its runtimes. */
export interface JudgedList extends JudgedTenant {
  /** The stage that its ids stand on as they are, or a name of its own. */
  column: string;
  /** The places of its runtimes among the tenants. */
  places: readonly number[];
  /** In lower case. */
  ids: readonly string[];
}

/** A word on ids of a list, and these with what it leaves of them, in lower case. */
export interface ListWord extends IdWord {
  list: JudgedList;
  stage: string;
  /** Whether the word names the stage; others are only proposed. */
  isKnown: boolean;
  /** Whether some ids carry it without a separator. */
  isGlued: boolean;
  members: readonly { id: string; base: string; isChance: boolean }[];
}

/** A list's ids and words, which the judge reads once. */
export interface Vocabulary {
  ids: readonly string[];
  words: readonly Omit<ListWord, 'list'>[];
}

export function readVocabulary(artefacts: readonly DeployedArtefact[]): Vocabulary {
  const ids = artefacts.map(({ id }) => id.toLowerCase());
  const found = artefacts.flatMap(({ id }, at) =>
    listWords(ids[at] ?? '').map((word) => ({ id, word })),
  );
  const byWord = Map.groupBy(found, ({ word }) => getKey(word));
  const words = [...byWord.values()].flatMap((same): Vocabulary['words'] => {
    const [{ word } = { word: undefined }] = same;
    if (!word) return [];
    const known = findStage(word.token);
    if (!known && !(isEnough(same.length, ids) && isStageLike(word))) return [];
    const cuts = same.flatMap(({ id }) => {
      const cut = cutWord(id, word);
      return cut ? { ...cut, id } : [];
    });
    const read = {
      ...word,
      stage: known ?? STAGES_BY_LETTER.get(word.token) ?? word.token.toUpperCase(),
      isKnown: known !== undefined,
      isGlued: cuts.some(({ isSeparated }) => !isSeparated),
      members: cuts.map(({ id, base, isChance = false }) => {
        return { id: id.toLowerCase(), base: base.toLowerCase(), isChance };
      }),
    };
    return [read];
  });
  return { ids, words };
}

export const NEARLY_ALL = 0.9;

/** Whether a word stands on enough ids to make a stage. */
export function isEnough(count: number, { length }: readonly string[]): boolean {
  return count >= Math.max(2, length / 20);
}

/** Neither a version nor a copy; within ids only the id of a system, such as `S4D`. */
function isStageLike({ position, token }: IdWord): boolean {
  if (position === 'infix') return SYSTEM.test(token);
  return token.length <= 12 && !NO_STAGE.test(token);
}

const SYSTEM = /^(?=.*[edtqp])[a-z][a-z\d]{2}$/;

const NO_STAGE =
  /^(?:v?\d{1,2}|v\d+|\d{4,}|(?:in|out|req|res|resp|snd|rcv|send|receive|copy|kopie|backup|bkp|bak|play|demo|old|alt|new|neu|tmp|temp|draft|obsolete|deprecated|sample|example)\d*|)$/;

/** Words that differ only in a stage's letter: `_D` and `_Q`, `S4D` and `S4P`, `D01` and `P01`. */
export function nameSystems(words: readonly ListWord[]): ListWord[] {
  const read = words
    .filter(({ isKnown, token }) => !isKnown && [1, 3].includes(token.length))
    .flatMap(({ position, token }) =>
      [...token].flatMap((letter, at) => {
        const stage = STAGES_BY_LETTER.get(letter);
        const family = `${position} ${token.slice(0, at)}?${token.slice(at + 1)}`;
        return stage ? [{ key: getKey({ position, token }), stage, family }] : [];
      }),
    );
  const families = [...Map.groupBy(read, ({ family }) => family).values()];
  const proven = families.filter((same) => new Set(same.map(({ stage }) => stage)).size > 1);
  const stages = new Map(proven.flat().map(({ key, stage }) => [key, stage]));
  return words.map((one) => {
    const stage = stages.get(getKey(one));
    return stage === undefined ? one : { ...one, stage, isKnown: true };
  });
}

/** The number of a client is left out where the selected words have only one: `DEV100` is DEV. */
export function shortenClients(
  words: readonly ListWord[],
  selected: readonly ListWord[],
): ListWord[] {
  const byStage = Map.groupBy(new Set(selected.map(({ stage }) => stage)), dropClient);
  return words.map((one) => {
    const short = dropClient(one.stage);
    return byStage.get(short)?.length === 1 ? { ...one, stage: short } : one;
  });
}

function dropClient(stage: string): string {
  return stage.replace(/^(\D+)\d{3}$/, '$1');
}
