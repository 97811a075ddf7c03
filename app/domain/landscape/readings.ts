import * as z from 'zod/mini';
import { type DeployedArtefact, type StageArtefacts, sortById } from './artefact.ts';
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
  reading: Reading,
  isKnown: (base: string) => boolean = () => false,
): SeparatedList {
  const { rules, rest, isRestFound } = reading;
  const placed = matchWords(sortById(artefacts), reading, isKnown);
  const bases = new Set(placed.flatMap(({ word, base }) => (word?.rule ? base.toLowerCase() : [])));
  const open = placed.filter(({ word }) => !word);
  // An id beside its own copy with a word is on a stage of its own.
  const alone = new Set(open.filter(({ base }) => !bases.has(base.toLowerCase())));
  const shared = rest === ALL_STAGES ? [...alone] : [];
  const leftOut = placed.filter((one) => {
    return one.stage === '' || (one.stage === ALL_STAGES && !alone.has(one));
  });
  const unsure = new Set(
    [...leftOut, ...(isRestFound ? alone : [])].map(({ base }) => base.toLowerCase()),
  );
  const byStage = Map.groupBy(placed, ({ stage }) => stage);
  const names = [...byStage.keys()].filter((stage) => stage && stage !== ALL_STAGES);
  return {
    stages: orderStages(names).map((stage) => ({
      stage,
      artefacts: sortById(takeBases([...(byStage.get(stage) ?? []), ...shared])),
      ...(unsure.size > 0 && { unsure }),
    })),
    matches: rules.map((rule) => {
      const ids = listIds(placed.filter(({ word }) => word?.rule === rule));
      return { rule, count: ids.length, examples: ids.slice(0, MAX_EXAMPLES) };
    }),
    open: listIds(open),
    leftOut: listIds(leftOut),
    strays: listIds(placed.filter(({ word }) => word && !word.rule)),
  };
}

const MAX_EXAMPLES = 3;

/** A word that is looked for; without a rule, that of another tenant's stage. */
interface LookedUp extends IdWord {
  rule?: SeparationRule;
}

/** An artefact with the word that tells its stage, if any, and what that leaves of its id. */
interface PlacedArtefact {
  artefact: DeployedArtefact;
  stage: string;
  base: string;
  word?: LookedUp;
}

/**
 * Chooses a word for each artefact: one that leaves a known id, else one that a separator stands
 * beside, in id or name. Glued to a name that nothing else has, it may be chance, as in `Latest`.
 */
function matchWords(
  artefacts: readonly DeployedArtefact[],
  { rules, rest, strays, isTyped = false }: Reading,
  isKnown: (base: string) => boolean,
): PlacedArtefact[] {
  const typed = rules.filter(({ isOn }) => isOn);
  const words: LookedUp[] = [
    ...typed.map((rule) => ({ ...rule, token: normaliseToken(rule.token), rule })),
    ...strays,
  ].sort((a, b) => b.token.length - a.token.length);
  const cutAll = (artefact: DeployedArtefact, id = artefact.id) =>
    words.flatMap((word) => {
      const cut = cutWord(id, word);
      return cut ? { artefact, word, stage: word.rule?.stage ?? '', ...cut } : [];
    });
  const found = artefacts.map((artefact) => ({ artefact, cuts: cutAll(artefact) }));
  const ids = new Set(artefacts.map(({ id }) => id.toLowerCase()));
  const stages = new Map<string, string>();
  for (const { base, stage } of found.flatMap(({ cuts }) => cuts)) {
    const lower = base.toLowerCase();
    stages.set(lower, (stages.get(lower) ?? stage) === stage ? stage : ALL_STAGES);
  }
  const isMet = ({ base, stage }: PlacedArtefact) => {
    const lower = base.toLowerCase();
    return ids.has(lower) || (stages.get(lower) ?? stage) !== stage || isKnown(lower);
  };
  const placed = found.map(({ artefact, cuts }): PlacedArtefact => {
    const { id, name } = artefact;
    const separated = cuts.filter(({ isSeparated, word }) => {
      return isSeparated || (name !== id && cutWord(name, word)?.isSeparated);
    });
    const isTwin = !isTyped && stages.has(id.toLowerCase());
    const alone = isTwin ? undefined : separated.find(({ word }) => word.rule);
    return (
      separated.find(isMet) ?? cuts.find(isMet) ?? alone ?? { artefact, stage: rest, base: id }
    );
  });
  const byId = new Map(placed.map((one) => [one.artefact.id, one]));
  return placed.map((one) => {
    // A copy, such as `X_QA_TMP` or `X_QA_Test`, is on the stage of what it copies.
    const { id } = one.artefact;
    const copied = one.word ? one.base : cutLast(id);
    const known =
      byId.get(copied) ?? (one.word ? undefined : cutAll(one.artefact, copied).find(isMet));
    if (!known?.word?.rule || (isTyped && one.word) || !id.startsWith(copied)) return one;
    return { ...known, artefact: one.artefact, base: known.base + id.slice(copied.length) };
  });
}

/** Removes stage words from ids, except where the rest is the id of another artefact. */
function takeBases(placed: readonly PlacedArtefact[]): DeployedArtefact[] {
  const taken = new Set(placed.flatMap(({ word, base }) => (word ? [] : base)));
  return placed.map(({ artefact, word, base }) => {
    if (!word || taken.has(base)) return artefact;
    taken.add(base);
    const { id, name } = artefact;
    const shown = name === id ? base : cutName(name, word, base);
    return { ...artefact, id: base, deployedId: id, name: shown };
  });
}

function listIds(placed: readonly PlacedArtefact[]): string[] {
  return placed.map(({ artefact }) => artefact.id);
}
