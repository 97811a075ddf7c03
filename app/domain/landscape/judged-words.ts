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

/** Numbers for names in lower case, so that tables of names are plain arrays. */
export type Names = Map<string, number>;

export function getNumber(names: Names, name: string): number {
  const lower = name.toLowerCase();
  const number = names.get(lower) ?? names.size;
  if (number === names.size) names.set(lower, number);
  return number;
}

/** The artefacts of a tenant, of all its runtimes. */
export interface JudgedList extends JudgedTenant {
  /** The stage that its ids stand on as they are, or a name of its own. */
  column: string;
  /** The places of its runtimes among the tenants. */
  places: readonly number[];
  ids: readonly number[];
}

/** A word on ids of a list, and these with what it leaves of them, as numbers. */
export interface ListWord extends IdWord {
  list: JudgedList;
  stage: string;
  /** Whether the word names the stage; others are only proposed. */
  isKnown: boolean;
  /** Whether some ids carry it without a separator. */
  isGlued: boolean;
  members: readonly { id: number; base: number; isChance: boolean }[];
}

/** A list's ids and words, which the judge reads once. */
export interface Vocabulary {
  ids: readonly number[];
  words: readonly Omit<ListWord, 'list'>[];
}

export function readVocabulary(artefacts: readonly DeployedArtefact[], names: Names): Vocabulary {
  const ids = artefacts.map(({ id }) => getNumber(names, id));
  const found = artefacts.flatMap(({ id }) =>
    listWords(id.toLowerCase()).map((word) => ({ id, word })),
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
        return { id: getNumber(names, id), base: getNumber(names, base), isChance };
      }),
    };
    return [read];
  });
  return { ids, words };
}

export const NEARLY_ALL = 0.9;

/** Whether a word stands on enough ids to make a stage. */
export function isEnough(count: number, { length }: readonly number[]): boolean {
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

/** Names by the stage that they stand on. */
export class Meetings {
  readonly #stages: (string | undefined)[];

  constructor(known?: Meetings) {
    this.#stages = known ? known.#stages.slice() : [];
  }

  add(name: number, stage: string): void {
    this.#stages[name] = (this.#stages[name] ?? stage) === stage ? stage : SEVERAL;
  }

  addWords(words: readonly ListWord[], getStage = ({ stage }: ListWord) => stage): this {
    for (const word of words) {
      for (const { base } of word.members) this.add(base, getStage(word));
    }
    return this;
  }

  has(name: number): boolean {
    return this.#stages[name] !== undefined;
  }

  /** The worth of a word: the ids that meet without it. */
  listMet({ members, stage }: ListWord): number[] {
    return members.flatMap(({ base }) => (this.meets(base, stage) ? base : []));
  }

  /** Whether a name stands on another stage too. */
  meets(name: number, stage: string): boolean {
    return this.has(name) && this.#stages[name] !== stage;
  }
}

const SEVERAL = '\0';
