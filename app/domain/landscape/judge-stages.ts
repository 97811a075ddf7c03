/*
 * One judge for the whole landscape (D52): which stage do the artefacts of each tenant belong to?
 *
 * - A reading says it for one tenant: all are one stage, or words in ids tell it, with a stage for
 *   the rest. Ids meet if they stand on two stages or more under one name.
 * - As it is comes first: what the person said, then the stage of the file's name or the host. A
 *   word on ids that meet as they are tells no stage.
 * - Known words are applied where ids then meet, wherever they stand in an id.
 * - A stage of a few ids beside their plain twins is no stage: they are copies, or, with a word of
 *   another tenant's stage, strays that are left out.
 * - Unknown words are only proposed (propose-words.ts).
 */
import { cutWord, getKey, type KnownWord } from './id-words.ts';
import {
  findVetoed,
  groupWords,
  type JudgedList,
  type JudgedTenant,
  Meetings,
  makeReading,
  readVocabulary,
  type WordGroup,
} from './judged-words.ts';
import { proposeWords, type WordProposal } from './propose-words.ts';
import { applyReading, type Reading, type SeparationRule } from './readings.ts';
import { STAGES_BY_LETTER } from './stages.ts';

export interface Judgement {
  /** By the tenant's place. */
  readings: ReadonlyMap<number, Reading | undefined>;
  /** What would let more ids meet, if the person agrees. */
  proposal: WordProposal | undefined;
  isKnown: (base: string) => boolean;
}

/** @param refused words, as keys, that the person has said are no stages */
export function judgeStages(
  tenants: readonly JudgedTenant[],
  refused: readonly string[] = [],
  getVocabulary = readVocabulary,
): Judgement {
  const lists = joinRuntimes(tenants, getVocabulary);
  const asIs = new Meetings();
  for (const { own, artefacts, ids, column } of lists) {
    if (own?.rules.some(({ isOn }) => isOn)) {
      for (const { stage, artefacts: read } of applyReading(artefacts, own).stages) {
        for (const { id } of read) asIs.add(id.toLowerCase(), stage);
      }
    } else for (const id of ids) asIs.add(id, column);
  }
  const free = lists.filter(({ own }) => !own);
  const letters = findLetterWords(free);
  const all = free
    .flatMap((list) => groupByWord(list, letters))
    .flatMap((group) => {
      const members = group.members.filter(({ base, isChance }) => !isChance || asIs.has(base));
      return members.length > 0 ? { ...group, members } : [];
    });
  const vetoed = findVetoed(all, asIs);
  const none = new Set([...vetoed].map((key) => key.split(' ')[1]));
  const groups = all.filter(({ word, members, list: { ids } }) => {
    const isRare = members.length * 10 <= ids.length;
    return isRare ? !none.has(word.token) : !vetoed.has(getKey(word));
  });
  let possible = new Meetings(asIs).addGroups(groups);
  const select = (left: readonly WordGroup[]) => {
    const measured = left.map((group) => ({ group, ...countMeetings(group, asIs, possible) }));
    const strong = measured.filter((one) => addsMeetings(one));
    // Beside a word for the same stage, or at the same place, one that is rare counts too.
    const company = new Map(lists.map((list) => [list, new Set<string>()]));
    for (const { group } of strong) {
      company.get(group.list)?.add(group.word.position).add(group.stage);
    }
    const selected = measured.filter((one) => {
      const known = company.get(one.group.list);
      const hasCompany = known?.has(one.group.word.position) || known?.has(one.group.stage);
      return addsMeetings(one, hasCompany ? 1 : undefined);
    });
    if (selected.length === left.length) return left;
    const kept = selected.map(({ group }) => group);
    possible = new Meetings(asIs).addGroups(kept);
    return kept;
  };
  // Words that meet only words that do not count do not count either.
  const first = select(groups);
  const applied = first === groups ? groups : select(first);
  const strongest = dropRivals(lists, applied, new Meetings(asIs));
  if (strongest.length < applied.length) possible = new Meetings(asIs).addGroups(strongest);
  const known = groups.filter(({ members }) => {
    return members.filter(({ base }) => possible.has(base)).length * 2 >= members.length;
  });
  const decided = lists.map((list) => decide(list, known, strongest, lists));
  const counted = decided.flatMap((one) => one.groups);
  const isAll = counted.length === strongest.length;
  const meetings = isAll ? possible : new Meetings(asIs).addGroups(counted);
  const doubted = decided.flatMap((one) => one.doubted);
  const readings = shortenClients(decided.map(({ reading }) => reading));
  const byPlace = lists.flatMap(({ places }, at) =>
    places.map((place) => [place, readings[at]] as const),
  );
  return {
    readings: new Map(byPlace),
    proposal: proposeWords({ lists, counted, doubted, vetoed, refused, asIs, meetings }),
    isKnown: meetings.has,
  };
}

