import type { Refusal } from '#app/server/staff/guards.server';

export type { Refusal };

/** The answer of a server function that did not refuse. */
export type AnswerOf<Call extends (...args: never[]) => Promise<unknown>> = Exclude<
  Awaited<ReturnType<Call>>,
  Refusal
>;

/** The reasons that texts distinguish. */
export type CallFailure = 'signed-out' | 'no-right' | 'other-origin' | 'unreachable';

/** Calls a server function of staff; a lost connection counts as a refusal. */
export function callServer<Answer>(call: () => Promise<Answer>): Promise<Answer | Refusal> {
  return call().catch((): Refusal => ({ refused: 'unavailable' }));
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

export function getCallFailure({ refused }: Refusal): CallFailure {
  return refused === 'unreadable' || refused === 'unavailable' ? 'unreachable' : refused;
}
