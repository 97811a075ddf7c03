import * as client from 'openid-client';
import { logEvent } from '#app/server/log-event';
import type { Provider } from './open-provider.server';

interface Expected {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * Exchanges the authorization code for the claims of an ID token, which state, nonce and expiry bind to
 * this sign-in. Its age is not judged, because Entra ID issues tokens 300 s in the past (D55).
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
    return tokens.claims();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    logEvent('warn', "staff: the OpenID provider's answer is refused", { reason });
    return undefined;
  }
}
