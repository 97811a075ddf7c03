import type { Refused } from '#app/domain/result';
import type { ReasonOf, Refusal, ValueOf } from '#app/features/staff/call';
import type { fetchSignInState, signInByLink } from './sign-in.functions';

export type SignInFacts = ValueOf<typeof fetchSignInState>;
export type Account = NonNullable<SignInFacts['account']>;

/** Why a step failed. */
export type SignInError =
  | Refusal
  | ReasonOf<typeof signInByLink>
  | { kind: 'cancelled' | 'notAdded' | 'alreadyAdded' | 'cookie' };

/** Does a step; undefined if it worked. */
export type Step = () => Promise<Refused<SignInError> | undefined>;
