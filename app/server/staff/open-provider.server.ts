import * as client from 'openid-client';
import { HOUR_MS } from '#app/domain/durations';
import type { Environment } from '#app/server/environment';
import { logEvent } from '#app/server/log-event';
import type { ClaimRules } from '#app/server/staff/provider-list';

export interface Provider extends ClaimRules {
  configuration: client.Configuration;
  issuer: string;
}

/** Accepted difference between the provider's clock and this one. */
const CLOCK_TOLERANCE_SECONDS = 30;
const TIMEOUT_SECONDS = 10;
/** How long the provider's metadata is cached. */
const METADATA_MS = HOUR_MS;

let opened: { at: number; provider: Promise<Provider | undefined> } | undefined;

/** The company's OpenID provider; undefined if none is configured or it does not answer. */
export function openProvider(environment: Environment): Promise<Provider | undefined> {
  if (!opened || Date.now() - opened.at > METADATA_MS) {
    const provider = discover(environment);
    opened = { at: Date.now(), provider };
    provider.catch(() => {
      opened = undefined;
    });
  }
  return opened.provider.catch((error) => {
    const reason = error instanceof Error ? error.message : String(error);
    logEvent('error', 'staff: the OpenID provider cannot be reached', { reason });
    return undefined;
  });
}

async function discover(environment: Environment): Promise<Provider | undefined> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_STAFF } = environment;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_STAFF) return undefined;
  const issuer = new URL(OIDC_ISSUER);
  const configuration = await client.discovery(
    issuer,
    OIDC_CLIENT_ID,
    { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    client.ClientSecretBasic(OIDC_CLIENT_SECRET),
    {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // ID tokens must be signed with one of the provider's published keys.
        client.enableNonRepudiationChecks,
        // The environment accepts http for this machine only.
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  return {
    configuration,
    issuer: configuration.serverMetadata().issuer,
    list: OIDC_STAFF,
    groupsClaim: environment.OIDC_GROUPS_CLAIM,
    trustsEmail: environment.OIDC_EMAIL_ISSUER !== undefined,
  };
}

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
