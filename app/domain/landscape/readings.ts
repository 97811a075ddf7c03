import { type DeployedArtefact, type StageArtefacts, sortById } from './artefact.ts';
import { cutLast, cutName, cutWord, normaliseToken } from './id-words.ts';
import { Meetings } from './meetings.ts';
import type { SeparationRule } from './saved-state.ts';
import { orderStages } from './stages.ts';

/** Stands for all stages of a tenant. */
export const ALL_STAGES = '*';

/** Which stage the artefacts of a tenant belong to. */
export interface Reading {
  /** Words that tell a stage, '' if it is another tenant's: such ids are left out. */
  rules: readonly SeparationRule[];
  /** The stage of ids without such a word, all stages, or '' if these ids are left out. */
  rest: string;
  /** Whether only twins tell that stage: an id without one may be on all stages. */
  isRestFound?: boolean;
  /** Whether the visitor has typed the words, which count on every id that carries one. */
  isTyped?: boolean;
  /** Names that stand elsewhere, where these tell which word counts. */
  known?: Meetings;
}

/** Separates the stages of a tenant by a reading (spec §1, D52). */
export function applyReading(artefacts: readonly DeployedArtefact[], reading: Reading) {
  const typed = reading.rules.map((rule) => ({ ...rule, token: normaliseToken(rule.token) }));
  const matched = matchWords(sortById(artefacts), { ...reading, rules: typed });
  const twins = new Set(
    matched.flatMap(({ word, base }) => (word?.stage ? base.toLowerCase() : [])),
  );
  const isTwin = ({ base }: PlacedArtefact) => twins.has(base.toLowerCase());
  // An id beside its own copy with a word is on a stage of its own.
  const placed = matched.map((one) =>
    one.stage === ALL_STAGES && isTwin(one) ? { ...one, stage: '' } : one,
  );
  const byStage = Map.groupBy(placed, ({ stage }) => stage);
  const [shared = [], leftOut = []] = [byStage.get(ALL_STAGES), byStage.get('')];
  const names = [...byStage.keys()].filter((stage) => stage && stage !== ALL_STAGES);
  const doubted = reading.isRestFound ? placed.filter((one) => !one.word && !isTwin(one)) : [];
  const unsure = new Set([...leftOut, ...doubted].map(({ base }) => base.toLowerCase()));
  return {
    /** Their artefacts have ids and names without the stage. */
    stages: orderStages(names).map(
      (stage): StageArtefacts => ({
        stage,
        artefacts: sortById(takeBases([...(byStage.get(stage) ?? []), ...shared])),
        ...(unsure.size > 0 && { unsure }),
      }),
    ),
    /** The ids that each rule matched. */
    matches: typed.map((rule) => listIds(placed.filter(({ word }) => word === rule))),
    /** Ids that no rule matched. */
    open: listIds(placed.filter(({ word }) => !word)),
    /** Ids that are on no stage. */
    leftOut: listIds(leftOut),
    /** Ids that carry a word of another tenant's stage. */
    strays: listIds(placed.filter(({ word }) => word?.stage === '')),
  };
}

/** An artefact with the word that tells its stage, if any, and what that leaves of its id. */
type PlacedArtefact = ReturnType<typeof matchWords>[number];

/**
 * Chooses a word for each artefact: one that leaves a known id, else one that a separator stands
 * beside, in id or name. Glued to a name that nothing else has, it may be chance, as in `Latest`.
 * A copy, such as `X_QA_TMP` or `X_QA_Test`, is on the stage of what it copies.
 */
function matchWords(
  artefacts: readonly DeployedArtefact[],
  { rules, rest, known, isTyped }: Reading,
) {
  const words = rules.filter(({ isOn }) => isOn).sort((a, b) => b.token.length - a.token.length);
  const meetings = new Meetings();
  const found = artefacts.map((artefact) => {
    const { id, name } = artefact;
    meetings.add(id.toLowerCase(), ALL_STAGES);
    const cuts = [];
    for (const from of [cutLast(id), id]) {
      for (const word of words) {
        const cut = cutWord(from, word);
        if (!cut) continue;
        const isCopy = from !== id;
        const original = cut.base.toLowerCase();
        if (!isCopy) meetings.add(original, word.stage);
        const isSeparated = isCopy || cut.isSeparated || cutWord(name, word)?.isSeparated === true;
        const place = { artefact, word, stage: word.stage, base: cut.base + id.slice(from.length) };
        cuts.push({ ...place, original, isCopy, isSeparated });
      }
    }
    return { artefact, cuts };
  });
  return found.map(({ artefact, cuts }) => {
    const isTold = isTyped && cuts.some(({ isCopy, isSeparated }) => !isCopy && isSeparated);
    const met = cuts.find(({ original, stage, isCopy }) => {
      return !(isTold && isCopy) && (meetings.meets(original, stage) || known?.get(original));
    });
    const alone = cuts.find(({ stage, isCopy, isSeparated }) => stage && !isCopy && isSeparated);
    return met ?? alone ?? { artefact, word: undefined, stage: rest, base: artefact.id };
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
