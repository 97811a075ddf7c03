import * as z from 'zod/mini';
import type { DeployedArtefact, StageArtefacts } from './artefact.ts';
import { cutLast, cutName, cutWord, type IdWord, normaliseToken, POSITIONS } from './id-words.ts';
import { orderStages } from './stages.ts';

/** Stands for all stages of a tenant. */
export const ALL_STAGES = '*';

/** A word before, after or within a name that tells its stage; case and separators do not matter. */
export const ruleSchema = z.object({
  position: z.enum(POSITIONS),
  token: z.string(),
  stage: z.string(),
  isOn: z.boolean(),
});

export type SeparationRule = z.infer<typeof ruleSchema>;

/** Which stage the artefacts of a tenant belong to. */
export interface Reading {
  /** Words that tell a stage; without any, all artefacts are on one. */
  rules: readonly SeparationRule[];
  /** The stage of ids without such a word, all stages, or '' if these ids are left out. */
  rest: string;
  /** Whether only twins tell that stage: an id without one may be on all stages. */
  isRestFound?: boolean;
  /** Whether no id carries two of the words or a glued one, so that other ids do not matter. */
  isCertain?: boolean;
  /** Whether the visitor has changed the words; what was typed counts on every id. */
  isTyped?: boolean;
  /** Words of other tenants' stages: ids that carry one are left out. */
  strays: readonly IdWord[];
}

export interface RuleMatch {
  rule: SeparationRule;
  count: number;
  /** The first ids that matched. */
  examples: readonly string[];
}

export interface SeparatedList {
  /** Their artefacts have ids and names without the stage. */
  stages: readonly StageArtefacts[];
  /** One for each rule, in the order of the rules. */
  matches: readonly RuleMatch[];
  /** Ids that no rule matched. */
  open: readonly string[];
  /** Ids that are on no stage. */
  leftOut: readonly string[];
  /** Ids that carry a word of another tenant's stage. */
  strays: readonly string[];
}

/**
 * Separates the stages of a tenant by a reading (spec §1, D52).
 * @param isKnown whether an id in lower case, or what a word leaves of one, stands elsewhere
 */
export function applyReading(
  artefacts: readonly DeployedArtefact[],
  { rules, rest, isRestFound, isTyped = false, strays }: Reading,
  isKnown: (base: string) => boolean = () => false,
): SeparatedList {
  const split = matchWords(artefacts, { rules, strays, isTyped }, isKnown);
  const byRule = Map.groupBy(split, ({ match }) => match?.rule);
  const matched = split.flatMap(({ match }) => (match?.rule ? match.base.toLowerCase() : []));
  const bases = new Set(matched);
  const open = byRule.get(undefined)?.filter(({ match }) => !match) ?? [];
  // What stands beside its own copy with a word is a stage of its own.
  const alone = open.filter(({ artefact }) => !bases.has(artefact.id.toLowerCase()));
  const shared = rest === ALL_STAGES ? alone : [];
  const byStage = Map.groupBy(split, ({ match }) => (match ? match.rule?.stage : rest));
  const names = [...byStage.keys()].filter((stage) => stage && stage !== ALL_STAGES);
  const stray = split.filter(({ match }) => match && !match.rule);
  const isPlaced = rest === ALL_STAGES ? new Set(shared) : new Set(rest === '' ? [] : open);
  const leftOut = [...stray, ...open.filter((one) => !isPlaced.has(one))];
  const unsure = new Set(
    [...leftOut, ...(isRestFound ? alone : [])].map(({ artefact, match }) =>
      (match?.base ?? artefact.id).toLowerCase(),
    ),
  );
  return {
    stages: orderStages(names.flatMap((stage) => stage ?? [])).map((stage) => ({
      stage,
      artefacts: sortById(takeBases([...(byStage.get(stage) ?? []), ...shared])),
      ...(unsure.size > 0 && { unsure }),
    })),
    matches: rules.map((rule) => {
      const ids = listIds(byRule.get(rule) ?? []);
      return { rule, count: ids.length, examples: ids.slice(0, MAX_EXAMPLES) };
    }),
    open: listIds(open),
    leftOut: listIds(leftOut),
    strays: listIds(stray),
  };
}

const MAX_EXAMPLES = 3;

interface Match {
  /** Absent for a word of another tenant's stage. */
  rule?: SeparationRule | undefined;
  word: IdWord;
  base: string;
}

