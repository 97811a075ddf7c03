import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { type Problem, problemOf, problemOfRefusal } from './answers';
import {
  beginPasskeySignIn,
  beginProviderSignIn,
  finishPasskeySignIn,
  finishProviderSignIn,
  signInByLink,
} from './sign-in.functions';

/** Undefined where the person is signed in. */
type Outcome = Promise<Problem | undefined>;

export const knowsPasskeys = browserSupportsWebAuthn;

export async function redeemLink(secret: string): Outcome {
  const answer = await signInByLink({ data: secret });
  if ('refused' in answer) return problemOfRefusal(answer);
  return answer.isSignedIn ? undefined : problemOf(answer);
}

export async function signInWithPasskey(): Outcome {
  const begun = await beginPasskeySignIn();
  if ('refused' in begun) return problemOfRefusal(begun);
  if (!('options' in begun)) return problemOf(begun);
  const response = await startAuthentication({ optionsJSON: begun.options }).catch(() => undefined);
  // The browser does not tell a person who changed their mind from a device without a key.
  if (!response) return { code: 'cancelled' };
  const answer = await finishPasskeySignIn({ data: response });
  if ('refused' in answer) return problemOfRefusal(answer);
  return answer.isSignedIn ? undefined : problemOf(answer);
}

/** Leaves the page; what comes back is a problem. */
export async function leaveForProvider(path: string): Outcome {
  const answer = await beginProviderSignIn({ data: path });
  if ('refused' in answer) return problemOfRefusal(answer);
  if (!('address' in answer)) return problemOf(answer);
  location.assign(answer.address);
  return new Promise(() => undefined);
}

/** With the query that the provider sent; the path is that of the door in the person's language. */
export async function returnFromProvider(query: string): Promise<Problem | { path: string }> {
  const answer = await finishProviderSignIn({ data: query });
  if ('refused' in answer) return problemOfRefusal(answer);
  return answer.isSignedIn ? { path: answer.path } : problemOf(answer);
}
