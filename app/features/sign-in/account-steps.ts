import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { Refusal } from '#app/features/staff/call';
import {
  beginPasskeyRegistration,
  endOwnSession,
  finishPasskeyRegistration,
  removeOwnPasskey,
  renameOwnPasskey,
  signOut,
  signOutEverywhere,
} from './account.functions';
import { errorOfRefusal, type SignInError } from './answers';

/** Undefined where it worked. */
type Outcome = Promise<SignInError | undefined>;

export async function addPasskey(): Outcome {
  const options = await beginPasskeyRegistration();
  if (!options) return { code: 'notAdded' };
  if ('refused' in options) return errorOfRefusal(options);
  const made = await startRegistration({ optionsJSON: options }).catch(describeFailure);
  if ('code' in made) return made;
  const isAdded = await finishPasskeyRegistration({ data: made });
  if (typeof isAdded === 'object') return errorOfRefusal(isAdded);
  return isAdded ? undefined : { code: 'notAdded' };
}

function describeFailure(error: unknown): SignInError {
  const isThere =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return { code: isThere ? 'alreadyAdded' : 'notAdded' };
}

export async function renamePasskey(id: string, label: string): Outcome {
  return refusalOf(await renameOwnPasskey({ data: { id, label } }));
}

export async function removePasskey(id: string): Outcome {
  return refusalOf(await removeOwnPasskey({ data: id }));
}

export async function endSession(id: string): Outcome {
  return refusalOf(await endOwnSession({ data: id }));
}

export async function leave(): Outcome {
  return refusalOf(await signOut());
}

export async function leaveEverywhere(): Outcome {
  return refusalOf(await signOutEverywhere());
}

/** Functions that change something answer nothing else. */
function refusalOf(answer: Refusal | undefined): SignInError | undefined {
  return answer && errorOfRefusal(answer);
}
