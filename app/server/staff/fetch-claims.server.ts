import * as client from 'openid-client';
import { logEvent } from '#app/server/log-event';
import { CLOCK_TOLERANCE_SECONDS, type Provider } from './open-provider.server';

/** An ID token is issued when it is requested; an older one is replayed or from a wrong clock. */
const MAX_AGE_SECONDS = 5 * 60;

interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Exchanges the authorization code for the claims of an ID token.
 * @returns undefined if the token is invalid or of another sign-in
 */
export async function fetchClaims(
  { configuration }: Pick<Provider, 'configuration'>,
  redirectUrl: URL,
  { state, nonce, verifier }: Expected,
): Promise<client.IDToken | undefined> {
  try {
    const tokens = await client.authorizationCodeGrant(configuration, redirectUrl, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims && isFresh(claims.iat, Date.now() / 1000)) return claims;
    return refuse('iat');
  } catch (error) {
    return refuse(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
  }
}

function isFresh(issuedAt: number, now: number): boolean {
  return issuedAt <= now + CLOCK_TOLERANCE_SECONDS && issuedAt >= now - MAX_AGE_SECONDS;
}

function refuse(reason: string): undefined {
  logEvent('warn', "staff: the OpenID provider's answer is refused", { reason });
}
