import type { Environment } from '#app/server/environment.ts';
import { isLoopback } from '#app/server/loopback.ts';
import type { Store } from '#app/server/store/store.ts';
import { site } from '#app/site.ts';

/** Store and origin for everything that staff do; the host creates it once. */
export interface StaffContext {
  store: Store;
  /** Origin of the sign-in page, for links, passkeys and redirects. Never taken from a request. */
  origin: string;
  /** Whether the server listens on a loopback address only. */
  isLocal: boolean;
}

/** Path of the sign-in page in the reference language. */
export const SIGN_IN_PATH = '/admin/anmelden';

/** Paths of the pages that use passkeys. */
export const PASSKEY_PATHS = [SIGN_IN_PATH, '/admin/konto'];

/** Whether a page shows what only staff may see; the editor is everyone's (spec §6). */
export function isStaffPath(path: string): boolean {
  return /^\/(?:[\w-]+\/)?admin(?:\/(?!preiskalkulator)|$)/.test(path);
}

/** @param port the port that the server listens on; undefined for a Cloudflare Worker */
export function createStaffContext(
  { HOST, TRUST_PROXY, STAFF_ORIGIN }: Pick<Environment, 'HOST' | 'TRUST_PROXY' | 'STAFF_ORIGIN'>,
  store: Store,
  port: number | undefined,
): StaffContext {
  const isLocal = port !== undefined && isLoopback(HOST) && TRUST_PROXY === 0;
  // Passkeys work on `localhost`, but not on an IP address.
  const own = isLocal ? new URL(`http://localhost:${port}`).origin : site.origin;
  return { store, isLocal, origin: STAFF_ORIGIN ?? own };
}

/** A sign-in link. The secret is in the fragment, which browsers do not send. */
export function linkAddress({ origin }: Pick<StaffContext, 'origin'>, secret: string): string {
  return `${origin}${SIGN_IN_PATH}#link=${secret}`;
}
