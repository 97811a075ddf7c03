import type { DeployedArtefact } from './artefact.ts';
import { type Cut, cutWord, getKey, type IdWord, listWords } from './id-words.ts';
import { ALL_STAGES, type Reading } from './readings.ts';
import { findStage, orderStages, STAGES_BY_LETTER } from './stages.ts';

/** A tenant as the judge sees it. */
export interface JudgedTenant {
  /** The host, with the location of an edge runtime, or the key of the file. */
  key: string;
  /** Its name. */
  column: string;
  /** Artefacts of earlier days, too. */
  everListed: readonly DeployedArtefact[];
  /** The stage that the person, the file's name or the host tells, or ''. */
  stage: string;
  /** Reading that the person has chosen. */
  own?: Reading | undefined;
}

/** The artefacts of a tenant, of all its runtimes. */
export interface JudgedList extends JudgedTenant {
  /** The stage that its ids stand on as they are, or a name of its own. */
  plainStage: string;
  /** Keys of its runtimes. */
  keys: readonly string[];
  /** In lower case. */
  ids: readonly string[];
  /** The ids that carry a selected word. */
  told: Set<string>;
}

/** A word on ids of a list, and these with what it leaves of them, in lower case. */
export interface ListWord extends IdWord {
  list: JudgedList;
  stage: string;
  /** Whether the word names the stage; others are only proposed. */
  isKnown: boolean;
  members: readonly (Cut & { id: string })[];
}

/** Words that may tell a stage, as known ones do wherever they stand. */
export function readWords(artefacts: readonly DeployedArtefact[]): Omit<ListWord, 'list'>[] {
  const found = artefacts.flatMap(({ id }) =>
    listWords(id.toLowerCase()).map((word) => ({ id, word })),
  );
  const byWord = Map.groupBy(found, ({ word }) => getKey(word));
  return [...byWord.values()].flatMap((same) => {
    const [{ word } = { word: undefined }] = same;
    const known = word && findStage(word.token);
    if (!word || !(known || (isEnough(same.length, artefacts) && isStageLike(word)))) return [];
    const members = same.flatMap(({ id }) => {
      const cut = cutWord(id, word);
      return cut ? { ...cut, id: id.toLowerCase(), base: cut.base.toLowerCase() } : [];
    });
    const stage = known ?? STAGES_BY_LETTER.get(word.token) ?? word.token.toUpperCase();
    return { ...word, stage, isKnown: known !== undefined, members };
  });
}

/** Whether a word stands on enough ids to make a stage. */
export function isEnough(count: number, { length }: readonly unknown[]): boolean {
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
  const short = words.filter(({ isKnown, token }) => !isKnown && [1, 3].includes(token.length));
  const read = short.flatMap((one) =>
    [...one.token].flatMap((letter, at, letters) => {
      const stage = STAGES_BY_LETTER.get(letter);
      const family = `${one.position} ${letters.with(at, '?').join('')}`;
      return stage ? [{ one, stage, family }] : [];
    }),
  );
  const families = [...Map.groupBy(read, ({ family }) => family).values()];
  const proven = families.filter((same) => new Set(same.map(({ stage }) => stage)).size > 1);
  const stages = new Map(proven.flat().map(({ one, stage }) => [one, stage]));
  return words.map((one) => {
    const isKnown = one.isKnown || stages.has(one);
    return { ...one, stage: stages.get(one) ?? one.stage, isKnown };
  });
}

/** The number of a client is left out where a stage has only one: `DEV100` is DEV. */
export function shortenClients(words: readonly ListWord[]): ListWord[] {
  const clients = new Set(words.flatMap(({ stage }) => (CLIENT.test(stage) ? stage : [])));
  const byStage = Map.groupBy(clients, (stage) => stage.replace(CLIENT, ''));
  return words.map((one) => {
    const stage = one.stage.replace(CLIENT, '');
    return byStage.get(stage)?.length === 1 ? { ...one, stage } : one;
  });
}

const CLIENT = /(?<=^\D+)\d{3}$/;

/** Rules from a list's words, with a stage for the rest: as told, as twins show, or all stages. */
export function makeReading(
  list: JudgedList,
  words: readonly ListWord[],
  taken: readonly string[],
): Reading {
  const named = list.stage || list.column;
  const own = words.flatMap((one) => {
    const stage = one.stage === list.plainStage ? named : one.stage;
    return one.list === list ? { ...one, stage } : [];
  });
  const found = own.map(({ position, token, stage }) => ({ position, token, stage, isOn: true }));
  const stages = orderStages(found.flatMap(({ stage }) => stage || []));
  const rules = [...stages, ''].flatMap((stage) => found.filter((one) => one.stage === stage));
  if (list.stage !== '' || stages.length === 0) return { rules, rest: named };
  const members = own.flatMap(({ stage, members }) => members.map((one) => ({ ...one, stage })));
  const carried = new Set(members.map(({ id }) => id));
  const bases = new Set(members.map(({ base }) => base));
  const twins = new Set(list.ids.filter((id) => bases.has(id) && !carried.has(id)));
  if (!isEnough(twins.size, list.ids)) return { rules, rest: ALL_STAGES };
  // The plain ids are of the one stage that has many, but none beside a plain twin.
  const beside = members.flatMap(({ base, stage }) => (twins.has(base) ? stage : []));
  const [alone, ...more] = stages.filter((stage) => !beside.includes(stage));
  const isLarge = members.filter(({ stage }) => stage === alone).length * 3 >= twins.size;
  if (alone && isLarge && more.length === 0) return { rules, rest: alone };
  const free = ['PROD', 'DEV'].find((stage) => !stages.includes(stage) && !taken.includes(stage));
  return { rules, rest: free ?? named, isRestFound: free === 'PROD' };
}
