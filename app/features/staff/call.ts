import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Refused } from '#app/domain/result';
import { type Answer, isRefusal, type Refusal } from '#app/domain/staff/refusal';
import { useTabNews } from './tab-news';

export type { Answer, Refusal };

type ServerFunction<Result> = (...args: never[]) => Promise<Result>;

/** The value of a server function that does not refuse. */
export type ValueOf<Call> =
  Call extends ServerFunction<infer Result> ? Exclude<Result, Refused<unknown>> : never;

/** The reasons that only this server function has to refuse. */
export type ReasonOf<Call> =
  Call extends ServerFunction<infer Result> ? Extract<Result, Refused<unknown>>['refusal'] : never;

/** The reasons that texts distinguish. */
export type CallFailure = 'signed-out' | 'stale' | 'no-right' | 'other-origin' | 'unreachable';

/** Calls a server function of staff; a lost connection counts as a refusal. */
export async function callServer<Value, Reason = never>(
  call: () => Promise<Value | Refused<Reason>>,
): Promise<Answer<Value, Reason>> {
  try {
    const result = await call();
    return isRefused(result) ? result : { kind: 'ok', value: result };
  } catch (error) {
    const thrown: unknown = error instanceof Response ? await error.json() : undefined;
    return { kind: 'refused', refusal: isRefusal(thrown) ? thrown : { kind: 'unavailable' } };
  }
}

export function isRefused<Value, Reason>(value: Value | Refused<Reason>): value is Refused<Reason> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refused';
}

export function getCallFailure({ kind }: Refusal): CallFailure {
  return kind === 'unreadable' || kind === 'unavailable' ? 'unreachable' : kind;
}

interface CallOptions<Reason> {
  /** Receives the refusal if it is shown elsewhere, and undefined when the next call begins. */
  report?: (refusal: Refusal | Reason | undefined) => void;
  /** Reads the page's data again after each call, before its answer is used. */
  rereads?: boolean;
}

/**
 * Calls the server, one call at a time, and keeps its refusal. What was typed stays. A call that needs a
 * fresh sign-in is made again once the person has signed in, in another tab.
 */
export function useCall<Reason = never>({ report, rereads = false }: CallOptions<Reason> = {}) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | Reason>();
  const tell = report ?? setRefusal;
  const callAgain = useRef<() => void>(undefined);
  useTabNews((news) => {
    if (news === 'signed-in') callAgain.current?.();
  });

  /** @param done receives the value if the server did not refuse */
  const run = async <Value>(
    call: () => Promise<Value | Refused<Refusal | Reason>>,
    done: (value: Value) => void | Promise<void>,
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    tell(undefined);
    const answer = await callServer(call);
    const refusal = answer.kind === 'refused' && answer.refusal;
    const isStale = isRefusal(refusal) && refusal.kind === 'stale';
    callAgain.current = isStale ? () => void run(call, done) : undefined;
    // Comes first, because it restores the scroll position, and the answer may move the focus.
    if (rereads) await router.invalidate();
    if (answer.kind === 'ok') await done(answer.value);
    else tell(answer.refusal);
    setBusy(false);
  };

  return { isBusy, refusal, setRefusal, run };
}
