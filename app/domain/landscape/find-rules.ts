import type { DeployedArtefact } from './list.ts';
import { type NameToken, POSITIONS, type SeparationRule, splitName } from './separation.ts';
import { findStage, GLUED_WORDS, orderStages } from './stages.ts';

/** Finds the words by which a tenant's names tell their stage (D52); none if they do not. */
export function findRules(artefacts: readonly DeployedArtefact[]): SeparationRule[] {
  const ids = artefacts.map(({ id }) => id);
  const known = selectKnownWords(ids);
  const rules = known.length > 0 ? known : selectRepeatedWords(ids);
  const order = orderStages(rules.map(({ stage }) => stage));
  return rules.sort(
    (a, b) =>
      order.indexOf(a.stage) - order.indexOf(b.stage) ||
      (a.position === b.position ? 0 : a.position === 'suffix' ? -1 : 1) ||
      (a.token < b.token ? -1 : 1),
  );
}

/** An id that may tell its stage by a word. */
interface Candidate extends NameToken {
  stage: string;
  /** Lower case. */
  base: string;
  isSeparated: boolean;
}

/**
 * Words that name a stage, if the names are built that way: the same name stands there with
 * another stage or without one, or half of all names have such a word.
 */
function selectKnownWords(ids: readonly string[]): SeparationRule[] {
  const found = ids.map(findCandidates);
  const isTwin = findTwins(ids, found.flat());
  const twins = found.filter((candidates) => candidates.some(isTwin)).length;
  const separated = found.filter((candidates) => candidates.some((one) => one.isSeparated)).length;
  const tenth = Math.max(2, ids.length / 10);
  if (twins < tenth && (separated < 2 || separated < ids.length / 2)) return [];
  const groups = Map.groupBy(found.flat(), ({ position, token }) => `${position} ${token}`);
  return [...groups.values()].flatMap((group) => {
    const isFrequent = group.filter((one) => one.isSeparated).length >= tenth;
    const [first] = group;
    return first && (isFrequent || group.some(isTwin)) ? [toRule(first)] : [];
  });
}

/** With a separator any known word at either end, otherwise the words that are hardly chance. */
function findCandidates(id: string): Candidate[] {
  const lower = id.toLowerCase();
  const separated = POSITIONS.flatMap((position) =>
    makeCandidate(id, { position, token: getEndWord(lower, position) }),
  ).filter(({ isSeparated }) => isSeparated);
  if (separated.length > 0) return separated;
  return POSITIONS.flatMap((position) =>
    GLUED_WORDS.filter((word) => lower.startsWith(word) || lower.endsWith(word)).flatMap((token) =>
      makeCandidate(id, { position, token }),
    ),
  );
}

function makeCandidate(id: string, { position, token }: NameToken): Candidate[] {
  const stage = findStage(token);
  const split = stage && splitName(id, { position, token });
  if (!split) return [];
  return [{ position, token, stage, ...split, base: split.base.toLowerCase() }];
}

/** Whether the rest of an id stands elsewhere with another stage, or by itself. */
function findTwins(ids: readonly string[], candidates: readonly Candidate[]) {
  const byBase = Map.groupBy(candidates, ({ base }) => base);
  const plain = new Set(ids.map((id) => id.toLowerCase()));
  return ({ base, stage }: Candidate) =>
    plain.has(base) || byBase.get(base)?.some((other) => other.stage !== stage) === true;
}

/**
 * Short words that no table knows, such as `_D` and `_Q`: each stands in a fifth of the names, and
 * most of these names stand there with another such word too.
 */
function selectRepeatedWords(ids: readonly string[]): SeparationRule[] {
  return POSITIONS.flatMap((position) => {
    const parts = ids.flatMap((id) => splitAtEnd(id.toLowerCase(), position));
    const byToken = Map.groupBy(parts, ({ token }) => token);
    const frequent = [...byToken].filter(
      ([token, { length }]) => length >= Math.max(3, ids.length / 5) && isStageLike(token),
    );
    const tokens = new Set(frequent.map(([token]) => token));
    const tokensByBase = new Map<string, number>();
    for (const { token, base } of parts) {
      if (tokens.has(token)) tokensByBase.set(base, (tokensByBase.get(base) ?? 0) + 1);
    }
    const rules = frequent.flatMap(([token, all]) => {
      const twins = all.filter(({ base }) => (tokensByBase.get(base) ?? 0) > 1);
      if (twins.length < all.length * MIN_TWIN_SHARE) return [];
      return [
        toRule({ position, token, stage: STAGES_BY_LETTER.get(token) ?? token.toUpperCase() }),
      ];
    });
    return rules.length > 1 ? rules : [];
  });
}

const MIN_TWIN_SHARE = 0.6;

const STAGES_BY_LETTER = new Map([
  ['d', 'DEV'],
  ['t', 'TEST'],
  ['q', 'QA'],
  ['p', 'PROD'],
]);

/** Neither a version nor a direction. */
function isStageLike(token: string): boolean {
  return token.length <= 5 && !/^(?:v?\d+|in|out|req|res|resp|snd|rcv|send)$/.test(token);
}

function splitAtEnd(lower: string, position: NameToken['position']) {
  const token = getEndWord(lower, position);
  const split = splitName(lower, { position, token });
  return split?.isSeparated ? [{ token, base: split.base }] : [];
}

/** The last or the first word; empty if it is too long to be a stage. */
export function getEndWord(name: string, position: NameToken['position']): string {
  const end = position === 'suffix' ? name.slice(-MAX_WORD) : name.slice(0, MAX_WORD);
  const words = end.split(/[_\-. ]/);
  return words.length > 1 ? (words.at(position === 'suffix' ? -1 : 0) ?? '') : '';
}

/** Longer than any word that names a stage. */
const MAX_WORD = 24;

function toRule({ position, token, stage }: Omit<SeparationRule, 'isOn'>): SeparationRule {
  return { position, token, stage, isOn: true };
}