interface WordCut extends Match {
  isSeparated: boolean;
}

interface SplitArtefact {
  artefact: DeployedArtefact;
  match: Match | undefined;
}

/**
 * Chooses a word for each artefact: one that leaves a known id, else one that a separator stands
 * beside, in id or name. Glued to a name that nothing else has, it may be chance, as in `Latest`.
 */
function matchWords(
  artefacts: readonly DeployedArtefact[],
  { rules, strays, isTyped }: Pick<Reading, 'rules' | 'strays' | 'isTyped'>,
  isKnown: (base: string) => boolean,
): SplitArtefact[] {
  const words = [
    ...rules
      .filter(({ isOn }) => isOn)
      .map((rule) => ({ rule, word: { ...rule, token: normaliseToken(rule.token) } })),
    ...strays.map((word) => ({ rule: undefined, word })),
  ].sort(({ word: a }, { word: b }) => b.token.length - a.token.length);
  const cutAll = (id: string) =>
    words.flatMap(({ rule, word }): WordCut[] => {
      const cut = cutWord(id, word);
      return cut ? [{ rule, word, ...cut }] : [];
    });
  const found = sortById(artefacts).map((artefact) => ({
    artefact,
    cuts: cutAll(artefact.id),
  }));
  const ids = new Set(artefacts.map(({ id }) => id.toLowerCase()));
  const stages = new Map<string, string>();
  const isHere = (base: string, { stage = '' }: Partial<SeparationRule> = {}) =>
    ids.has(base) || (stages.get(base) ?? stage) !== stage;
  for (const { cuts } of found) {
    for (const { base, rule: { stage = '' } = {} } of cuts) {
      const lower = base.toLowerCase();
      stages.set(lower, (stages.get(lower) ?? stage) === stage ? stage : '*');
    }
  }
  const listKnown = (cuts: readonly WordCut[]) =>
    cuts.filter(({ base, rule }) => {
      const lower = base.toLowerCase();
      return isHere(lower, rule) || isKnown(lower);
    });
  const split = found.map(({ artefact, cuts }): SplitArtefact => {
    const isSeparated = ({ isSeparated, word }: WordCut) => isSeparated || isNamed(artefact, word);
    const known = listKnown(cuts);
    const match =
      known.find(isSeparated) ??
      known[0] ??
      (!isTyped && stages.has(artefact.id.toLowerCase())
        ? undefined
        : cuts.find((cut) => cut.rule && isSeparated(cut)));
    return { artefact, match };
  });
  const byId = new Map(split.map((one) => [one.artefact.id, one.match]));
  return split.map(({ artefact, match }) => {
    // A copy, such as `X_QA_TMP` or `X_QA_Test`, is on the stage of what it copies.
    const copied = match?.base ?? cutLast(artefact.id);
    const original = byId.get(copied) ?? (match ? undefined : listKnown(cutAll(copied))[0]);
    if (!original?.rule || (isTyped && match) || !artefact.id.startsWith(copied))
      return { artefact, match };
    const base = original.base + artefact.id.slice(copied.length);
    return { artefact, match: { ...original, base } };
  });
}

/** Whether the name ends or begins with the word, apart from its other words. */
function isNamed({ id, name }: DeployedArtefact, word: IdWord): boolean {
  return name !== id && cutWord(name, word)?.isSeparated === true;
}

/** Removes stage words from ids, except where the rest is the id of another artefact. */
function takeBases(artefacts: readonly SplitArtefact[]): DeployedArtefact[] {
  const taken = new Set(artefacts.flatMap(({ artefact, match }) => (match ? [] : artefact.id)));
  return artefacts.map(({ artefact, match }) => {
    const base = match?.base ?? artefact.id;
    if (match === undefined || taken.has(base)) return artefact;
    taken.add(base);
    const { id, name } = artefact;
    return {
      ...artefact,
      id: base,
      deployedId: id,
      name: name === id ? base : cutName(name, match.word, base),
    };
  });
}

function listIds(some: readonly SplitArtefact[]): string[] {
  return some.map(({ artefact }) => artefact.id);
}

function sortById(artefacts: readonly DeployedArtefact[]): DeployedArtefact[] {
  return [...artefacts].sort((a, b) => (a.id === b.id ? 0 : a.id < b.id ? -1 : 1));
}
