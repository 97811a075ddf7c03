import type { Environment } from '#app/server/environment.ts';
import type { Store } from '#app/server/store/store.ts';
import { site } from '#app/site.ts';

/** What the host opens once and all that concerns staff uses. */
export interface StaffContext {
  store: Store;
  /** Where staff sign in: links, passkeys and redirects name it. Never taken from a request. */
  origin: string;
  /** The server listens on this machine alone. */
  isLocal: boolean;
}

/** The one door, without language prefix. */
export const SIGN_IN_PATH = '/admin/anmelden';

type Place = Pick<Environment, 'HOST' | 'TRUST_PROXY' | 'STAFF_ORIGIN'>;

/** @param port where the server listens */
export function createStaffContext(environment: Place, store: Store, port: number): StaffContext {
  const isLocal = listensLocally(environment);
  // Passkeys know `localhost`, but no address in figures.
  const own = isLocal ? new URL(`http://localhost:${port}`).origin : site.origin;
  return { store, isLocal, origin: environment.STAFF_ORIGIN ?? own };
}

/** Where Cloudflare serves the site; it listens nowhere. */
export function createEdgeStaffContext(
  { STAFF_ORIGIN }: Pick<Place, 'STAFF_ORIGIN'>,
  store: Store,
): StaffContext {
  return { store, isLocal: false, origin: STAFF_ORIGIN ?? site.origin };
}

function listensLocally({ HOST, TRUST_PROXY }: Place): boolean {
  const isProxied = TRUST_PROXY.networks !== undefined || TRUST_PROXY.hops > 0;
  return isLoopback(HOST) && !isProxied;
}

/** A name or address that leads nowhere but to this machine. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?|::ffff:127(?:\.\d+){3})$/i.test(host);
}

/** The secret stands after the `#`: no server, proxy or log on the way sees it. */
export function linkAddress({ origin }: Pick<StaffContext, 'origin'>, secret: string): string {
  return `${origin}${SIGN_IN_PATH}#link=${secret}`;
}
