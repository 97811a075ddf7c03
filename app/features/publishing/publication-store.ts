import { createStore } from '@tanstack/react-store';
import { createRef } from 'react';
import {
  type CallFailure,
  callServer,
  getCallFailure,
  type ValueOf,
} from '#app/features/staff/call';
import { readPriceHistory } from './publishing.functions';

export type History = ValueOf<typeof readPriceHistory>;
export type HistoricVersion = History['versions'][number];
export type Planned = History['planned'][number];

/** Why the server refused. */
export type Failure = CallFailure | 'too-large' | 'missing' | 'blocked';

/** The open dialog. */
export type Opened =
  | { kind: 'review'; version?: number }
  | { kind: 'compare' | 'preview'; version: number }
  | { kind: 'cancel'; planned: Planned };

interface PublicationState {
  history: History | undefined;
  opened: Opened | undefined;
  failure: Failure | undefined;
  isLoading: boolean;
}

export type PublicationStore = ReturnType<typeof createPublicationStore>;

/** Published and planned versions, as the server reported them last. */
export function createPublicationStore() {
  const store = createStore<PublicationState>({
    history: undefined,
    opened: undefined,
    failure: undefined,
    isLoading: false,
  });
  const set = (change: Partial<PublicationState>) =>
    store.setState((state) => ({ ...state, ...change }));

  async function load(below?: number): Promise<void> {
    set({ isLoading: true });
    const found = await callServer(() => readPriceHistory({ data: below }));
    if (found.kind === 'refused') {
      return set({ failure: getCallFailure(found.refusal), isLoading: false });
    }
    const history = mergeHistory(store.state.history, found.value, below);
    set({ history, failure: undefined, isLoading: false });
  }

  return {
    store,
    /** Heading of the history; receives the focus when the pressed button is removed. */
    head: createRef<HTMLHeadingElement>(),
    /** Loads the latest versions. */
    load: () => load(),
    /** Loads the history again unless that is under way. */
    refresh: async () => {
      if (!store.state.isLoading) await load();
    },
    open: (opened: Opened) => set({ opened }),
    close: () => set({ opened: undefined }),
    loadOlder: async () => {
      if (!store.state.isLoading) await load(store.state.history?.versions.at(-1)?.version);
    },
  };
}

interface Versions {
  /** The latest first, without a gap. */
  versions: { version: number }[];
  hasOlder: boolean;
}

/**
 * Keeps older versions on screen when the latest are loaded anew, unless versions between them are
 * missing.
 * @param below the version whose predecessors were loaded; undefined for the latest
 */
export function mergeHistory<History extends Versions>(
  known: History | undefined,
  found: History,
  below: number | undefined,
): History {
  const shown = known?.versions ?? [];
  if (below !== undefined) return { ...found, versions: [...shown, ...found.versions] };
  const last = found.versions.at(-1)?.version ?? 0;
  const isWhole = shown.some(({ version }) => version >= last);
  const older = isWhole ? shown.filter(({ version }) => version < last) : [];
  const hasOlder = older.length > 0 && known ? known.hasOlder : found.hasOlder;
  return { ...found, hasOlder, versions: [...found.versions, ...older] };
}
