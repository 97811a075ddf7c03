import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { getRequestHeader } from '@tanstack/react-start/server';
import type * as z from 'zod';
import { addPasskey, listPasskeys } from '#app/server/store/passkeys';
import type { Session } from '#app/server/store/sessions';
import { site } from '#app/site';
import { nameBrowser } from './browser-name';
import { keepForAnswer, takeKept } from './ceremony.server';
import type { attestationSchema } from './inputs';
import type { StaffContext } from './staff-context';

/** EdDSA, ES256, RS256: what both Node and Cloudflare verify. */
const ALGORITHMS = [-8, -7, -257];

type Options = Omit<Awaited<ReturnType<typeof generateRegistrationOptions>>, 'extensions'>;

/**
 * What the browser makes a passkey by; undefined for people of a provider, who would stay on the
 * staff by it after they left the company.
 */
export async function beginAdding(
  staff: StaffContext,
  { person, name, issuer }: Session,
): Promise<Options | undefined> {
  if (issuer !== null) return undefined;
  const known = await listPasskeys(staff.store, person);
  // Of extensions we read no answer.
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
  await keepForAnswer(staff, 'passkey-adding', JSON.stringify([person, options.challenge]));
  return options;
}

/** Whether the passkey is kept. */
export async function finishAdding(
  staff: StaffContext,
  session: Session,
  response: z.infer<typeof attestationSchema>,
): Promise<boolean> {
  const kept = await takeKept(staff, 'passkey-adding');
  if (kept === undefined || session.issuer !== null) return false;
  const registration = await verify(
    staff,
    response,
    (challenge) =>
      // Begun by this very person, should another have signed in meanwhile.
      kept === JSON.stringify([session.person, challenge]),
  );
  if (!registration) return false;
  const { id, publicKey, counter } = registration.credential;
  const passkey = {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports.join(),
    label: nameBrowser(getRequestHeader('user-agent') ?? ''),
  };
  await addPasskey(staff.store, session, passkey, Date.now());
  return true;
}

async function verify(
  { origin }: StaffContext,
  response: z.infer<typeof attestationSchema>,
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
    // What is wrong with it is its sender's business.
    return undefined;
  }
}
