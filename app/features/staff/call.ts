import type { Result } from '#app/domain/result';
import type { Refusal } from '#app/server/staff/guards.server';

export type { Refusal };

type ServerFunction = (...args: never[]) => Promise<Result<unknown, unknown>>;
type Answer<Call extends ServerFunction> = Awaited<ReturnType<Call>>;

/** What a server function returns that does not refuse. */
export type ValueOf<Call extends ServerFunction> = Extract<Answer<Call>, { kind: 'ok' }>['value'];

/** Why a server function refuses. */
export type RefusalOf<Call extends ServerFunction> = Extract<
  Answer<Call>,
  { kind: 'refused' }
>['refusal'];

/** The reasons that texts distinguish. */
export type CallFailure = 'signed-out' | 'no-right' | 'other-origin' | 'unreachable';

/** Calls a server function of staff; a lost connection counts as a refusal. */
export function callServer<Value, Reason>(
  call: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | Refusal>> {
  return call().catch(() => ({ kind: 'refused', refusal: { kind: 'unavailable' } }));
}

export function getCallFailure({ kind }: Refusal): CallFailure {
  return kind === 'unreadable' || kind === 'unavailable' ? 'unreachable' : kind;
}
