import type { DeployedArtefact } from './artefact.ts';
import {
  cutStage,
  findGluedWords,
  getKey,
  type IdWord,
  type KnownWord,
  listWords,
} from './id-words.ts';
import { ALL_STAGES, type Reading } from './readings.ts';
import { findStage, orderStages, STAGES_BY_LETTER } from './stages.ts';

/** A tenant as the judge sees it. */
export interface JudgedTenant {
  name: string;
  artefacts: readonly DeployedArtefact[];
  /** What the person, the file's name or the host says. */
  stage: string | undefined;
  /** The same for all runtimes of a tenant. */
  host: string;
  /** Reading that the person has chosen. */
  own?: Reading | undefined;
}

/** Numbers for names in lower case, so that tables of names are plain arrays. */
export class Names {
  readonly #numbers = new Map<string, number>();

  add(name: string): number {
    const lower = name.toLowerCase();
    const number = this.#numbers.get(lower) ?? this.#numbers.size;
    if (number === this.#numbers.size) this.#numbers.set(lower, number);
    return number;
  }

  find(lower: string): number | undefined {
    return this.#numbers.get(lower);
  }
}

/** A list as the judge reads it, with ids and bases as numbers. */
export interface Vocabulary {
  ids: readonly number[];
  /** The ids that carry a word which names a stage, by the word. */
  known: readonly KnownGroup[];
  /** The same of other words at their ends. */
  unknown: readonly KnownGroup[];
  /** The same of words that may be a stage's letter or the id of a system. */
  systems: readonly KnownGroup[];
}

export interface KnownGroup {
  word: IdWord;
  stage: string;
  /** Whether some ids carry it without a separator. */
  isGlued: boolean;
  members: readonly { id: number; base: number; isChance: boolean }[];
}

export function readVocabulary(artefacts: readonly DeployedArtefact[], names: Names): Vocabulary {
  const ids = artefacts.map(({ id }) => names.add(id));
  const words = new Map<string, CountedWord>();
  const byId = artefacts.map(({ id }) =>
    listWords(id.toLowerCase()).map((word) => {
      const key = getKey(word);
      const counted = words.get(key) ?? { ...word, stage: findStage(word.token), count: 0 };
      if (counted.count === 0) words.set(key, counted);
      counted.count += 1;
      return counted;
    }),
  );
  const common = [...words.values()].filter(({ count }) => isEnough(count, ids));
  const ends = new Map(
    common
      .filter(({ position, token, stage }) => {
        return position !== 'infix' && stage === undefined && isStageLike(token);
      })
      .map((word) => [word, nameStage(word.token)]),
  );
  const systems = new Set(
    common.filter(({ position, token }) => {
      return SYSTEM.test(token) && (token.length > 1 || position !== 'infix');
    }),
  );
  const group = (
    getStage: (word: CountedWord) => string | undefined,
    findMore: typeof findGluedWords = () => [],
  ) =>
    groupWords(
      artefacts,
      (id, at) => {
        const found = (byId[at] ?? []).flatMap((word) => cutStage(id, word, getStage(word)));
        return [...found, ...findMore(id)];
      },
      names,
    );
  return {
    ids,
    known: group(({ stage }) => stage, findGluedWords),
    unknown: group((word) => ends.get(word)),
    systems: group((word) => (systems.has(word) ? word.token : undefined)),
  };
}

interface CountedWord extends IdWord {
  stage: string | undefined;
  count: number;
}

export const NEARLY_ALL = 0.9;

/** Whether a word stands on enough ids to make a stage. */
export function isEnough(count: number, { length }: readonly number[]): boolean {
  return count >= Math.max(2, length / 20);
}

/** The ids by the words that a function finds in them. */
function groupWords(
  artefacts: readonly { id: string }[],
  findWords: (id: string, at: number) => readonly KnownWord[],
  names: Names,
): KnownGroup[] {
  const found = artefacts.flatMap(({ id }, at) =>
    findWords(id, at).map((word) => ({ id, ...word })),
  );
  return [...Map.groupBy(found, getKey).values()].flatMap((same): KnownGroup[] => {
    const [first] = same;
    if (!first) return [];
    const { position, token, stage } = first;
    const members = same.map(({ id, base, isChance = false }) => {
      return { id: names.add(id), base: names.add(base), isChance };
    });
    const isGlued = same.some(({ isSeparated }) => !isSeparated);
    return [{ word: { position, token }, stage, isGlued, members }];
  });
}

/** A letter alone, or the id of a system such as `S4D`, with a stage's letter. */
const SYSTEM = /^(?=.*[edtqp])[a-z](?:[a-z\d]{2})?$/;

function nameStage(token: string): string {
  return STAGES_BY_LETTER.get(token) ?? token.toUpperCase();
}

/** Neither a version nor a copy. */
function isStageLike(token: string): boolean {
  return token.length <= 12 && !NO_STAGE.test(token);
}

const NO_STAGE =
  /^(?:v?\d{1,2}|v\d+|\d{4,}|(?:in|out|req|res|resp|snd|rcv|send|receive|copy|kopie|backup|bkp|bak|play|demo|old|alt|new|neu|tmp|temp|draft|obsolete|deprecated|sample|example)\d*|)$/;

export interface JudgedList extends JudgedTenant, Vocabulary {
  /** The stage that its ids stand on as they are, or a name of its own. */
  column: string;
  /** The places of its runtimes among the tenants. */
  places: readonly number[];
}

/** The ids of a tenant that carry a word, and the stage that it names. */
export interface WordGroup extends KnownGroup {
  list: JudgedList;
}

/** Names by the stages that they stand on. */
export class Meetings {
  readonly #first: (string | undefined)[];
  readonly #shared: boolean[];

