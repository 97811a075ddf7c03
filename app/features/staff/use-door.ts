import { useCallback, useEffect, useState } from 'react';
import type { DoorFacts, Problem, Refused } from './answers';
import { type Arrival, takeArrival } from './arrival';
import { fetchSignInState } from './sign-in.functions';
import { returnFromProvider } from './sign-in-steps';

export type DoorState =
  | { is: 'loading' | 'finishing' | 'unreachable' }
  | { is: 'elsewhere'; origin: string }
  | { is: 'open'; facts: DoorFacts };

export interface DoorRoom {
  state: DoorState;
  /** The secret of the link that led here, until it is used or put aside. */
  secret: string | undefined;
  putLinkAside: () => void;
  /** The person has pressed something here, which may be gone. */
  isUsed: boolean;
  problem: Problem | undefined;
  setProblem: (problem: Problem | undefined) => void;
  /** Asks the server again, and resolves with what it said. */
  refresh: () => Promise<DoorFacts | undefined>;
}

/** What the server says of this browser, and what came with the address. */
export function useDoor(): DoorRoom {
  const [arrival, setArrival] = useState<Arrival>();
  const [state, setState] = useState<DoorState>({ is: 'loading' });
  const [problem, setProblem] = useState<Problem>();
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
    const arrived = takeArrival();
    // While developing, React does this twice, and the second time the address is empty.
    setArrival((known) => ({ ...known, ...arrived }));
    const finish = async (query: string) => {
      setState({ is: 'finishing' });
      const came = await returnFromProvider(query).catch((): Problem => ({ code: 'unreachable' }));
      if ('path' in came && came.path !== location.pathname) return location.replace(came.path);
      if ('code' in came) setProblem(came);
      return ask();
    };
    if (arrived.query === undefined) void ask();
    else void finish(arrived.query);
  }, [ask]);

  // A link that is opened in a tab with this very page loads nothing.
  useEffect(() => {
    const follow = () => {
      const arrived = takeArrival();
      if (arrived.secret !== undefined) setArrival(arrived);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const putLinkAside = useCallback(() => {
    setUsed(true);
    setArrival({});
  }, []);
  const { secret } = arrival ?? {};
  return { state, secret, putLinkAside, isUsed, problem, setProblem, refresh };
}

function stateOf(answer: DoorFacts | Refused | undefined): DoorState {
  if (!answer) return { is: 'unreachable' };
  if ('account' in answer) return { is: 'open', facts: answer };
  if (answer.refused === 'other-origin') return { is: 'elsewhere', origin: answer.origin };
  return { is: 'unreachable' };
}
