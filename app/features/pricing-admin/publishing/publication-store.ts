import { createStore } from '@tanstack/react-store';
import { createRef } from 'react';
import { readPriceHistory } from '#app/features/pricing-admin/publishing.functions';
import { continueHistory } from './history/continue-history';

type Answered = Awaited<ReturnType<typeof readPriceHistory>>;
type Refused = Extract<Answered, { refused: string }>;
export type History = Exclude<Answered, Refused>;
export type HistoricVersion = History['versions'][number];
export type Planned = History['planned'][number];

/** Why the server did not do what it was asked for. */
export type Problem =
  | 'signed-out'
  | 'no-right'
  | 'unreachable'
  | 'too-large'
  | 'missing'
  | 'blocked';

/** What is opened in front of the editor. */
export type Opened =
  | { is: 'review'; version?: number }
  | { is: 'compare' | 'preview'; version: number }
  | { is: 'call-off'; planned: Planned };

interface PublicationState {
  history: History | undefined;
  opened: Opened | undefined;
  problem: Problem | undefined;
  isLoading: boolean;
}

export type PublicationStore = ReturnType<typeof createPublicationStore>;

/**
 * What is published and planned, as the server says.
 * @param publisher the name of the person who is signed in
 */
export function createPublicationStore(publisher: string) {
  const store = createStore<PublicationState>({
    history: undefined,
    opened: undefined,
    problem: undefined,
    isLoading: false,
  });
  const set = (change: Partial<PublicationState>) =>
    store.setState((state) => ({ ...state, ...change }));

  async function load(below?: number): Promise<void> {
    set({ isLoading: true });
    const found = await ask(() => readPriceHistory({ data: below }));
    if ('problem' in found) return set({ problem: found.problem, isLoading: false });
    const history = continueHistory(store.state.history, found.answer, below);
    set({ history, problem: undefined, isLoading: false });
  }

  return {
    store,
    publisher,
    /** Of the history: where the focus goes when what was pressed is gone. */
    head: createRef<HTMLHeadingElement>(),
    /** From the latest version on. */
    load: () => load(),
    /** What others have done meanwhile. */
    refresh: async () => {
      if (!store.state.isLoading) await load();
    },
    open: (opened: Opened) => set({ opened }),
    close: () => set({ opened: undefined }),
    loadOlder: () => load(store.state.history?.versions.at(-1)?.version),
  };
}

/** Asks the server; what it refuses, and that it cannot be reached, is a problem to be told. */
export async function ask<Answer>(
  call: () => Promise<Answer>,
): Promise<{ answer: Exclude<Answer, Refused> } | { problem: Problem }> {
  const answer = await call().catch((): Refused => ({ refused: 'unavailable' }));
  if (isAnswer<Answer>(answer)) return { answer };
  const reason = isRefused(answer) ? answer.refused : 'unavailable';
  return { problem: reason === 'signed-out' || reason === 'no-right' ? reason : 'unreachable' };
}

function isAnswer<Answer>(answer: Answer | Refused): answer is Exclude<Answer, Refused> {
  return !isRefused(answer);
}

function isRefused(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
