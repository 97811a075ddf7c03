import type { DeployedArtefact } from './artefact.ts';
import { findKnownWords, getKey, type IdWord, type KnownWord, listWords } from './id-words.ts';
import { ALL_STAGES, type Reading } from './readings.ts';
import { orderStages } from './stages.ts';

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

/** What the judge reads of a list, once. */
export interface Vocabulary {
  /** In lower case. */
  ids: readonly string[];
  /** The ids that carry a word which names a stage, by the word. */
  known: readonly KnownGroup[];
  /** How often a word of one letter or of a system's length stands at a place. */
  short: ReadonlyMap<string, number>;
}

export interface KnownGroup {
  word: IdWord;
  stage: string;
  /** Whether some ids carry it without a separator. */
  isGlued: boolean;
  members: { id: string; base: string; isChance: boolean }[];
}

export function readVocabulary(artefacts: readonly DeployedArtefact[]): Vocabulary {
  const ids = artefacts.map(({ id }) => id.toLowerCase());
  const short = new Map<string, number>();
  for (const word of ids.flatMap(listWords)) {
    if (!SYSTEM.test(word.token) || (word.token.length === 1 && word.position === 'infix'))
      continue;
    short.set(getKey(word), (short.get(getKey(word)) ?? 0) + 1);
  }
  const known = groupWords(
    artefacts.map(({ id }) => id),
    findKnownWords,
  );
  return { ids, known, short };
}

/** The ids by the words that a function finds in them. */
export function groupWords(
  ids: readonly string[],
  findWords: (id: string) => readonly KnownWord[],
): KnownGroup[] {
  const byKey = new Map<string, KnownGroup>();
  for (const id of ids) {
    for (const { position, token, stage, base, isSeparated, isChance = false } of findWords(id)) {
      const word = { position, token };
      const group = byKey.get(getKey(word)) ?? { word, stage, isGlued: false, members: [] };
      if (group.members.length === 0) byKey.set(getKey(word), group);
      if (!isSeparated) group.isGlued = true;
      group.members.push({ id: id.toLowerCase(), base: base.toLowerCase(), isChance });
    }
  }
  return [...byKey.values()];
}

/** A letter alone, or the id of a system such as `S4D`. */
const SYSTEM = /^[a-z](?:[a-z\d]{2})?$/;

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

/** Names by the stages that they stand on; what another one knows is not gone through again. */
export class Meetings {
  readonly #known: Meetings | undefined;
  readonly #first = new Map<string, string>();
  readonly #shared = new Set<string>();

  constructor(known?: Meetings) {
    this.#known = known;
  }

  add(name: string, stage: string): void {
    const first = this.#getStage(name);
    if (first === undefined) this.#first.set(name, stage);
    else if (first !== stage) this.#shared.add(name);
  }

  addGroups(groups: readonly WordGroup[]): this {
    for (const { members, stage } of groups) {
      for (const { base } of members) this.add(base, stage);
    }
    return this;
  }

  #getStage(name: string): string | undefined {
    const known = this.#known ? this.#known.#getStage(name) : undefined;
    return known ?? this.#first.get(name);
  }

  #isShared(name: string): boolean {
    return this.#shared.has(name) || (this.#known ? this.#known.#isShared(name) : false);
  }

  has = (name: string): boolean => this.#getStage(name) !== undefined;

  /** Whether a name stands on one stage only. */
  isAlone(name: string): boolean {
    return this.has(name) && !this.#isShared(name);
  }

  /** Whether a name stands on another stage too. */
  meets(name: string, stage: string): boolean {
    const first = this.#getStage(name);
    return first !== undefined && (first !== stage || this.#isShared(name));
  }
}

/**
 * Words that tell no stage, because ids that carry them stand on other tenants as they are: most of
 * them everywhere, or on a tenant whose ids mostly do. Unless what they leave is an id that waits
 * for them, as where two tenants hold the same stages.
 */
export function findVetoed(
  groups: readonly Pick<WordGroup, 'list' | 'word' | 'members'>[],
  asIs: Meetings,
): Set<string> {
  const isMet =
    ({ column }: JudgedList) =>
    (id: string) =>
      asIs.meets(id, column);
  const settled = new Map<JudgedList, boolean>();
  const isSettled = (list: JudgedList) => {
    const known = settled.get(list) ?? list.ids.filter(isMet(list)).length * 2 >= list.ids.length;
    settled.set(list, known);
    return known;
  };
  const byKey = Map.groupBy(groups, ({ word }) => getKey(word));
  const vetoed = [...byKey].filter(([, same]) => {
    const counted = same.map(({ list, members }) => {
      const met = members.filter(({ id }) => asIs.meets(id, list.column)).length;
      const isMost = met * 2 >= members.length;
      return { met, isMost, isProof: isMost && met * 10 >= list.ids.length && isSettled(list) };
    });
    if (!counted.every(({ isMost }) => isMost) && !counted.some(({ isProof }) => isProof)) {
      return false;
    }
    const all = same.flatMap(({ members }) => members);
    const met = counted.reduce((sum, one) => sum + one.met, 0);
    if (met * 2 < all.length) return false;
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
