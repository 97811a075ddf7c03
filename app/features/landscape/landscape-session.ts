import { createStore } from '@tanstack/react-store';
import * as z from 'zod/mini';
import { MAX_LIST_LENGTH, readList } from '#app/domain/landscape/read-list';
import {
  EMPTY_LANDSCAPE,
  type LandscapeAction,
  type LandscapeState,
  reduceLandscape,
  type Source,
} from './landscape-state';

/** Whether the lists are saved for this tab, or why not. */
type Saving = 'off' | 'on' | 'too-large';

export type LandscapeSession = ReturnType<typeof createLandscapeSession>;

const SAVE_DELAY_MS = 300;

/** The lists of one visit with all decisions, and what waits to be read. */
export function createLandscapeSession() {
  const landscape = createStore(EMPTY_LANDSCAPE);
  const saving = createStore<Saving>('off');
  const waiting: { key: string; content: Blob | string }[] = [];
  let isOpen = false;
  let isReading = false;
  let received = 0;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (action: LandscapeAction) => {
    landscape.setState((state) => reduceLandscape(state, action));
    if (saving.state !== 'on') return;
    clearTimeout(saveTimer);
    saveTimer = setTimeout(saveNow, SAVE_DELAY_MS);
  };

  const saveNow = () => {
    clearTimeout(saveTimer);
    if (saving.state !== 'on') return;
    if (!saveLandscape(landscape.state)) saving.setState(() => 'too-large');
  };

  const setSaving = (isOn: boolean) => {
    saving.setState(() => (isOn ? 'on' : 'off'));
    if (isOn) saveNow();
    else deleteLandscape();
  };

  /** Reads one after the other, with pauses for input and painting before and after each (D52). */
  const readWaiting = async () => {
    if (!isOpen || isReading) return;
    isReading = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await pause();
      const result = await readSource(next.content);
      await pause();
      dispatch({ kind: 'read', key: next.key, result });
    }
    isReading = false;
  };

  return {
    landscape,
    saving,
    dispatch,
    setSaving,
    saveNow,
    /** Takes files or texts; they are read once the page is sealed. */
    receive: (files: readonly { fileName: string; content: Blob | string }[]) => {
      const added = files.map(({ fileName, content }) => {
        received += 1;
        // Keys of saved lists come from an earlier document.
        return { key: `${performance.timeOrigin}-${received}`, fileName, content };
      });
      dispatch({
        kind: 'received',
        sources: added.map(({ key, fileName }) => ({ key, fileName })),
      });
      waiting.push(...added);
      void readWaiting();
    },
    /** Called once the page can send nothing. */
    open: () => {
      if (isOpen) return;
      isOpen = true;
      const saved = loadLandscape();
      if (saved) {
        const sources = [...saved.sources, ...landscape.state.sources];
        saving.setState(() => 'on');
        dispatch({ kind: 'restored', state: { ...saved, sources } });
      }
      void readWaiting();
    },
  };
}

async function readSource(content: Blob | string): Promise<Source['result']> {
  try {
    if (typeof content === 'string') return readList(content, parseXml);
    // Not even loaded if it is far too large.
    if (content.size > 4 * MAX_LIST_LENGTH) return { kind: 'fault', fault: { kind: 'too-large' } };
    return readList(await content.text(), parseXml);
  } catch {
    // A folder, or a file that is gone.
    return { kind: 'unreadable' };
  }
}

function parseXml(text: string) {
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** Until the browser has painted what it knows already. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

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
function loadLandscape(): LandscapeState | undefined {
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
function saveLandscape(state: LandscapeState): boolean {
  const sources = state.sources.filter(({ result }) => result.kind === 'list');
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...state, sources }));
    return true;
  } catch {
    deleteLandscape();
    return false;
  }
}

function deleteLandscape(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage saves nothing.
  }
}
