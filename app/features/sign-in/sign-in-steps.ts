import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { isRefused } from '#app/features/staff/call';
import {
  beginPasskeySignIn,
  beginProviderSignIn,
  finishPasskeySignIn,
  signInByLink,
} from './sign-in.functions';
import type { Step } from './use-sign-in';

type Outcome = ReturnType<Step>;

export const knowsPasskeys = browserSupportsWebAuthn;

export function redeemLink(secret: string): Outcome {
  return signInByLink({ data: secret });
}

export async function signInWithPasskey(): Outcome {
  const begun = await beginPasskeySignIn();
  if (isRefused(begun)) return begun;
  const response = await startAuthentication({ optionsJSON: begun }).catch(() => undefined);
  // The browser does not tell a person who changed their mind from a device without a key.
  if (!response) return { kind: 'refused', refusal: { kind: 'cancelled' } };
  return finishPasskeySignIn({ data: response });
}

/** Leaves the page; the promise resolves only with an error. */
export async function leaveForProvider(path: string): Outcome {
  const answer = await beginProviderSignIn({ data: path });
  if (isRefused(answer)) return answer;
  location.assign(answer);
  return new Promise(() => undefined);
}
