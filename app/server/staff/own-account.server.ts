import { listAuditEntries } from '#app/server/store/audit';
import { removePasskey } from '#app/server/store/passkeys';
import { endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { dropSessionCookie } from './own-session.server';
import type { StaffContext } from './staff-context';

/** More than a screen; `npm run staff -- log` shows all. */
const MAX_LOG_ENTRIES = 100;

export async function dropPasskey(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  await removePasskey(store, session, id, Date.now());
}

export async function closeOwnSession(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  await endSession(store, { ...session, id }, Date.now());
}

export async function closeThisSession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endSession(store, session, Date.now());
  dropSessionCookie();
}

export async function closeAllSessions(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endAllSessions(store, session, Date.now());
  dropSessionCookie();
}

/** People without any right read only what concerns themselves. */
export function readRecentLog({ store }: StaffContext, { person, rights }: Session) {
  return listAuditEntries(store, MAX_LOG_ENTRIES, rights.length > 0 ? undefined : person);
}
