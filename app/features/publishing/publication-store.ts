import { createStore } from '@tanstack/react-store';
import { createRef } from 'react';
import type { PublishedList } from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Draft } from '#app/domain/pricing/editing/draft';
import { refuse } from '#app/domain/result';
import { type Answer, callServer, type Refusal, type ValueOf } from '#app/features/staff/call';
import type { EditablePricing } from '#app/state/use-editable-pricing';
import { readPriceHistory, readPriceList } from './publishing.functions';

export type History = ValueOf<typeof readPriceHistory>;

/** Why the server refused. */
export type PublishFailure = Refusal | 'too-large' | 'missing' | 'blocked';

/** The open dialog. */
export type Opened =
  | { kind: 'draft' }
  | { kind: 'version' | 'preview'; version: number }
  | { kind: 'compare'; version: number; inForce: number }
  | { kind: 'cancel'; version: number; planned: History['planned'][number] };

interface PublicationState {
  history: History | undefined;
  opened: Opened | undefined;
  /** The lists of the open dialog, once they are loaded. */
  lists: Answer<PricingConfig[], 'missing'> | undefined;
  failure: Refusal | undefined;
  isLoading: boolean;
}

export type PublicationStore = ReturnType<typeof createPublicationStore>;

/** Published and planned versions, as the server reported them last. */
export function createPublicationStore() {
  const store = createStore<PublicationState>({
    history: undefined,
    opened: undefined,
    lists: undefined,
    failure: undefined,
    isLoading: false,
  });
  const set = (change: Partial<PublicationState>) =>
    store.setState((state) => ({ ...state, ...change }));

  async function load(below?: number): Promise<void> {
    set({ isLoading: true });
    const found = await callServer(() => readPriceHistory({ data: below }));
    if (found.kind === 'refused') return set({ failure: found.refusal, isLoading: false });
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
    /** Opens a dialog, and loads the lists that it shows. */
    open: async (opened: Opened) => {
      set({ opened, lists: undefined });
      const lists = await loadLists(opened);
      // Another dialog may be open by now.
      if (store.state.opened === opened) set({ lists });
    },
    close: () => set({ opened: undefined }),
    loadOlder: async () => {
      if (!store.state.isLoading) await load(store.state.history?.versions.at(-1)?.version);
    },
  };
}

async function loadLists(opened: Opened): Promise<PublicationState['lists']> {
  if (opened.kind === 'cancel' || opened.kind === 'draft') return undefined;
  const versions = opened.kind === 'compare' ? [opened.version, opened.inForce] : [opened.version];
  return callServer(async () => {
    const lists = await Promise.all(versions.map((data) => readPriceList({ data })));
    return lists.every((list) => list !== undefined) ? lists : refuse('missing');
  });
}

/**
 * Keeps older versions on screen when the latest are loaded anew, unless versions between them are
 * missing.
 * @param below the version whose predecessors were loaded; undefined for the latest
 */
function mergeHistory(known: History | undefined, found: History, below?: number): History {
  const shown = known?.versions ?? [];
  if (below !== undefined) return { ...found, versions: [...shown, ...found.versions] };
  const last = found.versions.at(-1)?.version ?? 0;
  const isWhole = shown.some(({ version }) => version >= last);
  const older = isWhole ? shown.filter(({ version }) => version < last) : [];
  const hasOlder = older.length > 0 && known ? known.hasOlder : found.hasOlder;
  return { ...found, hasOlder, versions: [...found.versions, ...older] };
}

/** The parts of the editor that publishing reads and changes. */
export interface EditorAccess {
  pricing: EditablePricing;
  draftSession: {
    hasEdits: () => boolean;
    draftToSave: () => Draft;
    discard: () => void;
    edit: (change: (draft: Draft) => Draft) => void;
    rebase: (published: PricingConfig, basedOn: number, form?: PricingConfig) => void;
    replace: (config: PricingConfig, basedOn: number) => void;
  };
  announce: (text: string) => void;
}

/** Shared by the dialogs of publishing. */
export interface PublishingContext extends EditorAccess {
  publications: PublicationStore;
  /** Reports the list that visitors see from now on; undefined is the built-in one. */
  onPublished: (published: PublishedList | undefined) => void;
}
