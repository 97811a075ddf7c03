import { useState } from 'react';
import { callServer } from '#app/features/staff/call';
import type { SignInFacts, Step } from './answers';
import type { SignInContext } from './use-sign-in';

/**
 * Runs one step at a time and reports its result.
 * @returns whether one is being done, and what does it: it resolves with what the server then says,
 *   where it has worked
 */
export function useStep({ setError, refresh }: SignInContext, onNews: (news: string) => void) {
  const [isBusy, setBusy] = useState(false);

  const run = async (work: Step, news = ''): Promise<SignInFacts | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setError(undefined);
    onNews('');
    const outcome = await callServer(work);
    const error = outcome.kind === 'refused' ? outcome.refusal : undefined;
    setError(error);
    if (!error) onNews(news);
    // Also after an error: the session may have ended.
    const facts = await refresh();
    setBusy(false);
    return error ? undefined : facts;
  };

  return { isBusy, run };
}

/** A step after which the person has to be signed in: a browser may not keep the cookie. */
export function useSignInStep(context: SignInContext, onNews: (news: string) => void) {
  const { isBusy, run } = useStep(context, onNews);
  const signIn = async (work: Step): Promise<void> => {
    const facts = await run(work);
    if (facts && !facts.account) context.setError({ kind: 'cookie' });
  };
  return { isBusy, signIn };
}
