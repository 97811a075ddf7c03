import { listAuditEntries } from '#app/server/store/audit';
import { removePasskey, renamePasskey } from '#app/server/store/passkeys';
import { endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { clearSessionCookie } from './browser-session.server';
import type { StaffContext } from './staff-context';

/** The page of the team shows all. */
const MAX_LOG_ENTRIES = 100;

export async function relabelPasskey(
  { store }: StaffContext,
  session: Session,
  input: { id: string; label: string },
): Promise<undefined> {
  await renamePasskey(store, session, input, Date.now());
}

export async function deletePasskey(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  await removePasskey(store, session, id, Date.now());
}

export async function endOneSession(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  await endSession(store, { ...session, id }, Date.now());
}

export async function endThisSession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endSession(store, session, Date.now());
  clearSessionCookie();
}

export async function endEverySession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endAllSessions(store, session, Date.now());
  clearSessionCookie();
}

/** The newest entries by or about this person. */
export function readRecentEntries({ store }: StaffContext, { person }: Session) {
  return listAuditEntries(store, MAX_LOG_ENTRIES, { person });
}
