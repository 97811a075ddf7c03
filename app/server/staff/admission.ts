import type { Environment } from '#app/server/environment';
import { hashSecret } from './secrets';

/** It admits no one, and is replaced from time to time. */
const NOT_ADMITTING = 'OIDC_CLIENT_SECRET';

/**
 * Fingerprint of all that decides whom the OpenID provider admits; sessions that it admitted end when it
 * changes.
 */
export function hashAdmission(environment: Partial<Environment>): string {
  const settings = Object.entries(environment).filter(
    ([name]) => name.startsWith('OIDC_') && name !== NOT_ADMITTING,
  );
  return hashSecret(JSON.stringify(settings.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
