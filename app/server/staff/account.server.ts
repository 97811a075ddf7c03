import { listAuditEntries } from '#app/server/store/audit';
import { removePasskey, renamePasskey } from '#app/server/store/passkeys';
import { endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { clearSessionCookie } from './browser-session.server';
import type { StaffContext } from './staff-context';

/** `npm run staff -- log` shows all. */
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

/** Staff without the right `staff` see only entries about themselves (D37). */
export function readRecentEntries({ store }: StaffContext, { person, rights }: Session) {
  return listAuditEntries(store, MAX_LOG_ENTRIES, rights.includes('staff') ? undefined : person);
}
