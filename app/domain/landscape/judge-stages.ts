/*
 * One judge for the whole landscape (D52): which stage do the artefacts of each tenant belong to?
 *
 * - A list holds the artefacts of a tenant, of all its runtimes. As it is, it stands on one column:
 *   the stage that the person, the file's name or the host tells.
 * - Ids meet if they stand on two stages under one name. A word of a list stands on some of its ids,
 *   and may tell their stage; its worth is the number of them that meet without it.
 * - As it is comes first: a word on ids that meet with it tells no stage. Of two words on the same
 *   ids the one of more worth counts.
 * - A stage that few ids would have, beside their plain twins, is none: they are copies, or, where
 *   the stage stands elsewhere, strays that are left out (make-reading.ts).
 * - Unknown words are only proposed (propose-words.ts).
 * - A reading says the words of a list and the stage of its other ids (readings.ts).
 */
import { getKey } from './id-words.ts';
import {
  getNumber,
  type JudgedList,
  type JudgedTenant,
  type ListWord,
  Meetings,
  type Names,
  NEARLY_ALL,
  readVocabulary,
  type Vocabulary,
} from './judged-words.ts';
import { decide } from './make-reading.ts';
import { proposeWords, type WordProposal } from './propose-words.ts';
import { applyReading, type Reading } from './readings.ts';
import { STAGES_BY_LETTER } from './stages.ts';

export interface Judgement {
  /** By the tenant's place. */
  readings: ReadonlyMap<number, Reading | undefined>;
  /** A word that would let more ids meet, if the person agrees. */
  proposal: WordProposal | undefined;
  isKnown: (base: string) => boolean;
}

/**
 * Judges the tenants of a landscape (spec §1, D52).
 * @param refused words, as keys, that the person has said are no stages
 */
export function judgeStages(
  tenants: readonly JudgedTenant[],
  refused: readonly string[] = [],
  names: Names = new Map(),
  readWords: (artefacts: JudgedTenant['artefacts']) => Vocabulary = (some) =>
    readVocabulary(some, names),
): Judgement {
  const read = joinRuntimes(tenants, readWords);
  const lists = read.map(({ list }) => list);
  const asIs = new Meetings();
  for (const { own, artefacts, ids, column } of lists) {
    if (own?.rules.some(({ isOn }) => isOn)) {
      for (const { stage, artefacts: some } of applyReading(artefacts, own).stages) {
        for (const { id } of some) asIs.add(getNumber(names, id), stage);
      }
    } else for (const id of ids) asIs.add(id, column);
  }
  const words = nameSystems(read.flatMap(({ words }) => words)).map(tellStage);
  const known = words.flatMap((one): ListWord | [] => {
    const members = one.members.filter(({ base, isChance }) => !isChance || asIs.has(base));
    return one.isKnown && members.length > 0 ? { ...one, members } : [];
  });
  const worthy = selectWords(known, lists, asIs);
  const decided = lists.map((list) => decide(list, known, worthy, lists));
  const meetings = new Meetings(asIs).addWords(decided.flatMap(({ applied }) => applied));
  const unknown = words.filter(({ isKnown, position }) => !isKnown && position !== 'infix');
  const readings = shortenClients(decided.map(({ reading }) => reading));
  return {
    readings: new Map(
      lists.flatMap(({ places }, at) => places.map((place) => [place, readings[at]] as const)),
    ),
    proposal: proposeWords(decided, unknown, refused, meetings),
    isKnown: (base) => meetings.has(names.get(base) ?? -1),
  };
}

/** Runtimes of a tenant, such as an edge's, hold artefacts of the same stages. */
function joinRuntimes(
  tenants: readonly JudgedTenant[],
  read: (artefacts: JudgedTenant['artefacts']) => Vocabulary,
) {
  const runtimes = tenants.map((tenant, place) => ({ ...tenant, place }));
  const byTenant = Map.groupBy(runtimes, ({ own, host, stage, place }) =>
    own ? place : `${host} ${stage}`,
  );
  return [...byTenant.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const artefacts = same.length > 1 ? same.flatMap((one) => one.artefacts) : first.artefacts;
    const { ids, words } = read(artefacts);
    const column = first.stage ?? `\0${first.host}`;
    const list: JudgedList = {
      ...first,
      artefacts,
      ids,
      column,
      places: same.map((one) => one.place),
    };
    return { list, words: first.own ? [] : words.map((word) => ({ ...word, list })) };
  });
}

/** A word on nearly everything says no more than what the stage is told by. */
function tellStage(word: ListWord): ListWord {
  const { stage = word.stage, ids } = word.list;
  const isAll = word.isKnown && word.members.length >= ids.length * NEARLY_ALL;
  return isAll ? { ...word, stage } : word;
}

/** Words that differ only in a stage's letter: `_D` and `_Q`, `S4D` and `S4P`, `D01` and `P01`. */
function nameSystems(words: readonly ListWord[]): ListWord[] {
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

/**
 * Selects the words that let a third of their ids meet, first those that let most meet on other
 * tenants. A word that is on ids which meet with it, or on ids of a word before it, tells no stage.
 */
function selectWords(words: readonly ListWord[], lists: readonly JudgedList[], asIs: Meetings) {
  const possible = new Meetings(asIs).addWords(words);
  const tenants = new Meetings().addWords(words, ({ list }) => list.column);
  for (const { ids, column } of lists) for (const id of ids) tenants.add(id, column);
  const ranked = words
    .filter((one) => possible.listMet(one).length * 3 >= one.members.length)
    .map((one) => ({ one, met: tenants.listMet({ ...one, stage: one.list.column }).length }))
    .sort((a, b) => b.met - a.met);
  const meetings = new Meetings(asIs);
  const told = new Map(lists.map((list) => [list, new Set<number>()]));
  return ranked.flatMap(({ one }) => {
    const ids = told.get(one.list);
    const open = one.members.filter(({ id }) => {
      return !ids?.has(id) && !meetings.meets(id, one.list.column);
    });
    if (open.length * 2 <= one.members.length) return [];
    for (const { id } of open) ids?.add(id);
    meetings.addWords([one]);
    return one;
  });
}

/** The number of a client is left out where the stage has only one: `DEV100` is DEV. */
function shortenClients(readings: readonly Reading[]): Reading[] {
  const stages = readings.flatMap(({ rules }) => rules.map(({ stage }) => stage));
  const byStage = Map.groupBy(new Set(stages), dropClient);
  const shorten = (stage: string) => {
    const short = dropClient(stage);
    return byStage.get(short)?.length === 1 ? short : stage;
  };
  return readings.map((reading) => {
    const { rules, isTyped } = reading;
    const shortened = rules.map((rule) => ({ ...rule, stage: shorten(rule.stage) }));
    return isTyped ? reading : { ...reading, rules: shortened };
  });
}

function dropClient(stage: string): string {
  return stage.replace(/^(\D+)\d{3}$/, '$1');
}
