import type { DeployedArtefact } from './list.ts';
import { isNamed, type NameToken, type SeparationRule, separate, splitName } from './separation.ts';
import { findStage, GLUED_WORDS, orderStages, STAGE_WORDS } from './stages.ts';

interface FoundSeparation {
  /** Switched off if they are only proposed. */
  rules: SeparationRule[];
  /** Proposed stage of artefacts that no rule matches. */
  rest?: string;
}

/**
 * Finds rules that separate a tenant's stages, and the stage of the rest (D52). A few copies, or a
 * word for one stage only, separate nothing: such rules are proposed.
 */
export function findSeparation(
  artefacts: readonly DeployedArtefact[],
  guess?: string,
): FoundSeparation {
  const rules = findRules(artefacts);
  if (rules.length === 0) return { rules };
  const { stages, open } = separate(artefacts, rules);
  const names = stages.map(({ stage }) => stage);
  const bases = new Set(stages.flatMap((one) => one.artefacts.map(({ id }) => id.toLowerCase())));
  const twins = open.filter((id) => bases.has(id.toLowerCase())).length;
  const usual = (artefacts.length - open.length) / names.length;
  const share = names.length > 1 ? 0.5 : MIN_COPIED_SHARE;
  const isRestStage = open.length * 2 >= usual && twins >= open.length * share;
  const isMost = names.length > 1 && open.length * 2 <= artefacts.length;
  if (!isRestStage && !isMost) return { rules: rules.map((rule) => ({ ...rule, isOn: false })) };
  const rest = isRestStage
    ? [guess, 'PROD', 'DEV'].find((stage) => stage !== undefined && !names.includes(stage))
    : undefined;
  return { rules, ...(rest && { rest }) };
}

/** Beside one word only, fewer ids in two forms would be copies. */
const MIN_COPIED_SHARE = 0.8;

/** Finds the words by which a tenant's names tell their stage (D52); none if they do not. */
export function findRules(artefacts: readonly DeployedArtefact[]): SeparationRule[] {
  const ids = artefacts.map(({ id }) => id);
  const known = selectKnownWords(artefacts, ids);
  const rules = dropClients(known.length > 0 ? known : selectRepeatedWords(ids));
  const order = orderStages(rules.map(({ stage }) => stage));
  return rules.sort(
    (a, b) =>
      order.indexOf(a.stage) - order.indexOf(b.stage) ||
      (a.position === b.position ? 0 : a.position === 'suffix' ? -1 : 1) ||
      (a.token < b.token ? -1 : 1),
  );
}

/** The number of a client is left out where the stage has only one: `DEV100` is DEV. */
function dropClients(rules: SeparationRule[]): SeparationRule[] {
  const shorten = ({ stage }: SeparationRule) => stage.replace(/^(\D+)\d{3}$/, '$1');
  const byStage = Map.groupBy(rules, shorten);
  return rules.map((rule) => {
    const words = new Set(byStage.get(shorten(rule))?.map(({ stage }) => stage));
    return words.size === 1 ? { ...rule, stage: shorten(rule) } : rule;
  });
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
function selectKnownWords(
  artefacts: readonly DeployedArtefact[],
  ids: readonly string[],
): SeparationRule[] {
  const found = artefacts.map(findCandidates);
  const isTwin = findTwins(ids, found.flat());
  const twins = found.filter((candidates) => candidates.some(isTwin)).length;
  const separated = found.filter((candidates) => candidates.some((one) => one.isSeparated)).length;
  const tenth = Math.max(2, ids.length / 10);
  if (twins < tenth && (separated < 2 || separated < ids.length / 2)) return [];
  const groups = Map.groupBy(found.flat(), ({ position, token }) => `${position} ${token}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    // Within a name a word may mean something else.
    if (first?.position === 'infix') {
      return group.filter(isTwin).length * 2 >= group.length ? [toRule(first)] : [];
    }
    const isFrequent = group.filter((one) => one.isSeparated).length >= tenth;
    return first && (isFrequent || group.some(isTwin)) ? [toRule(first)] : [];
  });
}

/**
 * With a separator in id or name any known word at either end, then within the id, otherwise the
 * words that are hardly chance.
 */
function findCandidates(artefact: DeployedArtefact): Candidate[] {
  const { id, name } = artefact;
  const lower = id.toLowerCase();
  const separated = ENDS.flatMap((position) => {
    const inId = makeCandidate(id, { position, token: getEndWord(lower, position) });
    if (inId.length > 0 || name === id) return inId;
    const word = { position, token: getEndWord(name.toLowerCase(), position) };
    return findStage(word.token) && isNamed(artefact, word) ? makeCandidate(id, word, true) : [];
  }).filter(({ isSeparated }) => isSeparated);
  if (separated.length > 0) return separated;
  const infixes = [...lower.matchAll(STAGE_WITHIN)].flatMap(([token]) =>
    makeCandidate(id, { position: 'infix', token }),
  );
  if (infixes.length > 0) return infixes;
  return ENDS.flatMap((position) =>
    GLUED_WORDS.filter((word) => lower.startsWith(word) || lower.endsWith(word)).flatMap((token) =>
      makeCandidate(id, { position, token }),
    ),
  );
}

const STAGE_WITHIN = new RegExp(
  `(?<=[_\\-. ])(?:${STAGE_WORDS.join('|')})\\d{0,3}(?=[_\\-. ])`,
  'g',
);

/** The positions at which a word is looked for first. */
export const ENDS = ['suffix', 'prefix'] as const;

function makeCandidate(
  id: string,
  { position, token }: NameToken,
  isSeparated = false,
): Candidate[] {
  const stage = findStage(token);
  const split = stage && splitName(id, { position, token });
  if (!split) return [];
  const base = split.base.toLowerCase();
  return [{ position, token, stage, base, isSeparated: isSeparated || split.isSeparated }];
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
  return ENDS.flatMap((position) => {
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
      return [toRule({ position, token, stage: nameStage(token, tokens) })];
    });
    return rules.length > 1 ? rules : [];
  });
}

const MIN_TWIN_SHARE = 0.6;

/** By a letter, alone or at the end of a system's id such as `S4D`, else the word itself. */
function nameStage(token: string, others: ReadonlySet<string>): string {
  const start = token.slice(0, -1);
  const isSystem = token.length === 3 && [...others].every((other) => other.startsWith(start));
  const letter = token.length === 1 || isSystem ? token.slice(-1) : '';
  return STAGES_BY_LETTER.get(letter) ?? token.toUpperCase();
}

/** The stage that a word names; undefined if it is ambiguous. */
export function readStageWord(token: string): string | undefined {
  const [, letter = ''] = token.match(/^(?:[a-z]\d)?([a-z])$/) ?? [];
  return findStage(token) ?? STAGES_BY_LETTER.get(letter);
}

const STAGES_BY_LETTER = new Map([
  ['e', 'DEV'],
  ['d', 'DEV'],
  ['t', 'TEST'],
  ['q', 'QA'],
  ['p', 'PROD'],
]);

/** Neither a version nor a direction nor a copy. */
function isStageLike(token: string): boolean {
  return token.length <= 5 && !NO_STAGE.test(token);
}

const NO_STAGE =
  /^(?:v?\d+|in|out|req|res|resp|snd|rcv|send|copy|kopie|play|poc|demo|old|alt|new|neu|bak|tmp|temp)$/;

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
