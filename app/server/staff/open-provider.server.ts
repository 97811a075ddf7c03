import * as client from 'openid-client';
import { HOUR_MS } from '#app/domain/durations';
import type { Environment } from '#app/server/environment';
import { logEvent } from '#app/server/log-event';
import { codeOf } from '#app/server/store/store';
import {
  type ClaimRules,
  type Claims,
  getProvidedRights,
  lacksClaims,
  mergeClaims,
} from './provided-claims';

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
    authenticateWith(OIDC_CLIENT_SECRET, environment.OIDC_CLIENT_AUTH),
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

/** Sends the client's secret as the configuration says, else as the provider's metadata do. */
function authenticateWith(secret: string, forced: Environment['OIDC_CLIENT_AUTH']) {
  const inHeader = client.ClientSecretBasic(secret);
  const inBody = client.ClientSecretPost(secret);
  const authenticate: client.ClientAuth = (metadata, ...request) => {
    // Without a word of the provider it is the header (OpenID Connect Discovery 1.0, section 3).
    const { token_endpoint_auth_methods_supported: methods = [] } = metadata;
    const isOnlyPost =
      methods.includes('client_secret_post') && !methods.includes('client_secret_basic');
    const method = forced ?? (isOnlyPost ? 'client_secret_post' : 'client_secret_basic');
    return (method === 'client_secret_post' ? inBody : inHeader)(metadata, ...request);
  };
  return authenticate;
}

type Subject = Claims & { sub: string };

/**
 * Exchanges the authorization code for the claims of an ID token, which state, nonce and expiry bind to
 * this sign-in. Its age is not judged, because Entra ID issues tokens 300 s in the past (D55). What it
 * lacks is asked for at the userinfo endpoint.
 * @returns undefined if the token is invalid or of another sign-in
 */
export async function fetchClaims(
  provider: Provider,
  redirectUrl: URL,
  { state, nonce, verifier }: Record<'state' | 'nonce' | 'verifier', string>,
): Promise<Subject | undefined> {
  try {
    const tokens = await client.authorizationCodeGrant(provider.configuration, redirectUrl, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    return claims && (await completeClaims(provider, claims, tokens.access_token));
  } catch (error) {
    logEvent('warn', "staff: the OpenID provider's answer is refused", { reason: codeOf(error) });
    return undefined;
  }
}

/**
 * Adds the claims of the userinfo endpoint. Without its answer the token's own claims count, if they give
 * a right; else the sign-in fails, because an unlisted person would be removed.
 */
async function completeClaims(
  provider: Provider,
  claims: client.IDToken,
  accessToken: string,
): Promise<Subject | undefined> {
  const { configuration } = provider;
  const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
  if (endpoint === undefined || !lacksClaims(provider, claims)) return claims;
  try {
    const userinfo = await client.fetchUserInfo(configuration, accessToken, claims.sub);
    return { ...mergeClaims(claims, userinfo), sub: claims.sub };
  } catch (error) {
    const reason = codeOf(error);
    logEvent('warn', "staff: the OpenID provider's userinfo cannot be read", { reason });
    return getProvidedRights(provider, claims).length > 0 ? claims : undefined;
  }
}
