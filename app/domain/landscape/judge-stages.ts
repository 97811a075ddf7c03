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
 *   the stage stands elsewhere, strays that are left out.
 * - Unknown words that one list alone has, and words that may be copies, are only proposed.
 * - A reading says the words of a list and the stage of its other ids (readings.ts).
 */
import { cutWord, getKey } from './id-words.ts';
import {
  type JudgedList,
  type JudgedTenant,
  type ListWord,
  makeReading,
  nameSystems,
  readWords,
  shortenClients,
} from './judged-words.ts';
import { Meetings } from './meetings.ts';
import { proposeWords } from './propose-words.ts';
import { applyReading } from './readings.ts';
import { nameTenant } from './sources.ts';

/**
 * Judges the tenants of a landscape (spec §1, D52).
 * @param refused words, as keys, that the person has said are no stages
 * @returns readings by the tenant's key, and a word that would let more ids meet
 */
export function judgeStages(
  tenants: readonly JudgedTenant[],
  refused: readonly string[] = [],
  read = readWords,
) {
  const lists = joinRuntimes(tenants);
  const asIs = new Meetings();
  for (const { own, everListed, plainStage } of lists) {
    const stages = own?.rules.some(({ isOn }) => isOn)
      ? applyReading(everListed, own).stages
      : [{ stage: plainStage, artefacts: everListed }];
    for (const one of stages) {
      for (const { id } of one.artefacts) asIs.add(id.toLowerCase(), one.stage);
    }
  }
  const words = nameSystems(
    lists.flatMap((list) => {
      return list.own ? [] : read(list.everListed).map((word) => ({ ...word, list }));
    }),
  );
  const named = words.flatMap((one) => {
    const members = one.members.filter(({ base, isChance }) => !isChance || asIs.get(base));
    return one.isKnown ? limitWord(one, members, one.list.stage) : [];
  });
  const known = shortenClients(named);
  const worthy = selectWords(known, asIs);
  const { applied = [], doubted = [] } = Object.groupBy(worthy, (one) => weighWord(one, worthy));
  const meetings = new Meetings(asIs).addWords(applied);
  const taken = [...lists, ...applied].map(({ stage }) => stage);
  const readings = lists.flatMap((list) => {
    const own = applied.filter((one) => one.list === list);
    const strays = findStrays(list, own, known, worthy);
    const reading = list.own ?? makeReading(list, [...applied, ...strays], taken);
    const carried = own.flatMap(({ members }) => members);
    const isCertain = carried.length === list.ids.length && own.every(isSure);
    const told = isCertain ? reading : { ...reading, known: meetings };
    return list.keys.map((key) => [key, told] as const);
  });
  const unknown = [...Map.groupBy(words, getKey).values()].flatMap(([one, ...more]) => {
    const isPlain = one && more.length === 0 && !one.isKnown && one.position !== 'infix';
    return isPlain ? limitWord(one, listOpen(one, meetings), one.list.plainStage) : [];
  });
  const proposal = proposeWords([...unknown, ...doubted], applied, refused, meetings, taken);
  return { readings: new Map(readings), proposal };
}

/** Runtimes of a tenant, such as an edge's, hold artefacts of the same stages. */
function joinRuntimes(tenants: readonly JudgedTenant[]): JudgedList[] {
  const byTenant = Map.groupBy(tenants, ({ own, key, stage }) =>
    own ? key : `${nameTenant(key)} ${stage.trim()}`,
  );
  return [...byTenant.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const everListed = same.length > 1 ? same.flatMap((one) => one.everListed) : first.everListed;
    const ids = everListed.map(({ id }) => id.toLowerCase());
    const stage = first.stage.trim();
    const plainStage = stage || `\0${nameTenant(first.key)}`;
    const keys = same.map(({ key }) => key);
    return { ...first, everListed, ids, stage, plainStage, keys, told: new Set<string>() };
  });
}

/** A word on some of its ids; on nearly all of a list's it says no more than the list's own stage. */
function limitWord(word: ListWord, members: ListWord['members'], own?: string): ListWord | [] {
  const isAll = members.length >= word.list.ids.length * 0.9;
  return members.length === 0 ? [] : { ...word, members, stage: (isAll && own) || word.stage };
}

/** The ids of a word that carry no selected word, and do not meet as they are. */
function listOpen({ list, members }: ListWord, meetings: Meetings): ListWord['members'] {
  return members.filter(({ id }) => !list.told.has(id) && !meetings.meets(id, list.plainStage));
}

/** Words that let a third of their ids meet, first those that let most meet on other tenants. */
function selectWords(words: readonly ListWord[], asIs: Meetings): ListWord[] {
  const possible = new Meetings(asIs).addWords(words);
  const byTenant = words.map((one) => ({ ...one, stage: one.list.plainStage }));
  const tenants = new Meetings(asIs).addWords(byTenant);
  const ranked = words
    .filter((one) => possible.listMet(one).length * 3 >= one.members.length)
    .map((one) => ({ one, met: tenants.listMet({ ...one, stage: one.list.plainStage }).length }))
    .sort((a, b) => b.met - a.met);
  const meetings = new Meetings(asIs);
  return ranked.flatMap(({ one }) => {
    if (listOpen(one, meetings).length * 2 <= one.members.length) return [];
    for (const { id } of one.members) one.list.told.add(id);
    meetings.addWords([one]);
    return one;
  });
}

/**
 * Weighs a word by how many plain ids of its list are twins of those with its stage: few are copies
 * for a while, about more the person is asked.
 */
function weighWord({ list, stage, members: own }: ListWord, worthy: readonly ListWord[]) {
  // A word on copies of ids that carry another word tells no stage.
  if (own.filter(({ base }) => list.told.has(base)).length * 2 > own.length) return 'copies';
  const same = worthy.filter((one) => one.list === list && one.stage === stage);
  const members = same.flatMap((one) => one.members);
  const plain = new Set(list.ids.filter((id) => !list.told.has(id)));
  const twins = members.filter(({ base }) => plain.has(base)).length;
  const share = twins / plain.size;
  if (twins * 2 < members.length || share > 0.5) return 'applied';
  // "Test" is a copy to try something more often than a stage.
  const few = stage === 'TEST' ? 1 / 3 : 0.1;
  return share > few ? 'doubted' : 'copies';
}

/** Words of stages that stand elsewhere, on a few ids, which are left out. */
function findStrays(list: JudgedList, own: ListWord[], known: ListWord[], worthy: ListWord[]) {
  const named = [list.plainStage, ...own.map(({ stage }) => stage)];
  const others = worthy.flatMap((one) => (one.list === list ? [] : one.stage));
  return known.flatMap((one): ListWord | [] => {
    const isOther = one.list === list && !named.includes(one.stage) && others.includes(one.stage);
    return isOther && one.members.length * 3 <= list.ids.length ? { ...one, stage: '' } : [];
  });
}

/** Whether no id may carry another of the words, or this one by chance. */
function isSure(word: ListWord, _: number, all: readonly ListWord[]): boolean {
  return word.members.every(({ base, isSeparated }) => {
    return isSeparated && all.every((other) => other === word || !cutWord(base, other));
  });
}
