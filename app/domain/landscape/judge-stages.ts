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
import {
  type JudgedList,
  type JudgedTenant,
  type ListWord,
  NEARLY_ALL,
  nameSystems,
  readVocabulary,
  shortenClients,
} from './judged-words.ts';
import { decide } from './make-reading.ts';
import { Meetings } from './meetings.ts';
import { proposeWords, type WordProposal } from './propose-words.ts';
import { applyReading, type Reading } from './readings.ts';

export interface Judgement {
  /** By the tenant's place. */
  readings: ReadonlyMap<number, Reading>;
  /** A word that would let more ids meet, if the person agrees. */
  proposal: WordProposal | undefined;
  /** Names that stand on a stage, as they are or without a word. */
  meetings: Meetings;
}

/**
 * Judges the tenants of a landscape (spec §1, D52).
 * @param refused words, as keys, that the person has said are no stages
 */
export function judgeStages(
  tenants: readonly JudgedTenant[],
  refused: readonly string[] = [],
  read = readVocabulary,
): Judgement {
  const joined = joinRuntimes(tenants, read);
  const lists = joined.map(({ list }) => list);
  const asIs = new Meetings();
  for (const { own, artefacts, ids, column } of lists) {
    if (own?.rules.some(({ isOn }) => isOn)) {
      for (const { stage, artefacts: some } of applyReading(artefacts, own).stages) {
        for (const { id } of some) asIs.add(id.toLowerCase(), stage);
      }
    } else for (const id of ids) asIs.add(id, column);
  }
  const words = nameSystems(joined.flatMap((one) => one.words));
  const named = words.flatMap((one): ListWord | [] => {
    const members = one.members.filter(({ base, isChance }) => !isChance || asIs.has(base));
    return one.isKnown && members.length > 0 ? { ...one, members } : [];
  });
  const told = named.map(tellStage);
  const selected = selectWords(told, lists, asIs);
  const known = shortenClients(told, selected);
  const worthy = shortenClients(selected, selected);
  const decided = lists.map((list) => decide(list, known, worthy, lists));
  const meetings = new Meetings(asIs).addWords(decided.flatMap(({ applied }) => applied));
  const unknown = words.filter(({ isKnown, position }) => !isKnown && position !== 'infix');
  return {
    readings: new Map(
      decided.flatMap(({ list, reading }) => list.places.map((place) => [place, reading])),
    ),
    proposal: proposeWords(decided, unknown, refused, meetings),
    meetings,
  };
}

/** Runtimes of a tenant, such as an edge's, hold artefacts of the same stages. */
function joinRuntimes(tenants: readonly JudgedTenant[], read: typeof readVocabulary) {
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
    const list = { ...first, artefacts, ids, column, places: same.map(({ place }) => place) };
    return { list, words: first.own ? [] : words.map((word) => ({ ...word, list })) };
  });
}

/** A word on nearly everything says no more than what the stage is told by. */
function tellStage(word: ListWord): ListWord {
  const { stage = word.stage, ids } = word.list;
  const isAll = word.isKnown && word.members.length >= ids.length * NEARLY_ALL;
  return isAll ? { ...word, stage } : word;
}

/**
 * Selects the words that let a third of their ids meet, first those that let most meet on other
 * tenants. A word that is on ids which meet with it, or on ids of a word before it, tells no stage.
 */
function selectWords(words: readonly ListWord[], lists: readonly JudgedList[], asIs: Meetings) {
  const possible = new Meetings(asIs).addWords(words);
  const byTenant = words.map((one) => ({ ...one, stage: one.list.column }));
  const tenants = new Meetings(asIs).addWords(byTenant);
  const ranked = words
    .filter((one) => possible.listMet(one).length * 3 >= one.members.length)
    .map((one) => ({ one, met: tenants.listMet({ ...one, stage: one.list.column }).length }))
    .sort((a, b) => b.met - a.met);
  const meetings = new Meetings(asIs);
  const told = new Map(lists.map((list) => [list, new Set<string>()]));
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
