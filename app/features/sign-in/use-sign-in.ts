import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '#app/features/staff/call';
import type { SignInError, SignInFacts } from './answers';
import { fetchSignInState } from './sign-in.functions';
import { type SignInParams, takeSignInParams } from './sign-in-params';
import { returnFromProvider } from './sign-in-steps';

export type SignInStatus =
  | { is: 'loading' | 'finishing' | 'unreachable' }
  | { is: 'elsewhere'; origin: string }
  | { is: 'open'; facts: SignInFacts };

export interface SignInContext {
  state: SignInStatus;
  /** The secret of the link that led here, until it is used or put aside. */
  secret: string | undefined;
  putLinkAside: () => void;
  /** The person has pressed something here, which may be gone. */
  isUsed: boolean;
  error: SignInError | undefined;
  setError: (error: SignInError | undefined) => void;
  /** Asks the server again, and resolves with what it said. */
  refresh: () => Promise<SignInFacts | undefined>;
}

/** Sign-in state of this browser, and the parameters of the address. */
export function useSignIn(): SignInContext {
  const [params, setParams] = useState<SignInParams>();
  const [state, setState] = useState<SignInStatus>({ is: 'loading' });
  const [error, setError] = useState<SignInError>();
  const [isUsed, setUsed] = useState(false);

  const ask = useCallback(async () => {
    const answer = await fetchSignInState().catch(() => undefined);
    setState(stateOf(answer));
    return answer && 'account' in answer ? answer : undefined;
  }, []);
  const refresh = useCallback(() => {
    setUsed(true);
    return ask();
  }, [ask]);

  // The address belongs to the browser, and is read once.
  useEffect(() => {
    const params = takeSignInParams();
    // While developing, React does this twice, and the second time the address is empty.
    setParams((known) => ({ ...known, ...params }));
    const finish = async (query: string) => {
      setState({ is: 'finishing' });
      const came = await returnFromProvider(query).catch(
        (): SignInError => ({ code: 'unreachable' }),
      );
      if ('path' in came && came.path !== location.pathname) return location.replace(came.path);
      if ('code' in came) setError(came);
      return ask();
    };
    if (params.query === undefined) void ask();
    else void finish(params.query);
  }, [ask]);

  // A link that is opened in a tab with this very page loads nothing.
  useEffect(() => {
    const follow = () => {
      const params = takeSignInParams();
      if (params.secret !== undefined) setParams(params);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const putLinkAside = useCallback(() => {
    setUsed(true);
    setParams({});
  }, []);
  const { secret } = params ?? {};
  return { state, secret, putLinkAside, isUsed, error, setError, refresh };
}

function stateOf(answer: SignInFacts | Refusal | undefined): SignInStatus {
  if (!answer) return { is: 'unreachable' };
  if ('account' in answer) return { is: 'open', facts: answer };
  if (answer.refused === 'other-origin') return { is: 'elsewhere', origin: answer.origin };
  return { is: 'unreachable' };
}
