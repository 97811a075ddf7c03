import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod';
import { findPasskey, type Passkey, signInByPasskey } from '#app/server/store/passkeys';
import { countAttempt, failSignIn, type NotSignedIn, type SignIn } from './attempts.server';
import { keepForAnswer, takeKept } from './ceremony.server';
import type { assertionSchema } from './inputs';
import { beginSession } from './own-session.server';
import type { StaffContext } from './staff-context';

type Options = Omit<Awaited<ReturnType<typeof generateAuthenticationOptions>>, 'extensions'>;

/** A challenge for whichever passkey of this site the browser has. */
export async function beginWithPasskey(
  staff: StaffContext,
  address: string,
): Promise<{ options: Options } | NotSignedIn> {
  const tooMany = await countAttempt(staff, address);
  if (tooMany) return tooMany;
  const rpID = new URL(staff.origin).hostname;
  // Of extensions we read no answer.
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
  });
  await keepForAnswer(staff, 'passkey-sign-in', options.challenge);
  return { options };
}

type Assertion = z.infer<typeof assertionSchema>;

export async function finishWithPasskey(
  staff: StaffContext,
  response: Assertion,
  address: string,
): Promise<SignIn> {
  const tooMany = await countAttempt(staff, address);
  if (tooMany) return tooMany;
  const challenge = await takeKept(staff, 'passkey-sign-in');
  const passkey = challenge === undefined ? undefined : await findPasskey(staff.store, response.id);
  const failed = { reason: 'passkey', address } as const;
  if (challenge === undefined || !passkey) return failSignIn(staff, failed);
  const tried = { ...failed, triedId: passkey.person };
  const counter = await verify(staff, response, challenge, passkey);
  if (counter === undefined) return failSignIn(staff, tried);
  const isOpen = await beginSession(staff, 'passkey', (session) =>
    signInByPasskey(staff.store, { id: passkey.id, counter }, session, Date.now()),
  );
  return isOpen ? { isSignedIn: true } : failSignIn(staff, tried);
}

/** The key's new counter; undefined where the signature is not right. */
async function verify(
  { origin }: StaffContext,
  response: Assertion,
  expectedChallenge: string,
  { id, public_key, counter, transports, person }: Passkey,
): Promise<number | undefined> {
  const owner = Buffer.from(response.response.userHandle, 'base64url').toString();
  if (owner !== person) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
        counter,
        transports: transports.split(',').filter(Boolean),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // What is wrong with it is its sender's business.
    return undefined;
  }
}
