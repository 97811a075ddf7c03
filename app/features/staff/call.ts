import type { Refused } from '#app/server/staff/guards.server';

/** Why the server did not answer a call of staff. */
export type Refusal = Refused;

/** The reasons that texts distinguish. */
export type CallFailure = 'signed-out' | 'no-right' | 'other-origin' | 'unreachable';

export const UNREACHABLE: Refusal = { refused: 'unavailable' };

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

export function getCallFailure({ refused }: Refusal): CallFailure {
  return refused === 'unreadable' || refused === 'unavailable' ? 'unreachable' : refused;
}

/** Calls a server function; a refusal and a lost connection are failures. */
export async function callServer<Answer>(
  call: () => Promise<Answer>,
): Promise<{ answer: Exclude<Answer, Refusal> } | { failure: CallFailure }> {
  const answer = await call().catch((): Refusal => UNREACHABLE);
  return isAnswer<Answer>(answer) ? { answer } : { failure: getFailureOf(answer) };
}

function isAnswer<Answer>(answer: Answer | Refusal): answer is Exclude<Answer, Refusal> {
  return !isRefusal(answer);
}

function getFailureOf(answer: unknown): CallFailure {
  return getCallFailure(isRefusal(answer) ? answer : UNREACHABLE);
}
