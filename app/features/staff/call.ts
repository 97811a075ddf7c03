import type { Refused } from '#app/domain/result';
import { type Answer, isRefusal, type Refusal } from '#app/domain/staff/refusal';

export type { Answer, Refusal };

type ServerFunction<Result> = (...args: never[]) => Promise<Result>;

/** The value of a server function that does not refuse. */
export type ValueOf<Call> =
  Call extends ServerFunction<infer Result> ? Exclude<Result, Refused<unknown>> : never;

/** The reasons that only this server function has to refuse. */
export type ReasonOf<Call> =
  Call extends ServerFunction<infer Result> ? Extract<Result, Refused<unknown>>['refusal'] : never;

/** The reasons that texts distinguish. */
export type CallFailure = 'signed-out' | 'no-right' | 'other-origin' | 'unreachable';

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
