import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type * as z from 'zod';
import { findPasskey, type Passkey, signInByPasskey } from '#app/server/store/passkeys';
import { failSignIn, limitAttempts, type NotSignedIn } from './attempts.server';
import { beginSession } from './browser-session.server';
import { finishCeremony, startCeremony } from './ceremony.server';
import type { SignInCall } from './may-do';
import type { StaffContext } from './staff-context';
import type { assertionSchema } from './staff-schemas';

type Options = Omit<Awaited<ReturnType<typeof generateAuthenticationOptions>>, 'extensions'>;

/** Options for signing in with any passkey of this site. */
export async function beginWithPasskey({
  context: { staff, visit },
}: SignInCall): Promise<Options | NotSignedIn> {
  const tooMany = await limitAttempts(staff, visit.address);
  if (tooMany) return tooMany;
  const rpID = new URL(staff.origin).hostname;
  // No extension is requested.
  const { extensions: _, ...options } = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
  });
  await startCeremony(staff, 'passkey-sign-in', options.challenge);
  return options;
}

type Assertion = z.infer<typeof assertionSchema>;

export async function finishWithPasskey({
  data: response,
  context,
}: SignInCall<Assertion>): Promise<NotSignedIn | undefined> {
  const {
    staff,
    visit: { address },
  } = context;
  const tooMany = await limitAttempts(staff, address);
  if (tooMany) return tooMany;
  const challenge = await finishCeremony(staff, 'passkey-sign-in');
  const passkey = challenge === undefined ? undefined : await findPasskey(staff.store, response.id);
  const failed = { reason: 'passkey', address } as const;
  if (challenge === undefined || !passkey) return failSignIn(staff, failed);
  const tried = { ...failed, triedId: passkey.person };
  const counter = await verify(staff, response, challenge, passkey);
  if (counter === undefined) return failSignIn(staff, tried);
  const isOpen = await beginSession(staff, 'passkey', (session) =>
    signInByPasskey(staff.store, { id: passkey.id, counter }, session, Date.now()),
  );
  return isOpen ? undefined : failSignIn(staff, tried);
}

/** The passkey's new counter; undefined if the signature is invalid. */
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
    // Any malformed response is a failed sign-in.
    return undefined;
  }
}
