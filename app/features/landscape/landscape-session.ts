import { createStore } from '@tanstack/react-store';
import { findOwn } from '#app/domain/find-own';
import { getAcceptedKey } from '#app/domain/landscape/exceptions';
import {
  addSaved,
  changeSource,
  EMPTY_LANDSCAPE,
  type LandscapeState,
  orderLists,
  readTab,
  type Source,
  writeTab,
} from '#app/domain/landscape/landscape-state';
import { MAX_LIST_LENGTH, readList } from '#app/domain/landscape/read-list';
import {
  type SavedState,
  type TenantSettings,
  writeSavedState,
} from '#app/domain/landscape/saved-state';
import type { Tenant } from '#app/domain/landscape/sources';
import { readItem, writeItem } from '#app/state/browser-storage';
import { runInSlices } from './run-in-slices';

/** A file or a text; nothing if the browser gave none, as of a file within an archive. */
type Content = Blob | string | undefined;

export interface ListFile {
  fileName: string;
  content: Content;
  isInFolder?: boolean;
}

type Choice = Partial<Pick<LandscapeState, 'leftOut' | 'shownLandscape' | 'reference' | 'since'>>;

/** Whether the lists are saved for this tab, or why not. */
type Saving = 'off' | 'on' | 'too-large';

const KEY = 'landscape';
const SAVE_DELAY_MS = 300;

/** Other files of a folder are not even opened. */
const LIST_NAME = /^[^.].*\.(?:json|xml|atom)$/i;

/** The lists of one visit with all decisions, and what waits to be read. */
export function createLandscapeSession() {
  const landscape = createStore(EMPTY_LANDSCAPE);
  const saving = createStore<Saving>('off');
  const opened = Promise.withResolvers<void>();
  let received = 0;
  let awaited: readonly string[] | undefined;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: (state: LandscapeState) => LandscapeState) => {
    landscape.setState(change);
    if (saving.state !== 'on') return;
    clearTimeout(saveTimer);
    saveTimer = setTimeout(saveNow, SAVE_DELAY_MS);
  };

  /** Saves lists and decisions until the tab is closed, if they fit. */
  const saveNow = () => {
    clearTimeout(saveTimer);
    if (saving.state !== 'on') return;
    if (writeItem('sessionStorage', KEY, writeTab(landscape.state))) return;
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
    const kept = await runInSlices(readTab(readItem('sessionStorage', KEY) ?? ''));
    if (!kept) return;
    saving.setState(() => 'on');
    update(({ sources }) => ({ ...kept, sources: [...kept.sources, ...sources] }));
  };

  /** Reads a source, with pauses for input and painting before and after (D52). */
  const read = async (key: string, content: Content) => {
    const result = await readSource(content);
    await new Promise((resolve) => setTimeout(resolve));
    update((state) =>
      result.kind === 'saved'
        ? addSaved(state, key, result)
        : changeSource(state, key, () => ({ result })),
    );
  };

  /** Ends with the last source that was received; one is read after the other. */
  let reading = opened.promise.then(restore);

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
        reading = reading.then(() => read(key, content));
        return { ...source, result: { kind: 'waiting' } };
      });
      update((state) => ({
        ...state,
        sources: [...state.sources.filter((source) => !source.isExample), ...added],
      }));
      awaited = added.map(({ key }) => key);
      return awaited;
    },
    /** Called once the page is sealed. */
    open: opened.resolve,
    remove: (keys: readonly string[]) =>
      update((state) => {
        const sources = state.sources.filter(({ key }) => !keys.includes(key));
        return sources.length === 0 ? EMPTY_LANDSCAPE : { ...state, sources };
      }),
    /** The visitor says which of two lists of a tenant is newer. */
    setNewer: (newer: string, older: string) => {
      awaited = [];
      update((state) => orderLists(state, newer, older, Date.now()));
    },
    /** Keys of the files whose outcome the visitor waits for, told once. */
    takeAwaited: () => {
      const keys = awaited;
      awaited = undefined;
      return keys;
    },
    /** Takes the visitor's settings of a tenant; others stay. */
    changeTenant: (tenant: string, changed: TenantSettings) =>
      update(({ settings, ...state }) => ({
        ...state,
        settings: { ...settings, [tenant]: { ...findOwn(settings, tenant), ...changed } },
      })),
    /** Moves a stage among those that are shown. */
    moveStage: (shown: readonly string[], stage: string, by: -1 | 1) => {
      const others = shown.filter((other) => other !== stage);
      const at = Math.max(0, shown.indexOf(stage) + by);
      update((state) => ({ ...state, stageOrder: others.toSpliced(at, 0, stage) }));
    },
    /** Takes what the visitor leaves out, looks at and compares with. */
    choose: (choice: Choice) => update((state) => ({ ...state, ...choice })),
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
  };
}

/** The session of this document, which links enter and leave by loading another. */
export const session = createLandscapeSession();

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
