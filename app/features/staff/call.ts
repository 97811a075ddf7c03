import type { Answer, Refusal } from '#app/server/staff/guards.server';

export type { Answer, Refusal };

type ServerFunction<Value, Reason> = (...args: never[]) => Promise<Answer<Value, Reason>>;

/** The value of a server function that does not refuse. */
export type ValueOf<Call> = Call extends ServerFunction<infer Value, unknown> ? Value : never;

/** The reasons that only this server function has to refuse. */
export type ReasonOf<Call> = Call extends ServerFunction<unknown, infer Reason> ? Reason : never;

/** The reasons that texts distinguish. */
export type CallFailure = 'signed-out' | 'no-right' | 'other-origin' | 'unreachable';

/** Calls a server function of staff; a lost connection counts as a refusal. */
export function callServer<Value, Reason>(
  call: () => Promise<Answer<Value, Reason>>,
): Promise<Answer<Value, Reason>> {
  return call().catch(() => ({ kind: 'refused', refusal: { kind: 'unavailable' } }));
}

export function getCallFailure({ kind }: Refusal): CallFailure {
  return kind === 'unreadable' || kind === 'unavailable' ? 'unreachable' : kind;
}