  constructor(known?: Meetings) {
    this.#first = known ? known.#first.slice() : [];
    this.#shared = known ? known.#shared.slice() : [];
  }

  add(name: number, stage: string): void {
    const first = this.#first[name];
    if (first === undefined) this.#first[name] = stage;
    else if (first !== stage) this.#shared[name] = true;
  }

  addGroups(groups: readonly WordGroup[]): this {
    for (const { members, stage } of groups) {
      for (const { base } of members) this.add(base, stage);
    }
    return this;
  }

  has(name: number): boolean {
    return this.#first[name] !== undefined;
  }

  /** Whether a name stands on one stage only. */
  isAlone(name: number): boolean {
    return this.has(name) && !this.#shared[name];
  }

  /** Whether a name stands on another stage too. */
  meets(name: number, stage: string): boolean {
    const first = this.#first[name];
    return first !== undefined && (first !== stage || this.#shared[name] === true);
  }
}

/**
 * Words that tell no stage, because ids that carry them stand on other tenants as they are: most of
 * them everywhere, or on a tenant whose ids mostly do. Unless what they leave is an id that waits
 * for them, as where two tenants hold the same stages.
 */
export function findVetoed(groups: readonly WordGroup[], asIs: Meetings): Set<string> {
  const countMet = (ids: readonly number[], { column }: JudgedList) =>
    ids.reduce((count, id) => (asIs.meets(id, column) ? count + 1 : count), 0);
  const lists = new Set(groups.map(({ list }) => list));
  const settled = new Set(
    [...lists].filter((list) => countMet(list.ids, list) * 2 >= list.ids.length),
  );
  const byKey = Map.groupBy(groups, ({ word }) => getKey(word));
  const vetoed = [...byKey].filter(([, same]) => {
    const all = same.flatMap(({ members }) => members);
    const met = same.map(({ list, members }) =>
      countMet(
        members.map(({ id }) => id),
        list,
      ),
    );
    const most = same.filter(({ members }, at) => (met[at] ?? 0) * 2 >= members.length);
    const isProven = most.some(({ list, members }) => {
      return settled.has(list) && members.length * 10 >= list.ids.length;
    });
    if (most.length < same.length && !isProven) return false;
    if (met.reduce((sum, one) => sum + one, 0) * 2 < all.length) return false;
    return all.filter(({ base }) => asIs.isAlone(base)).length * 2 < all.length;
  });
  return new Set(vetoed.map(([key]) => key));
}

/** Rules from words, with a stage for the rest: what is told, what twins prove, or all stages. */
export function makeReading(
  list: JudgedList,
  groups: readonly WordGroup[],
  strays: readonly Pick<WordGroup, 'word'>[] = [],
  taken: ReadonlySet<string> = new Set(),
): Reading {
  const order = orderStages(groups.map(({ stage }) => stage));
  const named = list.stage ?? list.name;
  const rules = groups
    .map(({ word: { position, token }, stage }) => {
      return { position, token, stage: stage === list.column ? named : stage, isOn: true };
    })
    .sort((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
  const words = new Map(strays.map(({ word }) => [getKey(word), word]));
  const isClear = words.size === 0 && groups.every(({ isGlued }) => !isGlued);
  const positions = new Set(rules.map(({ position }) => position));
  const reading = {
    rules,
    strays: [...words.values()],
    isCertain: isClear && positions.size < 2,
  };
  const carried = new Set(groups.flatMap(({ members }) => members.map(({ id }) => id)));
  const bases = new Set(groups.flatMap(({ members }) => members.map(({ base }) => base)));
  const plain = list.ids.filter((id) => !carried.has(id));
  const twins = plain.filter((id) => bases.has(id)).length;
  const isOwnStage = list.stage !== undefined && (order.includes(list.stage) || order.length < 2);
  const most = Math.max(0, ...groups.map(({ members }) => members.length));
  const isPart = twins * 2 >= plain.length && plain.length * 5 >= most && twins > 0;
  if (list.stage !== undefined && (isOwnStage || isPart || plain.length * 10 > list.ids.length)) {
    return { ...reading, rest: list.stage };
  }
  if (!isPart) return { ...reading, rest: plain.length > 0 && rules.length > 0 ? ALL_STAGES : '' };
  const free = ['PROD', 'DEV'].find((stage) => !order.includes(stage) && !taken.has(stage));
  return { ...reading, rest: free ?? named, isRestFound: free === 'PROD' };
}
