import { useState } from 'react';
import type { DoorFacts, Problem } from './answers';
import type { DoorRoom } from './use-door';

/**
 * Does one thing at a time and says what became of it.
 * @returns whether one is being done, and what does it: it resolves with what the server then says,
 *   where it has worked
 */
export function useStep({ setProblem, refresh }: DoorRoom, onNews: (news: string) => void) {
  const [isBusy, setBusy] = useState(false);

  const take = async (
    work: () => Promise<Problem | undefined>,
    news = '',
  ): Promise<DoorFacts | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setProblem(undefined);
    onNews('');
    const problem = await work().catch((): Problem => ({ code: 'unreachable' }));
    setProblem(problem);
    if (!problem) onNews(news);
    // Also after a problem: the session may have ended.
    const facts = await refresh();
    setBusy(false);
    return problem ? undefined : facts;
  };

  return { isBusy, take };
}

/** A step after which the person has to be signed in: a browser may not keep the cookie. */
export function useSignInStep(room: DoorRoom, onNews: (news: string) => void) {
  const { isBusy, take } = useStep(room, onNews);
  const signIn = async (work: () => Promise<Problem | undefined>): Promise<void> => {
    const facts = await take(work);
    if (facts && !facts.account) room.setProblem({ code: 'cookie' });
  };
  return { isBusy, signIn };
}
