import * as client from 'openid-client';
import type { Environment } from '#app/server/environment';
import type { ProvidedRights } from '#app/server/inquiries/provider-list';
import { logEvent } from '#app/server/log-event';

export interface Provider {
  configuration: client.Configuration;
  issuer: string;
  list: readonly ProvidedRights[];
  groupsClaim: string;
}

/** Clocks that are apart by more make tokens invalid. */
export const CLOCK_TOLERANCE_SECONDS = 30;
const TIMEOUT_SECONDS = 10;
/** After so long its keys and addresses are read anew. */
const KNOWN_MS = 60 * 60_000;

let opened: { at: number; provider: Promise<Provider | undefined> } | undefined;

/** The company's provider; undefined where none is configured or it does not answer. */
export function openProvider(environment: Environment): Promise<Provider | undefined> {
  if (!opened || Date.now() - opened.at > KNOWN_MS) {
    const provider = discover(environment);
    opened = { at: Date.now(), provider };
    provider.catch(() => {
      opened = undefined;
    });
  }
  return opened.provider.catch((error) => {
    const reason = error instanceof Error ? error.message : String(error);
    logEvent('error', 'staff: the OpenID provider cannot be asked', { reason });
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
        // ID tokens count only with a signature by one of the provider's published keys.
        client.enableNonRepudiationChecks,
        // Another protocol than https is only let through for this machine.
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  );
  return {
    configuration,
    issuer: configuration.serverMetadata().issuer,
    list: OIDC_STAFF,
    groupsClaim: environment.OIDC_GROUPS_CLAIM,
  };
}
