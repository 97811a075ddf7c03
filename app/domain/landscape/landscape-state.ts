import * as z from 'zod/mini';
import { parseJson } from '#app/domain/parse-json.ts';
import { answerSchema, judgeResult, listSchema, type ReadResult } from './list.ts';
import { decisionsSchema, type SavedState } from './saved-state.ts';
import { dateEarlier, sourceSchema } from './sources.ts';

/** A file or a pasted text. */
export interface Source extends z.infer<typeof sourceSchema> {
  result: ReadResult | { kind: 'waiting' } | { kind: 'unreadable' };
}

const choicesSchema = z.extend(decisionsSchema, {
  /** The landscape in the results. */
  shownLandscape: z._default(z.number(), 1),
  /** The stage that others are compared with; '' for the first that has the artefact. */
  reference: z._default(z.string(), ''),
  /** The day that every stage is compared with, the latest if there is one, or none. */
  since: z._default(z.string(), 'latest'),
});

/** The sources of one visit with all decisions about them. */
export interface LandscapeState extends z.infer<typeof choicesSchema> {
  /** In order of arrival. */
  sources: readonly Source[];
}

export const EMPTY_LANDSCAPE: LandscapeState = { ...choicesSchema.parse({}), sources: [] };

/** Lists and decisions that are kept for a tab. */
const tabSchema = z.extend(choicesSchema, {
  sources: z.array(z.extend(sourceSchema, { result: listSchema })),
  /** Lists of packages and drafts, and answers about configurations: no lists of what is deployed. */
  designs: z._default(
    z.array(
      z.extend(sourceSchema, {
        result: z.extend(answerSchema, {
          fault: z.object({ kind: z.enum(['packages', 'design-time', 'configuration']) }),
        }),
      }),
    ),
    [],
  ),
});

/** Whether a tab can keep a source: a list, or an answer that adds to lists (D52). */
export function canKeep({ result }: Source): boolean {
  if (result.kind === 'list') return true;
  if (result.kind !== 'fault') return false;
  return result.design !== undefined || result.fault.kind === 'configuration';
}

/** The part of a landscape's state that a tab keeps. */
export function writeTab({ sources, ...state }: LandscapeState): string {
  const kept = Object.groupBy(sources.filter(canKeep), ({ result }) => result.kind);
  return JSON.stringify({ ...state, sources: kept.list ?? [], designs: kept.fault ?? [] });
}

/** Reads what a tab kept; nothing if it is none. Yields, so that the caller can pause. */
export function* readTab(text: string): Generator<undefined, LandscapeState | undefined> {
  const { data } = tabSchema.safeParse(parseJson(text));
  if (!data) return undefined;
  const { designs, ...state } = data;
  const sources: Source[] = [];
  for (const source of [...state.sources, ...designs]) {
    sources.push({ ...source, result: yield* judgeResult(source.result) });
  }
  return { ...state, sources };
}

export function changeSource(
  state: LandscapeState,
  key: string,
  change: (source: Source) => Partial<Source>,
): LandscapeState {
  const sources = state.sources.map((one) => (one.key === key ? { ...one, ...change(one) } : one));
  return { ...state, sources };
}

/**
 * Dates two lists of a tenant as the visitor says.
 * @param now milliseconds since 1970
 */
export function orderLists(
  state: LandscapeState,
  newer: string,
  older: string,
  now: number,
): LandscapeState {
  const modified = state.sources.find(({ key }) => key === newer)?.modified ?? now;
  const dated = changeSource(state, newer, () => ({ modified, isDated: true }));
  return changeSource(dated, older, ({ result }) =>
    result.kind === 'list' ? { modified: dateEarlier(result, modified), isDated: true } : {},
  );
}

/** Puts the lists of a saved state in its place; what was decided here since then stays. */
export function addSaved(state: LandscapeState, key: string, saved: SavedState): LandscapeState {
  const { sources, settings, stageOrder, leftOut, accepted, answered } = saved;
  const known = new Set(state.sources.map((source) => source.key));
  return {
    ...state,
    sources: state.sources.flatMap((source): Source | Source[] =>
      source.key === key ? sources.filter((one) => !known.has(one.key)) : source,
    ),
    settings: { ...settings, ...state.settings },
    stageOrder: state.stageOrder.length > 0 ? state.stageOrder : stageOrder,
    leftOut: state.leftOut || leftOut,
    accepted: [...state.accepted, ...accepted],
    answered: [...state.answered, ...answered],
  };
}
