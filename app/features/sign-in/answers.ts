import type { Refusal } from '#app/features/staff/call';
import type { fetchSignInState } from './sign-in.functions';

type Answered = Awaited<ReturnType<typeof fetchSignInState>>;

export type SignInFacts = Exclude<Answered, Refusal>;
export type Account = NonNullable<SignInFacts['account']>;

/** Why a step failed, as shown to the person. */
export type SignInError =
  | { code: 'link' | 'passkey' | 'provider' | 'not-listed' }
  | { code: 'cancelled' | 'notAdded' | 'alreadyAdded' | 'signed-out' | 'cookie' | 'unreachable' }
  | { code: 'too-many'; seconds: number };

interface NotSignedIn {
  reason: 'link' | 'passkey' | 'provider' | 'not-listed' | 'too-many';
  retryAfterSeconds?: number;
}

export function errorOf({ reason, retryAfterSeconds = 60 }: NotSignedIn): SignInError {
  return reason === 'too-many'
    ? { code: 'too-many', seconds: retryAfterSeconds }
    : { code: reason };
}

/** Answer for a call that was refused before it reached the server function. */
export function errorOfRefusal({ refused }: Refusal): SignInError {
  return { code: refused === 'signed-out' ? 'signed-out' : 'unreachable' };
}
