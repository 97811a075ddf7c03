import { createStore } from '@tanstack/react-store';
import { findOwn } from '#app/domain/find-own';
import { judgeConfiguration } from '#app/domain/landscape/configuration/stored';
import { getAcceptedKey } from '#app/domain/landscape/exceptions';
import {
  EMPTY_LANDSCAPE,
  type LandscapeState,
  type Source,
} from '#app/domain/landscape/landscape-state';
import { judgeList } from '#app/domain/landscape/list';
import { MAX_LIST_LENGTH, readList } from '#app/domain/landscape/read-list';
import {
  type SavedState,
  type TenantSettings,
  tabSchema,
  writeSavedState,
} from '#app/domain/landscape/saved-state';
import { dateEarlier, type Tenant } from '#app/domain/landscape/sources';
import { parseJson } from '#app/domain/parse-json';
import { readItem, writeItem } from '#app/state/browser-storage';
import { runInSlices } from './run-in-slices';

/** A file or a text; nothing if the browser gave none, as of a file within an archive. */
type Content = Blob | string | undefined;

export interface ListFile {
  fileName: string;
  content: Content;
  isInFolder?: boolean;
}

/** Whether the lists are saved for this tab, or why not. */
type Saving = 'off' | 'on' | 'too-large';

export type LandscapeSession = ReturnType<typeof createLandscapeSession>;

const KEY = 'landscape';
const SAVE_DELAY_MS = 300;

/** Other files of a folder are not even opened. */
const LIST_NAME = /^[^.].*\.(?:json|xml|atom)$/i;

