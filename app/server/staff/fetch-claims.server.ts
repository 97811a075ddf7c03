import * as client from 'openid-client';
import { logEvent } from '#app/server/log-event';
import { CLOCK_TOLERANCE_SECONDS, type Provider } from './open-provider.server';

/** An ID token is issued while we ask for it, so an older one is a copy or comes from a wrong clock. */
const MAX_AGE_SECONDS = 5 * 60;

interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Exchanges the code for the claims of an ID token.
 * @returns undefined when the token is not the provider's or not meant for this sign-in
 */
export async function fetchClaims(
  { configuration }: Pick<Provider, 'configuration'>,
  cameBack: URL,
  { state, nonce, verifier }: Expected,
): Promise<client.IDToken | undefined> {
  try {
    const tokens = await client.authorizationCodeGrant(configuration, cameBack, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims && isJustIssued(claims.iat, Date.now() / 1000)) return claims;
    return refuse('iat');
  } catch (error) {
    return refuse(error instanceof Error && 'code' in error ? String(error.code) : 'unknown');
  }
}

function isJustIssued(issuedAt: number, now: number): boolean {
  return issuedAt <= now + CLOCK_TOLERANCE_SECONDS && issuedAt >= now - MAX_AGE_SECONDS;
}

function refuse(reason: string): undefined {
  logEvent('warn', "staff: the OpenID provider's answer does not count", { reason });
}
