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
 * - Runtimes of a tenant are one list. Copies are on the stage of what they copy (readings.ts).
 * - Unknown words are only proposed (propose-words.ts).
 */
import { getKey } from './id-words.ts';
import {
  findVetoed,
  isEnough,
  type JudgedList,
  type JudgedTenant,
  Meetings,
  makeReading,
  Names,
  NEARLY_ALL,
  readVocabulary,
  type Vocabulary,
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

/**
 * Judges the tenants of a landscape (spec §1, D52).
 * @param refused words, as keys, that the person has said are no stages
 */
export function judgeStages(
  tenants: readonly JudgedTenant[],
  refused: readonly string[] = [],
  names = new Names(),
  read: (artefacts: JudgedTenant['artefacts']) => Vocabulary = (some) =>
    readVocabulary(some, names),
): Judgement {
  const lists = joinRuntimes(tenants, read);
  const asIs = new Meetings();
  for (const { own, artefacts, ids, column } of lists) {
    if (own?.rules.some(({ isOn }) => isOn)) {
      for (const { stage, artefacts: some } of applyReading(artefacts, own).stages) {
        for (const { id } of some) asIs.add(names.add(id), stage);
      }
    } else for (const id of ids) asIs.add(id, column);
  }
  const free = lists.filter(({ own }) => !own);
  const systems = findSystems(free);
  const all = free
    .flatMap((list) =>
      [
        ...list.known,
        ...list.systems.flatMap((group) => {
          const stage = systems.get(getKey(group.word));
          return stage === undefined ? [] : { ...group, stage };
        }),
      ].map((group): WordGroup => tellStage({ ...group, list })),
    )
    .map((group) => {
      const members = group.members.filter(({ base, isChance }) => !isChance || asIs.has(base));
      return { ...group, members };
    })
    .filter(({ members }) => members.length > 0);
  const vetoed = findVetoed(all, asIs);
  const tokens = new Set([...vetoed].map((key) => key.split(' ')[1]));
  const groups = all.filter(({ word, members, list: { ids } }) => {
    const isRare = members.length * 10 <= ids.length;
    return isRare ? !tokens.has(word.token) : !vetoed.has(getKey(word));
  });
  const applied = dropRivals(lists, selectMeeting(groups, asIs), asIs);
  const possible = new Meetings(asIs).addGroups(applied);
  const known = groups.filter(({ members }) => {
    return members.filter(({ base }) => possible.has(base)).length * 2 >= members.length;
  });
  const decided = lists.map((list) => decide(list, known, applied, lists));
  const counted = decided.flatMap((one) => one.groups);
  const doubted = decided.flatMap((one) => one.doubted);
  const meetings = new Meetings(asIs).addGroups(counted);
  const readings = shortenClients(decided.map(({ reading }) => reading));
  return {
    readings: new Map(
      lists.flatMap(({ places }, at) => places.map((place) => [place, readings[at]] as const)),
    ),
    proposal: proposeWords({ lists, counted, doubted, vetoed, refused, asIs, meetings }),
    isKnown: (base) => meetings.has(names.find(base) ?? -1),
  };
}

/** Runtimes of a tenant, such as an edge's, hold artefacts of the same stages. */
function joinRuntimes(
  tenants: readonly JudgedTenant[],
  read: (artefacts: JudgedTenant['artefacts']) => Vocabulary,
): JudgedList[] {
  const places = [...tenants.keys()];
  const same = Map.groupBy(places, (at) => {
    const { own, host, stage } = tenants[at] ?? {};
    return own ? at : `${host} ${stage}`;
  });
  return [...same.values()].flatMap((places): JudgedList[] => {
    const [first, ...others] = places.flatMap((at) => tenants[at] ?? []);
    if (!first) return [];
    const artefacts =
      others.length === 0 ? first.artefacts : [first, ...others].flatMap((one) => one.artefacts);
    const column = first.stage ?? `\0${first.host}`;
    return [{ ...first, ...read(artefacts), artefacts, places, column }];
  });
}

/** A word on nearly everything says no more than what the stage is told by. */
function tellStage(group: WordGroup): WordGroup {
  const { stage: told, ids } = group.list;
  const isAll = group.members.length >= ids.length * NEARLY_ALL;
  const isOwn = told !== undefined && (isAll || dropClient(group.stage) === told);
  return isOwn ? { ...group, stage: told } : group;
}

/** Words that differ only in a stage's letter: `_D` and `_Q`, `S4D` and `S4P`, `D01` and `P01`. */
function findSystems(lists: readonly JudgedList[]): Map<string, string> {
  const read = lists.flatMap(({ systems }) =>
    systems.flatMap(({ word }) =>
      [...word.token].flatMap((letter, at) => {
        const stage = STAGES_BY_LETTER.get(letter);
        const family = `${word.position} ${word.token.slice(0, at)}?${word.token.slice(at + 1)}`;
        return stage ? [{ key: getKey(word), stage, family }] : [];
      }),
    ),
  );
  const families = [...Map.groupBy(read, ({ family }) => family).values()];
  const proven = families.filter((same) => new Set(same.map(({ stage }) => stage)).size > 1);
  return new Map(proven.flat().map(({ key, stage }) => [key, stage]));
}

/** The words that let ids meet; what meets only by words that do not count does not count either. */
function selectMeeting(groups: readonly WordGroup[], asIs: Meetings): readonly WordGroup[] {
  const possible = new Meetings(asIs).addGroups(groups);
  const measured = groups.map((group) => ({ group, ...countMeetings(group, asIs, possible) }));
  const strong = measured.filter((one) => addsMeetings(one)).map(({ group }) => group);
  // Beside a word for the same stage, or at the same place, one that is rare counts too.
  const selected = measured.filter((one) => {
    const { list, word, stage } = one.group;
    const hasCompany = strong.some((other) => {
      const isBeside = other.word.position === word.position || other.stage === stage;
      return other.list === list && isBeside;
    });
    return addsMeetings(one, hasCompany ? 1 : undefined);
  });
  const kept = selected.map(({ group }) => group);
  return kept.length === groups.length ? kept : selectMeeting(kept, asIs);
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
  enough?: number,
): boolean {
  if (met <= parted) return false;
  const hasEnough = enough === undefined ? isEnough(met, list.ids) : met >= enough;
  return stage === list.column || (hasEnough && met * 3 >= members.length);
}

/**
 * Where ids carry two words, as `X_TEST_DEV`, the one counts that lets them meet on other tenants,
 * else the last.
 */
function dropRivals(
  lists: readonly JudgedList[],
  groups: readonly WordGroup[],
  asIs: Meetings,
): readonly WordGroup[] {
  const meetings = new Meetings(asIs);
  const tenants = new Meetings().addGroups(
    groups.map((one) => ({ ...one, stage: one.list.column })),
  );
  for (const { ids, column } of lists) for (const id of ids) tenants.add(id, column);
  const ranked = groups
    .map((group) => {
      const { list, members } = group;
      return { group, met: members.filter(({ base }) => tenants.meets(base, list.column)).length };
    })
    .sort((a, b) => b.met - a.met || (a.group.word.position === 'suffix' ? -1 : 1));
  const taken = new Map(lists.map((list) => [list, new Set<number>()]));
  return ranked.flatMap(({ group }) => {
    const { list, members } = group;
    const rest = members.filter(
      ({ id }) => !taken.get(list)?.has(id) && !meetings.meets(id, list.column),
    );
    if (rest.length * 2 <= members.length) return [];
    for (const { id } of rest) taken.get(list)?.add(id);
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
  const most = list.ids.length / (list.stage !== undefined || groups.length > 0 ? 3 : 8);
  const isStray = ({ list: holder, stage, members }: WordGroup) => {
    if (holder !== list || stage === list.column || !byWords.has(stage)) return false;
    return members.length <= most && !groups.some((one) => one.stage === stage);
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