/** Runtimes of a tenant, such as an edge's, hold artefacts of the same stages. */
function joinRuntimes(
  tenants: readonly JudgedTenant[],
  getVocabulary: typeof readVocabulary,
): JudgedList[] {
  const same = Map.groupBy(tenants.entries(), ([at, { own, host, stage }]) =>
    own ? at : `${host} ${stage}`,
  );
  return [...same.values()].flatMap((runtimes): JudgedList[] => {
    const [[, first] = []] = runtimes;
    if (!first) return [];
    const { host, stage, artefacts: only } = first;
    const artefacts = runtimes.length > 1 ? runtimes.flatMap(([, one]) => one.artefacts) : only;
    const places = runtimes.map(([at]) => at);
    return [
      { ...first, ...getVocabulary(artefacts), artefacts, places, column: stage ?? `\0${host}` },
    ];
  });
}

/** The ids of a list by the words that name a stage in them. */
function groupByWord(list: JudgedList, letters: ReadonlyMap<string, KnownWord>): WordGroup[] {
  const { ids, known, stage: told } = list;
  const systems = groupWords(letters.size > 0 ? ids : [], (id) =>
    [...letters.values()].flatMap((word) => {
      const cut = cutWord(id, word);
      return cut?.isSeparated ? [{ ...word, ...cut }] : [];
    }),
  );
  return [...known, ...systems].map((group) => {
    // A word on nearly everything says no more than what the stage is told by.
    const isAll = group.members.length >= ids.length * NEARLY_ALL;
    const isOwn = told !== undefined && (isAll || dropClient(group.stage) === told);
    return { ...group, list, stage: isOwn ? told : group.stage };
  });
}

const NEARLY_ALL = 0.9;

/** Words that differ only in a stage's letter: `_D` and `_Q`, `S4D` and `S4P`, `D01` and `P01`. */
function findLetterWords(lists: readonly JudgedList[]): Map<string, KnownWord> {
  const families = new Map<string, Map<string, KnownWord>>();
  for (const { short, ids } of lists) {
    for (const [key, count] of short) {
      if (count < Math.max(2, ids.length / 10)) continue;
      const [position, token = ''] = key.split(' ');
      const place = (['suffix', 'prefix', 'infix'] as const).find((one) => one === position);
      for (const [at, letter] of [...token].entries()) {
        const stage = STAGES_BY_LETTER.get(letter);
        if (!stage || !place) continue;
        const family = `${position} ${token.slice(0, at)}?${token.slice(at + 1)}`;
        const words = families.get(family) ?? new Map<string, KnownWord>();
        families.set(family, words);
        words.set(key, { position: place, token, stage, base: '', isSeparated: true });
      }
    }
  }
  const proven = [...families.values()].filter(
    (words) => new Set([...words.values()].map(({ stage }) => stage)).size > 1,
  );
  return new Map(proven.flatMap((words) => [...words]));
}

interface Measured {
  group: WordGroup;
  /** Number of ids that meet without the word, and of those that then meet no more. */
  met: number;
  parted: number;
}

function countMeetings({ list, stage, members }: WordGroup, asIs: Meetings, meetings: Meetings) {
  let met = 0;
  let parted = 0;
  for (const { id, base } of members) {
    if (meetings.meets(base, stage)) met += 1;
    else if (asIs.meets(id, list.column)) parted += 1;
  }
  return { met, parted };
}

/** Whether a word lets ids meet, more than it parts, and enough of them to make a stage. */
function addsMeetings(
  { group: { list, stage, members }, met, parted }: Measured,
  enough = Math.max(2, list.ids.length / 20),
): boolean {
  if (met <= parted) return false;
  return stage === list.column || (met >= enough && met * 3 >= members.length);
}

/**
 * Where ids carry two words, as `X_TEST_DEV`, the one counts that lets them meet on other tenants,
 * else the last.
 */
