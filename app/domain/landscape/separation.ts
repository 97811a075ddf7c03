import * as z from 'zod/mini';
import type { DeployedArtefact, StageArtefacts } from './list.ts';
import { orderStages } from './stages.ts';

export const POSITIONS = ['suffix', 'prefix', 'infix'] as const;

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
/** Its word in lower case, without separators. */
export type NameToken = Pick<SeparationRule, 'position' | 'token'>;

export interface RuleMatch {
  rule: SeparationRule;
  count: number;
  /** The first ids that matched. */
  examples: readonly string[];
}

export interface Separation {
  /** Their artefacts have ids and names without the stage. */
  stages: readonly StageArtefacts[];
  /** One for each rule, in the order of the rules. */
  matches: readonly RuleMatch[];
  /** Ids that no rule matched. */
  open: readonly string[];
}

/**
 * Separates the stages of a tenant by its rules (spec §1, D52). What no rule matches belongs to
 * `openStage` if one is given, or to all of them, otherwise to no stage.
 */
export function separate(
  artefacts: readonly DeployedArtefact[],
  rules: readonly SeparationRule[],
  openStage?: string,
): Separation {
  const matches = matchRules(artefacts, rules);
  const split = sortById(artefacts).map((artefact) => ({ artefact, match: matches.get(artefact) }));
  const restStage = openStage === ALL_STAGES ? undefined : openStage;
  const byStage = Map.groupBy(split, ({ match }) => match?.rule.stage ?? restStage);
  const shared = openStage === ALL_STAGES ? (byStage.get(undefined) ?? []) : [];
  const byRule = Map.groupBy(split, ({ match }) => match?.rule);
  const listIds = (rule?: SeparationRule) =>
    byRule.get(rule)?.map(({ artefact }) => artefact.id) ?? [];
  const stages = [...byStage.keys()].filter((stage) => stage !== undefined);
  return {
    stages: orderStages(stages).map((stage) => ({
      stage,
      artefacts: sortById(takeBases([...(byStage.get(stage) ?? []), ...shared])),
    })),
    matches: rules.map((rule) => {
      const ids = listIds(rule);
      return { rule, count: ids.length, examples: ids.slice(0, MAX_EXAMPLES) };
    }),
    open: listIds(),
  };
}

const MAX_EXAMPLES = 3;

interface Match {
  rule: SeparationRule;
  base: string;
}

interface SplitArtefact {
  artefact: DeployedArtefact;
  match: Match | undefined;
}

/**
 * Without a separator a token may be chance, as in `Latest`. It counts if the rest is known: as
 * an id, or from another stage.
 */
function matchRules(
  artefacts: readonly DeployedArtefact[],
  rules: readonly SeparationRule[],
): Map<DeployedArtefact, Match> {
  const active = rules
    .map((rule) => ({ rule, token: normaliseToken(rule.token), position: rule.position }))
    .filter(({ rule }) => rule.isOn)
    .sort(compareTokens);
  const matches = new Map<DeployedArtefact, Match>();
  const glued = new Map<DeployedArtefact, Match[]>();
  for (const artefact of artefacts) {
    const found = active.flatMap(({ rule, ...token }) => {
      const split = splitName(artefact.id, token);
      if (!split) return [];
      // The name may separate what the id does not, as in `OrderQA` and "Order QA".
      const isSeparated = split.isSeparated || isNamed(artefact, token);
      return [{ rule, ...split, isSeparated }];
    });
    const separated = found.find(({ isSeparated }) => isSeparated);
    if (separated) matches.set(artefact, separated);
    else glued.set(artefact, found);
  }
  const lower = ({ base }: Match) => base.toLowerCase();
  const known = new Set(artefacts.map(({ id }) => id.toLowerCase()));
  for (const match of matches.values()) known.add(lower(match));
  const byBase = Map.groupBy([...glued.values()].flat(), lower);
  for (const [artefact, candidates] of glued) {
    const match = candidates.find((one) => {
      const isShared = byBase.get(lower(one))?.some(({ rule }) => rule.stage !== one.rule.stage);
      return known.has(lower(one)) || isShared;
    });
    if (match) matches.set(artefact, match);
  }
  return matches;
}

