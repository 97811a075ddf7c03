import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Refused } from '#app/domain/result';
import {
  type Answer,
  callServer,
  type ReasonOf,
  type Refusal,
  useCall,
  type ValueOf,
} from '#app/features/staff/call';
import { loadStaffMember } from '#app/features/staff/member';
import type { PasskeyFailure } from './passkey-failure';
import { fetchSignInState, finishProviderSignIn, type signInByLink } from './sign-in.functions';

export type SignInOptions = ValueOf<typeof fetchSignInState>;
export type Account = NonNullable<SignInOptions['account']>;

/** Why a step failed. */
export type SignInError =
  | Refusal
  | ReasonOf<typeof signInByLink>
  | PasskeyFailure
  | { kind: 'cookie' };

/** Does a step; undefined if it worked. */
export type Step = () => Promise<Refused<SignInError> | undefined>;

type SignInStatus =
  | { kind: 'loading' | 'finishing' | 'unreachable' }
  | { kind: 'elsewhere'; origin: string }
  | { kind: 'open'; options: SignInOptions };

export type SignInContext = ReturnType<typeof useSignIn>;

/** Sign-in state of this browser, and the parameters of the address. */
export function useSignIn() {
  const [params, setParams] = useState<SignInParams>();
  const [state, setState] = useState<SignInStatus>({ kind: 'loading' });
  const { isBusy, refusal: error, setRefusal: setError, run } = useCall<SignInError>();
  /** The result of the last step, for the status line. */
  const [news, setNews] = useState('');
  /** Whether the person has pressed a button on this page. */
  const [isUsed, setUsed] = useState(false);

  const ask = useCallback(async () => {
    const answer = await callServer(fetchSignInState);
    setState(stateOf(answer));
    return answer.kind === 'ok' ? answer.value : undefined;
  }, []);
  /** Reads the state from the server again. */
  const refresh = useCallback(async () => {
    setUsed(true);
    const options = await ask();
    // Nobody is signed in any more: the header says so, too.
    if (options && !options.account) void loadStaffMember().catch(() => undefined);
    return options;
  }, [ask]);

  /**
   * Takes one step at a time, and reads the state again.
   * @param done called if the step has worked, with what the server then says
   */
  const take = async (
    step: Step,
    text = '',
    done?: (options: SignInOptions | undefined) => void,
  ): Promise<void> => {
    if (isBusy) return;
    setNews('');
    await run(
      async () => {
        const answer = await callServer(step);
        // Also after a refusal: the session may have ended.
        const options = await refresh();
        return answer.kind === 'ok' ? options : answer;
      },
      (options) => {
        setNews(text);
        done?.(options);
      },
    );
  };

  // The parameters are read once, after hydration.
  useEffect(() => {
    const params = takeSignInParams();
    // In development React runs effects twice; the second time the address is empty.
    setParams((known) => ({ ...known, ...params }));
    const finish = async (query: string) => {
      setState({ kind: 'finishing' });
      const result = await callServer(() => finishProviderSignIn({ data: query }));
      if (result.kind === 'refused') setError(result.refusal);
      else if (result.value !== location.pathname) return location.replace(result.value);
      return ask();
    };
    if (params.query === undefined) void ask();
    else void finish(params.query);
  }, [ask, setError]);

  // Opening a link in a tab that shows this page does not reload it.
  useEffect(() => {
    const follow = () => {
      const params = takeSignInParams();
      if (params.secret !== undefined) setParams(params);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const dismissLink = useCallback(() => {
    setUsed(true);
    setParams({});
  }, []);
  const { secret, next, isAgain = false } = params ?? {};
  const steps = { isBusy, take, refresh, news, error, setError };
  return { state, secret, next, isAgain, dismissLink, isUsed, ...steps };
}

/** A heading that has the focus where the pressed button is gone; on the first render the page keeps it. */
export function useHeadingAfterUse(isUsed: boolean): RefObject<HTMLHeadingElement | null> {
  const head = useRef<HTMLHeadingElement>(null);
  const [wasUsed] = useState(isUsed);
  useEffect(() => {
    if (wasUsed) head.current?.focus();
  }, [wasUsed]);
  return head;
}

function stateOf(answer: Answer<SignInOptions>): SignInStatus {
  if (answer.kind === 'ok') return { kind: 'open', options: answer.value };
  const { refusal } = answer;
  return refusal.kind === 'other-origin'
    ? { kind: 'elsewhere', origin: refusal.origin }
    : { kind: 'unreachable' };
}

/** Parameters in the address of the sign-in page. */
interface SignInParams {
  /** The secret of the opened one-time link, until it is used or dismissed. */
  secret?: string;
  /** The query that the OpenID provider sent back. */
  query?: string;
  /** Path of the staff page to return to. */
  next?: string;
  /** Something in another tab waits for a fresh sign-in. */
  isAgain?: boolean;
}

/**
 * Takes it out of the address, where it would stay in the history and be read over a shoulder.
 * @returns nothing of it for a plain visit
 */
function takeSignInParams(): SignInParams {
  const { hash, search, pathname } = location;
  const secret = /^#link=([\w-]+)$/.exec(hash)?.[1];
  const query = new URLSearchParams(search);
  const isReturn = query.has('state') && (query.has('code') || query.has('error'));
  const next = readReturnPath(search);
  if (secret === undefined && !isReturn) {
    return { ...(next !== undefined && { next }), isAgain: query.has('again') };
  }
  history.replaceState(history.state, '', pathname);
  return { ...(secret !== undefined && { secret }), ...(isReturn && { query: search }) };
}

/** Own paths of staff pages. A second slash or a backslash would lead to another site. */
const STAFF_PATH = /^\/(?:[\w-]{2,20}\/)?admin(?:\/[\w-]+)*(?:\?[^\s#\\]*)?$/;

/** Path that a person opened before signing in; undefined for anything but a staff page. */
export function readReturnPath(query: string): string | undefined {
  const next = new URLSearchParams(query).get('next') ?? '';
  return STAFF_PATH.test(next) ? next : undefined;
}
