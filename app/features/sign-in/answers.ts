import { type AnswerOf, isRefusal, type Refusal } from '#app/features/staff/call';
import type { fetchSignInState } from './sign-in.functions';

export type SignInFacts = AnswerOf<typeof fetchSignInState>;
export type Account = NonNullable<SignInFacts['account']>;

/** Why a step failed, as shown to the person. */
export type SignInError =
  | { code: Exclude<NotSignedIn['reason'], 'too-many'> }
  | { code: 'cancelled' | 'notAdded' | 'alreadyAdded' | 'signed-out' | 'cookie' | 'unreachable' }
  | { code: 'too-many'; seconds: number };

interface NotSignedIn {
  reason: 'link' | 'passkey' | 'provider' | 'not-listed' | 'too-many-groups' | 'too-many';
  retryAfterSeconds?: number;
}

export function errorOf(answer: NotSignedIn | Refusal): SignInError {
  if (isRefusal(answer)) {
    return { code: answer.refused === 'signed-out' ? 'signed-out' : 'unreachable' };
  }
  const { reason, retryAfterSeconds = 60 } = answer;
  return reason === 'too-many'
    ? { code: 'too-many', seconds: retryAfterSeconds }
    : { code: reason };
}
