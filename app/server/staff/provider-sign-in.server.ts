import * as client from 'openid-client';
import * as z from 'zod';
import { currentEnvironment } from '#app/server/environment';
import { rightsFromList } from '#app/server/inquiries/provider-list';
import { keepProvided, removeProvided } from '#app/server/store/provided-people';
import { openProvidedSession } from '#app/server/store/sessions';
import {
  countAttempt,
  failSignIn,
  type NotSignedIn,
  notSignedIn,
  type SignIn,
} from './attempts.server';
import { keepForAnswer, takeKept } from './ceremony.server';
import { fetchClaims } from './fetch-claims.server';
import { openProvider, type Provider } from './open-provider.server';
import { beginSession } from './own-session.server';
import { SIGN_IN_PATH, type StaffContext } from './staff-context';

const keptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person came from: the door in his language. */
  path: z.string(),
});

/** Where the browser goes to sign in; it comes back to the door with a code. */
export async function beginWithProvider(
  staff: StaffContext,
  path: string,
  address: string,
): Promise<{ address: string } | NotSignedIn> {
  const tooMany = await countAttempt(staff, address);
  if (tooMany) return tooMany;
  const provider = await openProvider(currentEnvironment());
  if (!provider) return notSignedIn('provider');
  const kept = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    path,
  };
  await keepForAnswer(staff, 'provider', JSON.stringify(kept));
  const there = client.buildAuthorizationUrl(provider.configuration, {
    redirect_uri: staff.origin + SIGN_IN_PATH,
    scope: currentEnvironment().OIDC_SCOPE,
    state: kept.state,
    nonce: kept.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(kept.verifier),
    code_challenge_method: 'S256',
  });
  return { address: there.href };
}

type Finished = (SignIn & { isSignedIn: true; path: string }) | NotSignedIn;

/** @param query with which the browser came back */
export async function finishWithProvider(
  staff: StaffContext,
  query: string,
  address: string,
): Promise<Finished> {
  const tooMany = await countAttempt(staff, address);
  if (tooMany) return tooMany;
  const provider = await openProvider(currentEnvironment());
  const kept = await takeKept(staff, 'provider');
  if (!provider) return notSignedIn('provider');
  if (kept === undefined) return failSignIn(staff, { reason: 'provider', address });
  const { path, ...expected } = keptSchema.parse(JSON.parse(kept));
  const claims = await fetchClaims(provider, new URL(SIGN_IN_PATH + query, staff.origin), expected);
  if (!claims) return failSignIn(staff, { reason: 'provider', address });
  const person = describe(provider, claims);
  if (person.rights.length === 0) {
    // Should an earlier list have let this person in.
    await removeProvided(staff.store, person, Date.now());
    return failSignIn(staff, { reason: 'not-listed', address, provided: person });
  }
  await beginSession(staff, 'provider', async (session) => {
    const kept = await keepProvided(staff.store, person, Date.now());
    await openProvidedSession(staff.store, kept, session, Date.now());
    return true;
  });
  return { isSignedIn: true, path };
}

function describe({ list, groupsClaim, issuer }: Provider, claims: client.IDToken) {
  const { sub, name, email } = claims;
  const shown = [name, email, sub].find((text) => typeof text === 'string' && text.trim() !== '');
  return {
    issuer,
    subject: sub,
    name: String(shown).slice(0, 200),
    rights: rightsFromList(list, claims, groupsClaim),
  };
}