function dropRivals(
  lists: readonly JudgedList[],
  groups: readonly WordGroup[],
  meetings: Meetings,
): readonly WordGroup[] {
  const tenants = new Meetings();
  for (const { ids, column } of lists) for (const id of ids) tenants.add(id, column);
  for (const { list, members } of groups) {
    for (const { base } of members) tenants.add(base, list.column);
  }
  const countMet = ({ list, members }: WordGroup) =>
    members.filter(({ base }) => tenants.meets(base, list.column)).length;
  const ranked = groups
    .map((group) => ({ group, met: countMet(group) }))
    .sort((a, b) => b.met - a.met || (a.group.word.position === 'suffix' ? -1 : 1));
  const carried = new Map(lists.map((list) => [list, new Set<string>()]));
  return ranked.flatMap(({ group }) => {
    const taken = carried.get(group.list) ?? new Set();
    const rest = group.members.filter(({ id }) => {
      return !taken.has(id) && !meetings.meets(id, group.list.column);
    });
    if (rest.length * 2 <= group.members.length) return [];
    for (const { id } of rest) taken.add(id);
    meetings.addGroups([group]);
    return group;
  });
}

interface Decision {
  reading: Reading;
  /** Groups that count. */
  groups: readonly WordGroup[];
  /** Groups that may be copies, about which the person is asked. */
  doubted: readonly WordGroup[];
}

/** Chooses the reading of a tenant from the words that could count. */
function decide(
  list: JudgedList,
  all: readonly WordGroup[],
  applied: readonly WordGroup[],
  lists: readonly JudgedList[],
): Decision {
  if (list.own) return { reading: list.own, groups: [], doubted: [] };
  const others = applied.filter((group) => group.list !== list);
  const byWords = new Set(others.map(({ stage }) => stage));
  const told = new Set(lists.flatMap((one) => (one === list ? [] : (one.stage ?? []))));
  const own = applied.filter((group) => group.list === list);
  const carried = new Set(own.flatMap(({ members }) => members.map(({ id }) => id)));
  const plain = new Set(list.ids.filter((id) => !carried.has(id)));
  const kinds = Map.groupBy(own, (group) => {
    const mine = own.filter(({ stage }) => stage === group.stage).flatMap(({ members }) => members);
    const twins = mine.filter(({ base }) => plain.has(base)).length;
    if (group.stage === list.column || twins * 2 < mine.length) return 'counted';
    const isTold = told.has(group.stage) && !isTest(group);
    if (list.stage !== undefined && (byWords.has(group.stage) || isTold)) return 'stray';
    const isFew = ({ stage, members }: WordGroup) =>
      stage === group.stage && mine.length * 3 <= members.length;
    if (others.some(isFew)) return 'stray';
    const share = twins / plain.size;
    const [enough, few] = isTest(group) ? [0.5, 1 / 3] : [0.3, 0.1];
    if (share > enough) return 'counted';
    return share > few && mine.length > 2 ? 'doubted' : 'copies';
  });
  const groups = kinds.get('counted') ?? [];
  const isStray = ({ list: holder, stage, members, word }: WordGroup) => {
    if (holder !== list || stage === list.column || !byWords.has(stage)) return false;
    const isUsed = groups.some((one) => one.stage === stage);
    const isFew = members.length * 3 <= list.ids.length;
    const isVeryFew = members.length * 8 <= list.ids.length;
    return (
      !isUsed &&
      isFew &&
      (list.stage !== undefined || groups.length > 0 || isVeryFew) &&
      word.token !== ''
    );
  };
  const strays = [...(kinds.get('stray') ?? []), ...all.filter(isStray)];
  return {
    reading: makeReading(list, groups, strays, new Set([...told, ...byWords])),
    groups,
    doubted: kinds.get('doubted') ?? [],
  };
}

/** "Test" is a copy to try something more often than a stage. */
function isTest({ stage }: WordGroup): boolean {
  return stage === 'TEST';
}

/** The number of a client is left out where the stage has only one: `DEV100` is DEV. */
function shortenClients(readings: readonly Reading[]): Reading[] {
  const stages = readings.flatMap(({ rules }) => rules.map(({ stage }) => stage));
  const byStage = Map.groupBy(new Set(stages), dropClient);
  const shorten = (stage: string) => {
    const short = dropClient(stage);
    return byStage.get(short)?.length === 1 ? short : stage;
  };
  return readings.map(({ rules, ...reading }) => ({
    ...reading,
    rules: rules.map((rule): SeparationRule => ({ ...rule, stage: shorten(rule.stage) })),
  }));
}

function dropClient(stage: string): string {
  return stage.replace(/^(\D+)\d{3}$/, '$1');
}