/** Whether the name ends or begins with the token, apart from its other words. */
export function isNamed({ id, name }: DeployedArtefact, token: NameToken): boolean {
  return name !== id && splitName(name, token)?.isSeparated === true;
}

/** The longest token first, so that `preprod` is not taken for `prod`. */
function compareTokens(a: NameToken, b: NameToken): number {
  if (a.token.length !== b.token.length) return b.token.length - a.token.length;
  if (a.position !== b.position) return a.position === 'suffix' ? -1 : 1;
  return a.token < b.token ? -1 : 1;
}

/** Removes stage tokens from ids, except where the rest is the id of another artefact. */
function takeBases(artefacts: readonly SplitArtefact[]): DeployedArtefact[] {
  const taken = new Set(artefacts.flatMap(({ artefact, match }) => (match ? [] : artefact.id)));
  return artefacts.map(({ artefact, match }) => {
    const base = match?.base ?? artefact.id;
    if (match === undefined || taken.has(base)) return artefact;
    taken.add(base);
    const { id, name } = artefact;
    const token = { ...match.rule, token: normaliseToken(match.rule.token) };
    return {
      ...artefact,
      id: base,
      deployedId: id,
      name: name === id ? base : stripName(name, token),
    };
  });
}

function sortById(artefacts: readonly DeployedArtefact[]): DeployedArtefact[] {
  return [...artefacts].sort((a, b) => (a.id === b.id ? 0 : a.id < b.id ? -1 : 1));
}

interface SplitName {
  base: string;
  /** Whether a separator stands between base and token. */
  isSeparated: boolean;
}

/** Takes the token off a name, in any case; nothing if the name has no such token or no more. */
export function splitName(name: string, { position, token }: NameToken): SplitName | undefined {
  const lower = name.toLowerCase();
  if (token === '' || lower.length !== name.length) return undefined;
  if (position === 'infix') return splitWithin(name, lower, token);
  if (position === 'suffix' ? !lower.endsWith(token) : !lower.startsWith(token)) return undefined;
  const rest = position === 'suffix' ? name.slice(0, -token.length) : name.slice(token.length);
  const base = trimSeparators(rest, position);
  return base === '' ? undefined : { base, isSeparated: base.length < rest.length };
}

/** Takes a token with one of the separators around it out of the middle of a name. */
function splitWithin(name: string, lower: string, token: string): SplitName | undefined {
  const isSeparator = (at: number) => SEPARATORS.includes(lower.charAt(at) || 'x');
  for (let at = lower.indexOf(token, 1); at > 0; at = lower.indexOf(token, at + 1)) {
    const end = at + token.length;
    if (at > 1 && isSeparator(at - 1) && isSeparator(end) && end < lower.length - 1) {
      return { base: name.slice(0, at) + name.slice(end + 1), isSeparated: true };
    }
  }
  return undefined;
}

/** The name without the token and the brackets around it; the whole name if it has no token. */
function stripName(name: string, token: NameToken): string {
  for (const position of [token.position, ...POSITIONS] as const) {
    const split = splitName(trimSeparators(name, position), { ...token, position });
    if (split) return trimSeparators(split.base, 'suffix');
  }
  return name;
}

/** Lower case, without separators around it. */
function normaliseToken(token: string): string {
  return trimSeparators(trimSeparators(token.toLowerCase(), 'prefix'), 'suffix');
}

function trimSeparators(text: string, side: NameToken['position']): string {
  let start = 0;
  let end = text.length;
  if (side === 'prefix') while (start < end && SEPARATORS.includes(text.charAt(start))) start += 1;
  else while (end > start && SEPARATORS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const SEPARATORS = '_-. /:()[]';
