import { listAuditEntries } from '#app/server/store/audit';
import { findPasskey, removePasskey, renamePasskey } from '#app/server/store/passkeys';
import type { AuditContext, Person } from '#app/server/store/people';
import { actorOf, endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { clearSessionCookie } from './browser-session.server';
import type { StaffContext } from './staff-context';

/** The page of the team shows all. */
const MAX_LOG_ENTRIES = 100;

export async function relabelPasskey(
  { store }: StaffContext,
  session: Session,
  input: { id: string; label: string },
): Promise<undefined> {
  await renamePasskey(store, getOwner(session), input, createAudit(session));
}

export async function deletePasskey(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  const passkey = await findPasskey(store, id);
  if (passkey) await removePasskey(store, getOwner(session), passkey, createAudit(session));
}

export async function endOneSession(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  await endSession(store, getOwner(session), id, createAudit(session));
}

export async function endThisSession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endSession(store, getOwner(session), session.id, createAudit(session));
  clearSessionCookie();
}

export async function endEverySession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endAllSessions(store, session, Date.now());
  clearSessionCookie();
}

function getOwner({ person, name }: Session): Pick<Person, 'id' | 'name'> {
  return { id: person, name };
}

function createAudit(session: Session): AuditContext {
  return { actor: actorOf(session), now: Date.now() };
}

/** The newest entries by or about this person. */
export function readRecentEntries({ store }: StaffContext, { person }: Session) {
  return listAuditEntries(store, MAX_LOG_ENTRIES, { person });
}
