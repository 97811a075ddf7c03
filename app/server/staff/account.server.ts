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
  await renamePasskey(store, ...signedIn(session, input));
}

export async function deletePasskey(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  const passkey = await findPasskey(store, id);
  if (passkey) await removePasskey(store, ...signedIn(session, passkey));
}

export async function endOneSession(
  { store }: StaffContext,
  session: Session,
  id: string,
): Promise<undefined> {
  await endSession(store, ...signedIn(session, id));
}

export async function endThisSession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endSession(store, ...signedIn(session, session.id));
  clearSessionCookie();
}

export async function endEverySession(
  { store }: StaffContext,
  session: Session,
): Promise<undefined> {
  await endAllSessions(store, session, Date.now());
  clearSessionCookie();
}

/** Owner and author of a change to what is one's own. */
function signedIn<What>(
  session: Session,
  what: What,
): [owner: Pick<Person, 'id' | 'name'>, what: What, audit: AuditContext] {
  const owner = { id: session.person, name: session.name };
  return [owner, what, { actor: actorOf(session), now: Date.now() }];
}

/** The newest entries by or about this person. */
export function readRecentEntries({ store }: StaffContext, { person }: Session) {
  return listAuditEntries(store, MAX_LOG_ENTRIES, { person });
}
