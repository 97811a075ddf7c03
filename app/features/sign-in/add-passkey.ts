import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { beginPasskeyRegistration, finishPasskeyRegistration } from './account.functions';
import { errorOf, type SignInError } from './answers';

/** Undefined where it worked. */
export async function addPasskey(): Promise<SignInError | undefined> {
  const options = await beginPasskeyRegistration();
  if (!options) return { code: 'notAdded' };
  if ('refused' in options) return errorOf(options);
  const made = await startRegistration({ optionsJSON: options }).catch(describeFailure);
  if ('code' in made) return made;
  const isAdded = await finishPasskeyRegistration({ data: made });
  if (typeof isAdded === 'object') return errorOf(isAdded);
  return isAdded ? undefined : { code: 'notAdded' };
}

function describeFailure(error: unknown): SignInError {
  const isThere =
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return { code: isThere ? 'alreadyAdded' : 'notAdded' };
}
