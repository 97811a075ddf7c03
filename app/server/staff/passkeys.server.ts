import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { getRequestHeader } from '@tanstack/react-start/server';
import type * as z from 'zod';
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  type Passkey,
  signInByPasskey,
} from '#app/server/store/passkeys';
import { site } from '#app/site';
import { failSignIn, type NotSignedIn } from './attempts.server';
import { formatBrowser } from './browser-name';
import { beginSession } from './browser-session.server';
import { finishCeremony, startCeremony } from './ceremony.server';
import type { SignInCall, StaffCall } from './may-do';
import type { StaffContext } from './staff-context';
import type { assertionSchema, attestationSchema } from './staff-schemas';

/** EdDSA, ES256 and RS256, which both Node and Cloudflare verify. */
const ALGORITHMS = [-8, -7, -257];

/** Options for a passkey; none for people of the provider, who could use it after leaving. */
export async function beginRegistration({ context }: StaffCall) {
  const { staff, session } = context;
  const { person, name, issuer } = session;
  if (issuer !== null) return undefined;
  const known = await listPasskeys(staff.store, person);
  // No extension is requested.
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: site.brand,
    rpID: new URL(staff.origin).hostname,
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(person)),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await startCeremony(staff, 'passkey-adding', JSON.stringify([person, options.challenge]));
  return options;
}

type Attestation = z.infer<typeof attestationSchema>;

/** Verifies and stores a new passkey. */
export async function finishRegistration({
  data: response,
  context: { staff, session, audit },
}: StaffCall<Attestation>): Promise<'added' | 'alreadyAdded' | 'notAdded'> {
  const ceremony = await finishCeremony(staff, 'passkey-adding');
  if (ceremony === undefined || session.issuer !== null) return 'notAdded';
  const registration = await verifyAttestation(
    staff,
    response,
    (challenge) =>
      // Another person may have signed in meanwhile.
      ceremony === JSON.stringify([session.person, challenge]),
  );
  if (!registration) return 'notAdded';
  const { id, publicKey, counter } = registration.credential;
  const passkey = {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports.join(),
    label: formatBrowser(getRequestHeader('user-agent') ?? ''),
  };
  const isNew = await addPasskey(staff.store, session, passkey, audit.now);
  return isNew ? 'added' : 'alreadyAdded';
}

async function verifyAttestation(
  { origin }: StaffContext,
  response: Attestation,
  expectedChallenge: (challenge: string) => boolean,
) {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(ignoreMalformed);
  return verified?.registrationInfo;
}

/** Options for signing in with any passkey of this site. */
export async function beginWithPasskey({ context: { staff } }: SignInCall) {
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
  context: { staff, visit },
}: SignInCall<Assertion>): Promise<NotSignedIn | undefined> {
  const challenge = await finishCeremony(staff, 'passkey-sign-in');
  const passkey = challenge === undefined ? undefined : await findPasskey(staff.store, response.id);
  const failed = { reason: 'passkey', address: visit.address } as const;
  if (challenge === undefined || !passkey) return failSignIn(staff, failed);
  const tried = { ...failed, triedId: passkey.person };
  const counter = await verifyAssertion(staff, response, challenge, passkey);
  if (counter === undefined) return failSignIn(staff, tried);
  const isOpen = await beginSession(staff, 'passkey', (session) =>
    signInByPasskey(staff.store, { id: passkey.id, counter }, session, Date.now()),
  );
  return isOpen ? undefined : failSignIn(staff, tried);
}

/** The passkey's new counter; undefined if the signature is invalid. */
async function verifyAssertion(
  { origin }: StaffContext,
  response: Assertion,
  expectedChallenge: string,
  { id, public_key, counter, transports, person }: Passkey,
): Promise<number | undefined> {
  const owner = Buffer.from(response.response.userHandle, 'base64url').toString();
  if (owner !== person) return undefined;
  const checked = await verifyAuthenticationResponse({
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
  }).catch(ignoreMalformed);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

/** Any malformed response is a failed registration or sign-in. */
function ignoreMalformed(): undefined {
  return undefined;
}
