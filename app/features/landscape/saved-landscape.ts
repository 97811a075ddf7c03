import * as z from 'zod/mini';
import type { LandscapeState } from './landscape-state';

const KEY = 'landscape';

const texts = z.array(z.string());

const ruleSchema = z.object({
  position: z.enum(['prefix', 'suffix']),
  token: z.string(),
  stage: z.string(),
  isOn: z.boolean(),
});

const listSchema = z.object({
  kind: z.literal('list'),
  format: z.enum(['json', 'xml']),
  artefacts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      version: z.string(),
      type: z.string(),
      status: z.string(),
      deployedAt: z.exactOptional(z.number()),
    }),
  ),
  entries: z.number(),
  duplicates: texts,
  next: z.exactOptional(z.string()),
  host: z.exactOptional(z.string()),
});

const stateSchema = z.object({
  sources: z.array(z.object({ key: z.string(), fileName: z.string(), result: listSchema })),
  settings: z.record(
    z.string(),
    z.object({
      name: z.exactOptional(z.string()),
      stage: z.exactOptional(z.string()),
      landscape: z.exactOptional(z.number()),
      rules: z.exactOptional(z.array(ruleSchema)),
      openStage: z.exactOptional(z.string()),
    }),
  ),
  stageOrder: texts,
  shownLandscape: z.number(),
});

/** The landscape that the visitor saved in this tab, if any. */
export function loadLandscape(): LandscapeState | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    return text === null ? undefined : stateSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Saves lists and decisions until the tab is closed, without files at fault.
 * @returns false if they do not fit; then nothing is saved
 */
export function saveLandscape(state: LandscapeState): boolean {
  const sources = state.sources.filter(({ result }) => result.kind === 'list');
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...state, sources }));
    return true;
  } catch {
    deleteLandscape();
    return false;
  }
}

export function deleteLandscape(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage saves nothing.
  }
}
