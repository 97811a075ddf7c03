import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { isRefusal } from '#app/features/staff/call';
import { errorOf, type SignInError } from './answers';
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
  return isRefusal(answer) || !answer.isSignedIn ? errorOf(answer) : undefined;
}

export async function signInWithPasskey(): Outcome {
  const begun = await beginPasskeySignIn();
  if (!('options' in begun)) return errorOf(begun);
  const response = await startAuthentication({ optionsJSON: begun.options }).catch(() => undefined);
  // The browser does not tell a person who changed their mind from a device without a key.
  if (!response) return { code: 'cancelled' };
  const answer = await finishPasskeySignIn({ data: response });
  return isRefusal(answer) || !answer.isSignedIn ? errorOf(answer) : undefined;
}

/** Leaves the page; the promise resolves only with an error. */
export async function leaveForProvider(path: string): Outcome {
  const answer = await beginProviderSignIn({ data: path });
  if (!('address' in answer)) return errorOf(answer);
  location.assign(answer.address);
  return new Promise(() => undefined);
}

/** With the query that the provider sent; the path is that of the sign-in page in the person's language. */
export async function returnFromProvider(query: string): Promise<SignInError | { path: string }> {
  const answer = await finishProviderSignIn({ data: query });
  return isRefusal(answer) || !answer.isSignedIn ? errorOf(answer) : { path: answer.path };
}
