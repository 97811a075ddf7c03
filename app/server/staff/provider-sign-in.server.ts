import * as client from 'openid-client';
import * as z from 'zod';
import { currentEnvironment } from '#app/server/environment';
import { logEvent } from '#app/server/log-event';
import { removeProvidedPerson, upsertProvidedPerson } from '#app/server/store/provided-people';
import { openProvidedSession } from '#app/server/store/sessions';
import { failSignIn, type NotSignedIn, refuseSignIn } from './attempts.server';
import { beginSession } from './browser-session.server';
import { finishCeremony, startCeremony } from './ceremony.server';
import type { SignInCall } from './may-do';
import { fetchClaims, openProvider } from './open-provider.server';
import {
  findNearMisses,
  getProvidedName,
  getProvidedRights,
  hasTooManyGroups,
  listNeededClaims,
} from './provided-claims';
import { SIGN_IN_PATH } from './staff-context';

const ceremonySchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Path of the sign-in page in the person's language. */
  path: z.string(),
});

/** Starts signing in at the OpenID provider; returns the address that the browser is sent to. */
export async function beginWithProvider({
  data: path,
  context: { staff },
}: SignInCall<string>): Promise<string | NotSignedIn> {
  const provider = await openProvider(currentEnvironment());
  if (!provider) return refuseSignIn('provider');
  const ceremony = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    path,
  };
  await startCeremony(staff, 'provider', JSON.stringify(ceremony));
  const authorizationUrl = client.buildAuthorizationUrl(provider.configuration, {
    redirect_uri: staff.origin + SIGN_IN_PATH,
    scope: currentEnvironment().OIDC_SCOPE,
    state: ceremony.state,
    nonce: ceremony.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(ceremony.verifier),
    code_challenge_method: 'S256',
    // The provider's session stays, but the person shows again who they are.
    ...(isAgain(path) && { prompt: 'login' }),
  });
  return authorizationUrl.href;
}

/** Whether the sign-in page asks a person who is signed in. */
function isAgain(path: string): boolean {
  return new URLSearchParams(path.replace(/^[^?]*/, '')).has('again');
}

/** Finishes a sign-in by the query of the redirect; returns the path of the sign-in page. */
export async function finishWithProvider({
  data: query,
  context: { staff, visit },
}: SignInCall<string>): Promise<string | NotSignedIn> {
  const { address } = visit;
  const provider = await openProvider(currentEnvironment());
  const ceremony = await finishCeremony(staff, 'provider');
  if (!provider) return refuseSignIn('provider');
  if (ceremony === undefined) return failSignIn(staff, { reason: 'provider', address });
  const { path, ...expected } = ceremonySchema.parse(JSON.parse(ceremony));
  const claims = await fetchClaims(provider, new URL(SIGN_IN_PATH + query, staff.origin), expected);
  if (!claims) return failSignIn(staff, { reason: 'provider', address });
  const person = {
    issuer: provider.issuer,
    subject: claims.sub,
    name: getProvidedName(claims) ?? provider.issuer,
    rights: getProvidedRights(provider, claims),
  };
  const isCut = hasTooManyGroups(provider, claims);
  const logged = { claims: Object.keys(claims), lookedFor: listNeededClaims(provider) };
  if (person.rights.length === 0) {
    const reason = isCut ? 'too-many-groups' : 'not-listed';
    const nearMisses = findNearMisses(provider, claims);
    logEvent('warn', 'staff: claims give no right', { reason, ...logged, nearMisses });
    // An earlier version of the list may have admitted this person.
    await removeProvidedPerson(staff.store, person, Date.now());
    return failSignIn(staff, { reason, address, provided: person });
  }
  if (isCut) logEvent('warn', 'staff: signed in, but the provider left out the groups', logged);
  await beginSession(staff, 'provider', async (session) => {
    const stored = await upsertProvidedPerson(staff.store, person, Date.now());
    await openProvidedSession(staff.store, stored, session, Date.now());
    return true;
  });
  return path;
}
