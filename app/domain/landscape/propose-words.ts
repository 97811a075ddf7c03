import { getKey, type IdWord } from './id-words.ts';
import {
  findVetoed,
  isEnough,
  type JudgedList,
  Meetings,
  makeReading,
  NEARLY_ALL,
  type WordGroup,
} from './judged-words.ts';
import type { Reading } from './readings.ts';

/** Words that would let ids meet, with the readings of the tenants that they change. */
export interface WordProposal {
  words: readonly {
    /** As in the answer that says no to it. */
    key: string;
    /** As ids write it, with its separator, such as `_Q`. */
    text: string;
    /** Whether its tenant's stage stays one, so that ids only lose the word. */
    isWhole: boolean;
  }[];
  /** Number of artefacts that then stand on two stages, under the ids that are left. */
  gain: number;
  /** By the tenant's place. */
  readings: ReadonlyMap<number, Reading>;
}

interface Knowledge {
  lists: readonly JudgedList[];
  counted: readonly WordGroup[];
  doubted: readonly WordGroup[];
  vetoed: ReadonlySet<string>;
  refused: readonly string[];
  asIs: Meetings;
  /** With all words that count. */
  meetings: Meetings;
}

/**
 * Proposes the word that lets most ids meet, on its own or with those of its kind, such as the
 * clients `_100` and `_200` (D52). Nothing if no word helps a twentieth of a tenant's ids.
 */
export function proposeWords(knowledge: Knowledge): WordProposal | undefined {
  const { lists, counted, doubted, refused, meetings } = knowledge;
  const candidates = [...doubted, ...listCandidates(knowledge)].filter(
    ({ word }) => !refused.includes(getKey(word)),
  );
  const isPlain = ({ base }: WordGroup['members'][number], { stage }: WordGroup) =>
    meetings.meets(base, stage);
  const together = new Meetings(meetings).addGroups(candidates);
  const measured = candidates
    .map((group) => ({
      group,
      gain: group.members.filter(({ base }) => together.meets(base, group.stage)).length,
      alone: group.members.filter((member) => isPlain(member, group)).length,
    }))
    .filter(({ gain, group }) => isEnough(gain, group.list.ids) && gain * 2 >= group.members.length)
    .sort((a, b) => b.gain - a.gain);
  const [best] = measured;
  if (!best) return undefined;
  const isAlone = best.alone * 2 > best.gain;
  const chosen = measured.filter(({ group, gain }) => {
    const { position, token } = group.word;
    if (position !== best.group.word.position) return false;
    if (isAlone && !isClient(token)) return token === best.group.word.token;
    return gain * 2 >= best.gain && (!isAlone || isClient(best.group.word.token));
  });
  // A stage has more artefacts than there are stages: `Order_In` and `Stock_In` have two subjects.
  const tokens = new Set(chosen.map(({ group }) => group.word.token));
  const bases = new Set(chosen.flatMap(({ group }) => group.members.map(({ base }) => base)));
  if (tokens.size >= bases.size) return undefined;
  // Words of one tenant that meet only each other tell stages if nearly all its ids carry one.
  const count = chosen.reduce((sum, { group }) => sum + group.members.length, 0);
  const isWithin = !isAlone && chosen.every(({ group }) => group.list === best.group.list);
  const isMost = count >= best.group.list.ids.length * NEARLY_ALL;
  if (isWithin && (!isMost || [...tokens].every(isCountry))) return undefined;
  const changed = new Map(
    lists.flatMap((list) => {
      const groups = chosen.flatMap(({ group }) => (group.list === list ? group : []));
      const all = [...counted.filter((group) => group.list === list), ...groups];
      const reading = makeReading(list, all);
      return groups.length === 0 ? [] : list.places.map((at) => [at, reading] as const);
    }),
  );
  return {
    words: chosen.map(({ group: { list, word, stage, members } }) => ({
      key: getKey(word),
      text: writeWord(word, list.artefacts[list.ids.indexOf(members[0]?.id ?? -1)]?.id ?? ''),
      isWhole: stage === list.column,
    })),
    gain: new Set(
      chosen.flatMap(({ group: { members, stage } }) =>
        members.flatMap(({ base }) => (together.meets(base, stage) ? base : [])),
      ),
    ).size,
    readings: changed,
  };
}

function writeWord({ position, token: { length } }: IdWord, id: string): string {
  return position === 'prefix' ? id.slice(0, length + 1) : id.slice(-length - 1);
}

function isCountry(token: string): boolean {
  return /^[a-z]{2}$/.test(token) && COUNTRIES.of(token.toUpperCase()) !== undefined;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

function isClient(token: string): boolean {
  return /^\d{3}$/.test(token);
}

/** Unknown words at the ends of ids that do not meet. */
function listCandidates({ lists, counted, vetoed, asIs, meetings }: Knowledge): WordGroup[] {
  const carried = new Map(
    lists.map((list) => [
      list,
      new Set(
        counted.flatMap((group) => (group.list === list ? group.members : [])).map(({ id }) => id),
      ),
    ]),
  );
  const all = lists.flatMap((list) =>
    list.own ? [] : list.unknown.map((group) => ({ ...group, list })),
  );
  const common = findVetoed(all, asIs);
  return all.flatMap((group) => {
    const { list, word } = group;
    if (vetoed.has(getKey(word)) || common.has(getKey(word))) return [];
    const members = group.members.filter(
      ({ id }) => !carried.get(list)?.has(id) && !meetings.meets(id, list.column),
    );
    if (!isEnough(members.length, list.ids)) return [];
    const isAll = members.length >= list.ids.length * NEARLY_ALL;
    return { ...group, members, stage: isAll ? list.column : group.stage };
  });
}
