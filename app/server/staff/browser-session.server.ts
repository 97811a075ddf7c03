import { deleteCookie, getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server';
import { MINUTE_MS } from '#app/domain/durations';
import { currentEnvironment } from '#app/server/environment';
import {
  deleteSession,
  findSession,
  markSeen,
  type NewSession,
  SESSION_LIMITS,
  type Session,
  type SignInMethod,
} from '#app/server/store/sessions';
import { formatBrowser } from './browser-name';
import { createSecret, hashSecret } from './secrets';
import type { StaffContext } from './staff-context';

/**
 * The `__Host-` prefix binds the cookie to this host and to https. Browsers treat http on localhost as
 * secure, except Safari.
 */
const COOKIE = '__Host-staff';
const COOKIE_VALUE = new RegExp(`(?:^|;)\\s*${COOKIE}=([^;\\s]*)`);
const FLAGS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
/** Precision of a session's last use. */
const SEEN_EVERY_MS = MINUTE_MS;

/** The session of this browser; undefined if there is none or it has ended. */
export function readSession(staff: StaffContext, now: number): Promise<Session | undefined> {
  return findOpenSession(staff, getCookie(COOKIE), now);
}

/** The same from the headers of a request that Start does not know yet. */
export function readSessionOf(
  headers: Headers,
  staff: StaffContext,
  now: number,
): Promise<Session | undefined> {
  const [, token] = COOKIE_VALUE.exec(headers.get('cookie') ?? '') ?? [];
  return findOpenSession(staff, token, now);
}

async function findOpenSession(
  { store }: StaffContext,
  token: string | undefined,
  now: number,
): Promise<Session | undefined> {
  if (token === undefined || token === '') return undefined;
  const session = await findSession(store, hashSecret(token), SESSION_LIMITS, now);
  if (!session || !isStillGranted(session)) return undefined;
  if (now - session.seen_at >= SEEN_EVERY_MS) await markSeen(store, session.id, now);
  return session;
}

/** People of the OpenID provider must sign in again when its configuration changes. */
function isStillGranted({ issuer, granted_by }: Session): boolean {
  return issuer === null || granted_by === hashProviderSettings();
}

/**
 * Starts a session with a new token, and ends the browser's earlier one.
 * @param open stores the session; returns false if the sign-in is refused
 */
export async function beginSession(
  { store }: StaffContext,
  how: SignInMethod,
  open: (session: NewSession) => Promise<boolean>,
): Promise<boolean> {
  const earlier = getCookie(COOKIE);
  const token = createSecret();
  const isOpen = await open({
    hash: hashSecret(token),
    id: crypto.randomUUID(),
    how,
    grantedBy: how === 'provider' ? hashProviderSettings() : '',
    browser: formatBrowser(getRequestHeader('user-agent') ?? ''),
  });
  if (!isOpen) return false;
  if (earlier !== undefined && earlier !== '') await deleteSession(store, hashSecret(earlier));
  setCookie(COOKIE, token, { ...FLAGS, maxAge: SESSION_LIMITS.maxMs / 1000 });
  return true;
}

export function clearSessionCookie(): void {
  deleteCookie(COOKIE, FLAGS);
}

/** Fingerprint of the provider's configuration; sessions end when it changes. */
function hashProviderSettings(): string {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_GROUPS_CLAIM, OIDC_STAFF } = currentEnvironment();
  return hashSecret(JSON.stringify([OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_GROUPS_CLAIM, OIDC_STAFF]));
}
