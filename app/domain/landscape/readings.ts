import * as z from 'zod/mini';
import { type DeployedArtefact, type StageArtefacts, sortById } from './artefact.ts';
import { cutLast, cutName, cutWord, type IdWord, normaliseToken, POSITIONS } from './id-words.ts';
import { Meetings } from './meetings.ts';
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

export interface SeparatedList {
  /** Their artefacts have ids and names without the stage. */
  stages: readonly StageArtefacts[];
  /** The ids that each rule matched, in the order of the rules. */
  matches: readonly (readonly string[])[];
  /** Ids that no rule matched. */
  open: readonly string[];
  /** Ids that are on no stage. */
  leftOut: readonly string[];
  /** Ids that carry a word of another tenant's stage. */
  strays: readonly string[];
}

/**
 * Separates the stages of a tenant by a reading (spec §1, D52).
 * @param known names that stand on a stage elsewhere too
 */
export function applyReading(
  artefacts: readonly DeployedArtefact[],
  reading: Reading,
  known?: Meetings,
): SeparatedList {
  const { rules, rest, isRestFound, strays } = reading;
  const typed = rules.map((rule) => ({ ...rule, token: normaliseToken(rule.token) }));
  const words = [
    ...typed.filter(({ isOn }) => isOn),
    ...strays.map((word) => ({ ...word, stage: '' })),
  ].sort((a, b) => b.token.length - a.token.length);
  const placed = matchWords(sortById(artefacts), words, reading, known);
  const bases = new Set(
    placed.flatMap(({ word, base }) => (word?.stage ? base.toLowerCase() : [])),
  );
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
    matches: typed.map((rule) => listIds(placed.filter(({ word }) => word === rule))),
    open: listIds(open),
    leftOut: listIds(leftOut),
    strays: listIds(placed.filter(({ word }) => word?.stage === '')),
  };
}

/** A word with its stage, '' if that is another tenant's. */
interface StageWord extends IdWord {
  stage: string;
}

/** An artefact with the word that tells its stage, if any, and what that leaves of its id. */
interface PlacedArtefact {
  artefact: DeployedArtefact;
  stage: string;
  base: string;
  word?: StageWord;
}

/**
 * Chooses a word for each artefact: one that leaves a known id, else one that a separator stands
 * beside, in id or name. Glued to a name that nothing else has, it may be chance, as in `Latest`.
 */
function matchWords(
  artefacts: readonly DeployedArtefact[],
  words: readonly StageWord[],
  { rest, isTyped }: Reading,
  known: Meetings | undefined,
): PlacedArtefact[] {
  const cutAll = (artefact: DeployedArtefact, id = artefact.id) =>
    words.flatMap((word) => {
      const cut = cutWord(id, word);
      return cut ? { artefact, word, stage: word.stage, ...cut } : [];
    });
  const found = artefacts.map((artefact) => ({ artefact, cuts: cutAll(artefact) }));
  const meetings = new Meetings();
  for (const { artefact, cuts } of found) {
    meetings.add(artefact.id.toLowerCase(), ALL_STAGES);
    for (const { base, stage } of cuts) meetings.add(base.toLowerCase(), stage);
  }
  const isMet = ({ base, stage }: PlacedArtefact) => {
    const lower = base.toLowerCase();
    return meetings.meets(lower, stage) || known?.has(lower);
  };
  const placed = found.map(({ artefact, cuts }): PlacedArtefact => {
    const { id, name } = artefact;
    const separated = cuts.filter(({ isSeparated, word }) => {
      return isSeparated || (name !== id && cutWord(name, word)?.isSeparated);
    });
    const alone = separated.find(({ stage }) => stage !== '');
    return (
      separated.find(isMet) ?? cuts.find(isMet) ?? alone ?? { artefact, stage: rest, base: id }
    );
  });
  const byId = new Map(placed.map((one) => [one.artefact.id, one]));
  return placed.map((one) => {
    if (one.word && isTyped) return one;
    // A copy, such as `X_QA_TMP` or `X_QA_Test`, is on the stage of what it copies.
    const { artefact, word } = one;
    const copied = word ? one.base : cutLast(artefact.id);
    const original = byId.get(copied) ?? (word ? undefined : cutAll(artefact, copied).find(isMet));
    if (!original?.word?.stage || !artefact.id.startsWith(copied)) return one;
    return { ...original, artefact, base: original.base + artefact.id.slice(copied.length) };
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
