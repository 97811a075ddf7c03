import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { errorOf, errorOfRefusal, type SignInError } from './answers';
import {
  beginPasskeySignIn,
  beginProviderSignIn,
  finishPasskeySignIn,
  finishProviderSignIn,
  signInByLink,
} from './sign-in.functions';

/** Undefined where the person is signed in. */
type Outcome = Promise<SignInError | undefined>;

export const knowsPasskeys = browserSupportsWebAuthn;

export async function redeemLink(secret: string): Outcome {
  const answer = await signInByLink({ data: secret });
  if ('refused' in answer) return errorOfRefusal(answer);
  return answer.isSignedIn ? undefined : errorOf(answer);
}

export async function signInWithPasskey(): Outcome {
  const begun = await beginPasskeySignIn();
  if ('refused' in begun) return errorOfRefusal(begun);
  if (!('options' in begun)) return errorOf(begun);
  const response = await startAuthentication({ optionsJSON: begun.options }).catch(() => undefined);
  // The browser does not tell a person who changed their mind from a device without a key.
  if (!response) return { code: 'cancelled' };
  const answer = await finishPasskeySignIn({ data: response });
  if ('refused' in answer) return errorOfRefusal(answer);
  return answer.isSignedIn ? undefined : errorOf(answer);
}

/** Leaves the page; the promise resolves only with an error. */
export async function leaveForProvider(path: string): Outcome {
  const answer = await beginProviderSignIn({ data: path });
  if ('refused' in answer) return errorOfRefusal(answer);
  if (!('address' in answer)) return errorOf(answer);
  location.assign(answer.address);
  return new Promise(() => undefined);
}

/** With the query that the provider sent; the path is that of the sign-in page in the person's language. */
export async function returnFromProvider(query: string): Promise<SignInError | { path: string }> {
  const answer = await finishProviderSignIn({ data: query });
  if ('refused' in answer) return errorOfRefusal(answer);
  return answer.isSignedIn ? { path: answer.path } : errorOf(answer);
}
