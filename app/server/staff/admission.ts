import type { Environment } from '#app/server/environment';
import { hashSecret } from './secrets';

/** It admits no one, and is replaced from time to time. */
const NOT_ADMITTING = 'OIDC_CLIENT_SECRET';

/** Hash of the settings for sign-in with the OpenID provider; its sessions end when it changes. */
export function hashAdmission(environment: Partial<Environment>): string {
  const settings = Object.entries(environment).filter(
    ([name]) => name.startsWith('OIDC_') && name !== NOT_ADMITTING,
  );
  return hashSecret(JSON.stringify(settings.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
