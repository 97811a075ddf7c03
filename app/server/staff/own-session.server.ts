import { deleteCookie, getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server';
import { currentEnvironment } from '#app/server/environment';
import {
  deleteSession,
  findSession,
  markSeen,
  type NewSession,
  SESSION_LIMITS,
  type Session,
  type WayIn,
} from '#app/server/store/sessions';
import { nameBrowser } from './browser-name';
import { providerGrant } from './provider-grant';
import { createSecret, hashSecret } from './secrets';
import type { StaffContext } from './staff-context';

/**
 * Bound to this host and path, sent over https alone (browsers take http on localhost for that,
 * except Safari), to no script, and from pages of this site only.
 */
const COOKIE = '__Host-staff';
const FLAGS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
/** How exactly the last use is known. */
const SEEN_EVERY_MS = 60_000;

/** Whose session the browser's token is; undefined where it is none, or none any more. */
export async function findOwnSession(
  { store }: StaffContext,
  now: number,
): Promise<Session | undefined> {
  const token = getCookie(COOKIE);
  if (token === undefined || token === '') return undefined;
  const session = await findSession(store, hashSecret(token), SESSION_LIMITS, now);
  if (!session || !isStillGranted(session)) return undefined;
  if (now - session.seen_at >= SEEN_EVERY_MS) await markSeen(store, session.id, now);
  return session;
}

/** People of a provider come in by its list; with another list, or without one, they come anew. */
function isStillGranted({ issuer, granted_by }: Session): boolean {
  return issuer === null || granted_by === providerGrant(currentEnvironment());
}

/**
 * Opens a session with a token that no browser had before, and ends the one that this browser had.
 * @param open keeps it; whether it did
 */
export async function beginSession(
  { store }: StaffContext,
  how: WayIn,
  open: (session: NewSession) => Promise<boolean>,
): Promise<boolean> {
  const earlier = getCookie(COOKIE);
  const token = createSecret();
  const isOpen = await open({
    hash: hashSecret(token),
    id: crypto.randomUUID(),
    how,
    grantedBy: how === 'provider' ? providerGrant(currentEnvironment()) : '',
    browser: nameBrowser(getRequestHeader('user-agent') ?? ''),
  });
  if (!isOpen) return false;
  if (earlier !== undefined && earlier !== '') await deleteSession(store, hashSecret(earlier));
  setCookie(COOKIE, token, { ...FLAGS, maxAge: SESSION_LIMITS.maxMs / 1000 });
  return true;
}

export function dropSessionCookie(): void {
  deleteCookie(COOKIE, FLAGS);
}
