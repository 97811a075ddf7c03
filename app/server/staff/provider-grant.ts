import { createHash } from 'node:crypto';
import type { Environment } from '#app/server/environment';

type Provider = Pick<
  Environment,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_GROUPS_CLAIM' | 'OIDC_STAFF'
>;

/** Fingerprint of the provider's configuration; sessions end when it changes. */
export function providerGrant(environment: Provider): string {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_GROUPS_CLAIM, OIDC_STAFF } = environment;
  const content = JSON.stringify([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_GROUPS_CLAIM, OIDC_STAFF]);
  return createHash('sha256').update(content).digest('base64url');
}
