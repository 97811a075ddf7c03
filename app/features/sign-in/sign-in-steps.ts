import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { Result } from '#app/domain/result';
import type { SignInError } from './answers';
import {
  beginPasskeySignIn,
  beginProviderSignIn,
  finishPasskeySignIn,
  signInByLink,
} from './sign-in.functions';

type Outcome = Promise<Result<undefined, SignInError>>;

export const knowsPasskeys = browserSupportsWebAuthn;

export function redeemLink(secret: string): Outcome {
  return signInByLink({ data: secret });
}

export async function signInWithPasskey(): Outcome {
  const begun = await beginPasskeySignIn();
  if (begun.kind === 'refused') return begun;
  const response = await startAuthentication({ optionsJSON: begun.value }).catch(() => undefined);
  // The browser does not tell a person who changed their mind from a device without a key.
  if (!response) return { kind: 'refused', refusal: { kind: 'cancelled' } };
  return finishPasskeySignIn({ data: response });
}

/** Leaves the page; the promise resolves only with an error. */
export async function leaveForProvider(path: string): Outcome {
  const answer = await beginProviderSignIn({ data: path });
  if (answer.kind === 'refused') return answer;
  location.assign(answer.value);
  return new Promise(() => undefined);
}
