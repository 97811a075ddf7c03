import {
  deleteCookie,
  getCookie,
  getRequestHeader,
  setCookie,
  setResponseHeader,
} from '@tanstack/react-start/server';
import * as z from 'zod';
import { MINUTE_MS } from '#app/domain/durations';
import { BACKGROUND_HEADER } from '#app/domain/staff/background';
import { RIGHTS, type Right } from '#app/domain/staff/rights';
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
import { hashAdmission } from './admission';
import { formatBrowser } from './browser-name';
import { createSecret, hashSecret } from './secrets';
import type { StaffContext } from './staff-context';

/** The prefix binds it to this host and https; browsers but Safari also take http on localhost. */
const COOKIE = '__Host-staff';
const COOKIE_VALUE = new RegExp(`(?:^|;)\\s*${COOKIE}=([^;\\s]*)`);
const FLAGS = { secure: true, httpOnly: true, sameSite: 'strict', path: '/' } as const;
/** Precision of a session's last use. */
const SEEN_EVERY_MS = MINUTE_MS;

/** The session of this browser; undefined if there is none or it has ended. */
export function readSession(staff: StaffContext, now: number): Promise<Session | undefined> {
  const isUsed = getRequestHeader(BACKGROUND_HEADER) === undefined;
  return findOpenSession(staff, getCookie(COOKIE), { now, isUsed });
}

/** Permitted callers of server functions: every visitor, someone about to sign in, staff. */
export const callersSchema = z.enum(['everyone', 'unauthenticated', 'signed-in', ...RIGHTS]);

/** Whether the headers of a call permit it, so that the body of no other call is parsed. */
export async function mayCall(
  callers: z.infer<typeof callersSchema>,
  headers: Headers,
  staff: StaffContext | undefined,
): Promise<boolean> {
  if (callers === 'everyone') return true;
  if (!staff || headers.get('origin') !== staff.origin) return false;
  if (callers === 'unauthenticated') return true;
  const [, token] = COOKIE_VALUE.exec(headers.get('cookie') ?? '') ?? [];
  // The function answers a failure of the store.
  const call = { now: Date.now(), isUsed: !headers.has(BACKGROUND_HEADER) };
  const session = await findOpenSession(staff, token, call).catch(() => undefined);
  return session !== undefined && hasRight(session, callers);
}

export function hasRight({ rights }: Session, needed: 'signed-in' | Right): boolean {
  return needed === 'signed-in' || rights.includes(needed);
}

/** @param isUsed whether a person has caused the call */
async function findOpenSession(
  { store }: StaffContext,
  token: string | undefined,
  { now, isUsed }: { now: number; isUsed: boolean },
): Promise<Session | undefined> {
  if (token === undefined || token === '') return undefined;
  const session = await findSession(store, hashSecret(token), now);
  if (!session || !isStillGranted(session)) return undefined;
  if (isUsed && now - session.seen_at >= SEEN_EVERY_MS) await markSeen(store, session.id, now);
  return session;
}

/** People of the OpenID provider must sign in again when its configuration changes. */
function isStillGranted({ issuer, granted_by }: Session): boolean {
  return issuer === null || granted_by === hashAdmission(currentEnvironment());
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
    grantedBy: how === 'provider' ? hashAdmission(currentEnvironment()) : '',
    browser: formatBrowser(getRequestHeader('user-agent') ?? ''),
  });
  if (!isOpen) return false;
  if (earlier !== undefined && earlier !== '') await deleteSession(store, hashSecret(earlier));
  setCookie(COOKIE, token, { ...FLAGS, maxAge: SESSION_LIMITS.maxMs / 1000 });
  return true;
}

/** Also forgets pages that "back" would show. Not storage, which holds this browser's own prices. */
export function endBrowserSession(): void {
  deleteCookie(COOKIE, FLAGS);
  setResponseHeader('clear-site-data', '"cache"');
}
