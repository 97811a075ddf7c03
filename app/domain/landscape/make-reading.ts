import { isEnough, type JudgedList, type ListWord } from './judged-words.ts';
import { ALL_STAGES, type Reading } from './readings.ts';
import { orderStages } from './stages.ts';

export interface Decision {
  list: JudgedList;
  reading: Reading;
  applied: readonly ListWord[];
  /** Words of what may be copies, about which the person is asked. */
  doubted: readonly ListWord[];
  /** The ids that no word of worth stands on. */
  plain: ReadonlySet<string>;
}

/** Chooses the reading of a list from the words that are worth something. */
export function decide(
  list: JudgedList,
  known: readonly ListWord[],
  worthy: readonly ListWord[],
  lists: readonly JudgedList[],
): Decision {
  const others = worthy.flatMap((word) => (word.list === list ? [] : word.stage));
  const told = lists.flatMap((one) => (one === list ? [] : (one.stage ?? [])));
  const own = worthy.filter((word) => word.list === list);
  const carried = new Set(own.flatMap(({ members }) => members.map(({ id }) => id)));
  const plain = new Set(list.ids.filter((id) => !carried.has(id)));
  const kinds = Map.groupBy(own, ({ stage }) => {
    const members = own.flatMap((word) => (word.stage === stage ? word.members : []));
    const copied = members.filter(({ base }) => carried.has(base)).length;
    if (copied * 2 >= members.length) return 'copies';
    const twins = members.filter(({ base }) => plain.has(base)).length;
    if (stage === list.column || twins * 2 < members.length) return 'applied';
    const share = twins / plain.size;
    // "Test" is a copy to try something more often than a stage.
    const [enough, few] = stage === 'TEST' ? [0.5, 1 / 3] : [0.3, 0.1];
    if (share > enough) return 'applied';
    return share > few && members.length > 2 ? 'doubted' : 'copies';
  });
  const applied = kinds.get('applied') ?? [];
  const named = new Set([list.column, ...applied.map(({ stage }) => stage)]);
  const strays = known.filter(({ list: holder, stage, members }) => {
    const isFew = members.length * 3 <= list.ids.length;
    return holder === list && isFew && !named.has(stage) && others.includes(stage);
  });
  return {
    list,
    reading: list.own ?? makeReading(list, applied, strays, [...told, ...others]),
    applied,
    doubted: kinds.get('doubted') ?? [],
    plain,
  };
}

/** Rules from words, with a stage for the rest: what is told, what twins prove, or all stages. */
export function makeReading(
  list: JudgedList,
  words: readonly ListWord[],
  strays: readonly ListWord[] = [],
  taken: readonly string[] = [],
): Reading {
  const named = list.stage ?? list.name;
  const rules = words.map(({ position, token, stage }) => {
    return { position, token, stage: stage === list.column ? named : stage, isOn: true };
  });
  const order = orderStages(rules.map(({ stage }) => stage));
  rules.sort((a, b) => order.indexOf(a.stage) - order.indexOf(b.stage));
  const isSingle = new Set(rules.map(({ position }) => position)).size < 2;
  const reading = {
    rules,
    strays: strays.map(({ position, token }) => ({ position, token })),
    isCertain: isSingle && strays.length === 0 && words.every(({ isGlued }) => !isGlued),
  };
  if (list.stage !== undefined || rules.length === 0) return { ...reading, rest: named };
  const members = words.flatMap((one) => one.members);
  const carried = new Set(members.map(({ id }) => id));
  const bases = new Set(members.map(({ base }) => base));
  const plain = list.ids.filter((id) => !carried.has(id));
  const twins = plain.filter((id) => bases.has(id)).length;
  const isMost = order.length === 1 || twins * 2 >= plain.length;
  if (!isEnough(twins, list.ids) || !isMost) return { ...reading, rest: ALL_STAGES };
  const free = ['PROD', 'DEV'].find((stage) => !order.includes(stage) && !taken.includes(stage));
  return { ...reading, rest: free ?? named, isRestFound: free === 'PROD' };
}
