import { getKey } from './id-words.ts';
import { isEnough, type ListWord, NEARLY_ALL } from './judged-words.ts';
import { type Decision, makeReading } from './make-reading.ts';
import { Meetings } from './meetings.ts';
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

/**
 * Proposes the word that lets most ids meet, on its own or with those of its kind, such as the
 * clients `_100` and `_200` (D52). Nothing if no word helps a twentieth of a tenant's ids.
 * @param unknown words that no table knows
 * @param refused words, as keys, that the person has said are no stages
 * @param meetings with all words that are applied
 */
export function proposeWords(
  decided: readonly Decision[],
  unknown: readonly ListWord[],
  refused: readonly string[],
  meetings: Meetings,
): WordProposal | undefined {
  const candidates = decided
    .flatMap(({ list, doubted, plain }) => [
      ...doubted,
      ...unknown.flatMap((one) => (one.list === list ? keepPlain(one, plain, meetings) : [])),
    ])
    .filter((one) => !refused.includes(getKey(one)));
  const together = new Meetings(meetings).addWords(candidates);
  const measured = candidates
    .map((one) => ({ one, gain: together.listMet(one).length }))
    .filter(({ gain, one }) => isEnough(gain, one.list.ids))
    .sort((a, b) => b.gain - a.gain);
  const [best] = measured;
  if (!best) return undefined;
  const { list } = best.one;
  const isAlone = meetings.listMet(best.one).length * 2 > best.gain;
  const chosen = measured.flatMap(({ one, gain }) => {
    return one.position === best.one.position && gain * 2 >= best.gain ? one : [];
  });
  // A stage has more artefacts than there are stages: `Order_In` and `Stock_In` have two subjects.
  const tokens = new Set(chosen.map((one) => one.token));
  const members = chosen.flatMap((one) => one.members);
  if (tokens.size >= new Set(members.map(({ base }) => base)).size) return undefined;
  // Words of one tenant that meet only each other tell stages if nearly all its ids carry one.
  const isWithin = !isAlone && chosen.every((one) => one.list === list);
  const isMost = members.length >= list.ids.length * NEARLY_ALL;
  if (isWithin && (!isMost || [...tokens].every(isCountry))) return undefined;
  return {
    words: chosen.map((one) => ({
      key: getKey(one),
      text: writeWord(one),
      isWhole: one.stage === one.list.column,
    })),
    gain: new Set(chosen.flatMap((one) => together.listMet(one))).size,
    readings: new Map(
      decided.flatMap(({ list, applied }) => {
        const added = chosen.filter((one) => one.list === list);
        const reading = makeReading(list, [...applied, ...added]);
        return added.length > 0 ? list.places.map((at) => [at, reading] as const) : [];
      }),
    ),
  };
}

/** The word on ids that tell no stage and do not meet, if these are enough. */
function keepPlain(one: ListWord, plain: ReadonlySet<string>, meetings: Meetings): ListWord | [] {
  const { ids, column } = one.list;
  const members = one.members.filter(({ id }) => plain.has(id) && !meetings.meets(id, column));
  if (!isEnough(members.length, ids)) return [];
  const isAll = members.length >= ids.length * NEARLY_ALL;
  return { ...one, members, stage: isAll ? column : one.stage };
}

function writeWord({ list: { artefacts, ids }, members, position, token }: ListWord): string {
  const { id = '' } = artefacts[ids.indexOf(members[0]?.id ?? '')] ?? {};
  const length = token.length + 1;
  return position === 'prefix' ? id.slice(0, length) : id.slice(-length);
}

function isCountry(token: string): boolean {
  return /^[a-z]{2}$/.test(token) && COUNTRIES.of(token.toUpperCase()) !== undefined;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
