import { getKey } from './id-words.ts';
import { isEnough, type ListWord, makeReading } from './judged-words.ts';
import { Meetings } from './meetings.ts';

/**
 * Proposes the word that lets most ids meet, on its own or with others of like worth, such as the
 * clients `_100` and `_200` (D52). Nothing if no word helps a twentieth of a tenant's ids.
 * @param asked words that no table knows, or that may be copies
 * @param refused words, as keys, that the person has said are no stages
 * @param meetings with all words that are applied
 * @param taken stages of lists and of words that are applied
 */
export function proposeWords(
  asked: readonly ListWord[],
  applied: readonly ListWord[],
  refused: readonly string[],
  meetings: Meetings,
  taken: readonly string[],
) {
  const candidates = asked.filter((one) => !refused.includes(getKey(one)));
  const together = new Meetings(meetings).addWords(candidates);
  const measured = candidates
    .map((one) => ({ one, gain: together.listMet(one).length }))
    .filter(({ gain, one }) => isEnough(gain, one.list.ids))
    .sort((a, b) => b.gain - a.gain);
  const [best] = measured;
  if (!best) return undefined;
  const isAlone = meetings.listMet(best.one).length * 2 > best.gain;
  const chosen = measured.flatMap(({ one, gain }) => (gain * 2 >= best.gain ? one : []));
  // Words of one tenant that meet only each other may as well be regions or directions.
  if (!isAlone && chosen.every((one) => one.list === best.one.list)) return undefined;
  return {
    words: chosen.map((one) => ({
      /** As in the answer that says no to it. */
      key: getKey(one),
      /** As ids write it with its separator, such as `_Q`; within ids the word. */
      text: writeWord(one),
      /** Whether its tenant's stage stays one, so that ids only lose the word. */
      isWhole: one.stage === one.list.plainStage,
    })),
    /** Number of artefacts that then stand on two stages, under the ids that are left. */
    gain: new Set(chosen.flatMap((one) => together.listMet(one))).size,
    /** The readings of the tenants that the words change, by their key. */
    readings: new Map(
      chosen.flatMap(({ list }) => {
        const reading = makeReading(list, [...applied, ...chosen], taken);
        return list.keys.map((key) => [key, reading] as const);
      }),
    ),
  };
}

function writeWord({ list, members: [first], position, token }: ListWord): string {
  if (position === 'infix') return token.toUpperCase();
  const { id = '' } = list.everListed[list.ids.indexOf(first?.id ?? '')] ?? {};
  const length = id.length - (first?.base ?? '').length;
  return position === 'prefix' ? id.slice(0, length) : id.slice(-length);
}
