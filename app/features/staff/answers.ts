import type { fetchSignInState } from './sign-in.functions';

type Answered = Awaited<ReturnType<typeof fetchSignInState>>;

/** What the server function gave, or why it gave nothing. */
export type Refused = Extract<Answered, { refused: string }>;
export type DoorFacts = Exclude<Answered, Refused>;
export type Account = NonNullable<DoorFacts['account']>;

/** What a person reads after a step that did not work. */
export type Problem =
  | { code: 'link' | 'passkey' | 'provider' | 'not-listed' }
  | { code: 'cancelled' | 'notAdded' | 'alreadyAdded' | 'signed-out' | 'cookie' | 'unreachable' }
  | { code: 'too-many'; seconds: number };

interface NotSignedIn {
  reason: 'link' | 'passkey' | 'provider' | 'not-listed' | 'too-many';
  retryAfterSeconds?: number;
}

export function problemOf({ reason, retryAfterSeconds = 60 }: NotSignedIn): Problem {
  return reason === 'too-many'
    ? { code: 'too-many', seconds: retryAfterSeconds }
    : { code: reason };
}

/** Of a call that was refused on the way. */
export function problemOfRefusal({ refused }: Refused): Problem {
  return { code: refused === 'signed-out' ? 'signed-out' : 'unreachable' };
}
