import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { getRequestHeader } from '@tanstack/react-start/server';
import type * as z from 'zod';
import { addPasskey, listPasskeys } from '#app/server/store/passkeys';
import { site } from '#app/site';
import { formatBrowser } from './browser-name';
import { finishCeremony, startCeremony } from './ceremony.server';
import type { StaffCall } from './may-do';
import type { StaffContext } from './staff-context';
import type { attestationSchema } from './staff-schemas';

/** EdDSA, ES256 and RS256, which both Node and Cloudflare verify. */
const ALGORITHMS = [-8, -7, -257];

type Options = Omit<Awaited<ReturnType<typeof generateRegistrationOptions>>, 'extensions'>;

/**
 * Options for creating a passkey; undefined for people of the OpenID provider, who could sign in with
 * it after they have left the company.
 */
export async function beginRegistration({ context }: StaffCall): Promise<Options | undefined> {
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

/** Verifies and stores a new passkey; returns whether it is stored. */
export async function finishRegistration({
  data: response,
  context: { staff, session, audit },
}: StaffCall<Attestation>): Promise<boolean> {
  const ceremony = await finishCeremony(staff, 'passkey-adding');
  if (ceremony === undefined || session.issuer !== null) return false;
  const registration = await verify(
    staff,
    response,
    (challenge) =>
      // Another person may have signed in meanwhile.
      ceremony === JSON.stringify([session.person, challenge]),
  );
  if (!registration) return false;
  const { id, publicKey, counter } = registration.credential;
  const passkey = {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports.join(),
    label: formatBrowser(getRequestHeader('user-agent') ?? ''),
  };
  await addPasskey(staff.store, session, passkey, audit.now);
  return true;
}

async function verify(
  { origin }: StaffContext,
  response: Attestation,
  expectedChallenge: (challenge: string) => boolean,
) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo;
  } catch {
    // Any malformed response is a failed registration.
    return undefined;
  }
}