/** The lists of one visit with all decisions, and what waits to be read. */
export function createLandscapeSession() {
  const landscape = createStore(EMPTY_LANDSCAPE);
  const saving = createStore<Saving>('off');
  const waiting: { key: string; content: Content }[] = [];
  let isOpen = false;
  let isReading = false;
  let received = 0;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: (state: LandscapeState) => LandscapeState) => {
    landscape.setState(change);
    if (saving.state !== 'on') return;
    clearTimeout(saveTimer);
    saveTimer = setTimeout(saveNow, SAVE_DELAY_MS);
  };

  const setSettings = (tenant: string, change: (before: TenantSettings) => TenantSettings) =>
    update(({ settings, ...state }) => ({
      ...state,
      settings: { ...settings, [tenant]: change(findOwn(settings, tenant) ?? {}) },
    }));

  /** Saves lists and decisions until the tab is closed, without files at fault, if they fit. */
  const saveNow = () => {
    clearTimeout(saveTimer);
    if (saving.state !== 'on') return;
    const { state } = landscape;
    const sources = state.sources.filter(({ result }) => result.kind === 'list');
    const designs = state.sources.filter(
      ({ result }) =>
        result.kind === 'fault' && (result.design || result.fault.kind === 'configuration'),
    );
    if (writeItem('sessionStorage', KEY, JSON.stringify({ ...state, sources, designs }))) return;
    writeItem('sessionStorage', KEY, undefined);
    saving.setState(() => 'too-large');
  };

  const setSaving = (isOn: boolean) => {
    saving.setState(() => (isOn ? 'on' : 'off'));
    if (isOn) saveNow();
    else writeItem('sessionStorage', KEY, undefined);
  };

  /** Brings back what was saved for this tab. */
  const restore = async () => {
    const saved = tabSchema.safeParse(parseJson(readItem('sessionStorage', KEY) ?? '')).data;
    if (!saved) return;
    const { designs, sources: lists, ...state } = saved;
    const restored: Source[] = [];
    for (const list of lists) {
      const result = await runInSlices(judgeList(list.result));
      if (result) restored.push({ ...list, result });
    }
    for (const { result, ...source } of designs) {
      const { configuration, ...answer } = result;
      const judged = configuration !== undefined && {
        configuration: judgeConfiguration(configuration, new Set()),
      };
      restored.push({ ...source, result: { ...answer, ...judged } });
    }
    saving.setState(() => 'on');
    update(({ sources }) => ({ ...state, sources: [...restored, ...sources] }));
  };

  /** Reads one after the other, with pauses for input and painting before and after each (D52). */
  const readWaiting = async () => {
    if (!isOpen || isReading) return;
    isReading = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key, content } = next;
      const result = await readSource(content);
      await new Promise((resolve) => setTimeout(resolve));
      update((state) =>
        result.kind === 'saved'
          ? addSaved(state, key, result)
          : changeSource(state, key, () => ({ result })),
      );
    }
    isReading = false;
  };

  return {
    landscape,
    saving,
    setSaving,
    saveNow,
    /** Takes files or texts, which are read once the page is sealed, and returns their keys. */
    receive: (files: readonly ListFile[], isExample = false) => {
      const added = files.map(({ content, ...file }): Source => {
        received += 1;
        // Keys of saved lists come from an earlier document.
        const key = `${performance.timeOrigin}-${received}`;
        const modified = content instanceof File ? content.lastModified : undefined;
        const source = { ...file, key, modified, isExample };
        if (file.isInFolder && !LIST_NAME.test(file.fileName))
          return { ...source, result: { kind: 'fault', fault: { kind: 'foreign' } } };
        waiting.push({ key, content });
        return { ...source, result: { kind: 'waiting' } };
      });
      update((state) => ({
        ...state,
        sources: [...state.sources.filter((source) => !source.isExample), ...added],
      }));
      void readWaiting();
      return added.map(({ key }) => key);
    },
    /** Called once the page is sealed. */
    open: () => {
      if (isOpen) return;
      isOpen = true;
      void restore().then(readWaiting);
    },
    remove: (keys: readonly string[]) =>
      update((state) => {
        const sources = state.sources.filter(({ key }) => !keys.includes(key));
        return sources.length === 0 ? EMPTY_LANDSCAPE : { ...state, sources };
      }),
    /** The visitor says which of two lists of a tenant is newer. */
    setNewer: (newer: string, older: string) =>
      update((state) => {
        const known = state.sources.find(({ key }) => key === newer);
        const modified = known?.modified ?? Date.now();
        const dated = changeSource(state, newer, () => ({ modified, isDated: true }));
        return changeSource(dated, older, ({ result }) =>
          result.kind === 'list'
            ? { modified: dateEarlier(result, modified), isDated: true }
            : { result },
        );
      }),
    changeTenant: (tenant: string, settings: TenantSettings) =>
      setSettings(tenant, (before) => ({ ...before, ...settings })),
    resetRules: (tenant: string) => setSettings(tenant, ({ rules: _, ...settings }) => settings),
    /** Moves a stage among those that are shown. */
    moveStage: (shown: readonly string[], stage: string, by: -1 | 1) => {
      const others = shown.filter((other) => other !== stage);
      const at = Math.max(0, shown.indexOf(stage) + by);
      update((state) => ({ ...state, stageOrder: others.toSpliced(at, 0, stage) }));
    },
    leaveOut: (leftOut: string) => update((state) => ({ ...state, leftOut })),
    /** Takes the visitor's no to questions of the page. */
    answer: (...keys: readonly string[]) =>
      update((state) => ({ ...state, answered: [...state.answered, ...keys] })),
    /** Marks a deviation as intended; without a reason it counts again. */
    accept: (id: string, states: string, reason: string) =>
      update(({ accepted, ...state }) => {
        const key = getAcceptedKey({ id, states });
        const others = accepted.filter((one) => getAcceptedKey(one) !== key);
        return { ...state, accepted: reason ? [{ id, states, reason }, ...others] : others };
      }),
    /** The file of "Stand als Datei sichern". */
    write: (tenants: readonly Tenant[]) => writeSavedState(landscape.state, tenants, Date.now()),
    showLandscape: (shownLandscape: number) => update((state) => ({ ...state, shownLandscape })),
    compareWith: (reference: string) => update((state) => ({ ...state, reference, since: 'none' })),
    /** Compares every stage with itself on an earlier day. */
    compareSince: (since: string) => update((state) => ({ ...state, since })),
  };
}

function changeSource(
  state: LandscapeState,
  key: string,
  change: (source: Source) => Partial<Source>,
): LandscapeState {
  const sources = state.sources.map((one) => (one.key === key ? { ...one, ...change(one) } : one));
  return { ...state, sources };
}

/** Puts the lists of a saved state in its place; what was decided here since then stays. */
function addSaved(state: LandscapeState, key: string, saved: SavedState): LandscapeState {
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

async function readSource(content: Content): Promise<Source['result'] | SavedState> {
  try {
    if (content === undefined) return { kind: 'unreadable' };
    // Not even loaded if it is far too large.
    if (typeof content !== 'string' && content.size > 4 * MAX_LIST_LENGTH)
      return { kind: 'fault', fault: { kind: 'too-large' } };
    const loaded = typeof content === 'string' ? content : await content.arrayBuffer();
    const parseXml = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
    return (await runInSlices(readList(loaded, parseXml))) ?? { kind: 'unreadable' };
  } catch {
    // A folder, or a file that is gone.
    return { kind: 'unreadable' };
  }
}
