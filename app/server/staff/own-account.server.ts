import { readLog } from '#app/server/store/audit';
import { removePasskey } from '#app/server/store/passkeys';
import { endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { dropSessionCookie } from './own-session.server';
import type { StaffRoom } from './staff-room';

/** More than a screen; the whole log is `npm run staff -- log`'s. */
const MOST_LOGGED = 100;

export async function dropPasskey(
  { store }: StaffRoom,
  session: Session,
  id: string,
): Promise<undefined> {
  await removePasskey(store, session, id, Date.now());
}

export async function closeOwnSession(
  { store }: StaffRoom,
  session: Session,
  id: string,
): Promise<undefined> {
  await endSession(store, { ...session, id }, Date.now());
}

export async function closeThisSession({ store }: StaffRoom, session: Session): Promise<undefined> {
  await endSession(store, session, Date.now());
  dropSessionCookie();
}

export async function closeAllSessions({ store }: StaffRoom, session: Session): Promise<undefined> {
  await endAllSessions(store, session, Date.now());
  dropSessionCookie();
}

export function readRecentLog({ store }: StaffRoom) {
  return readLog(store, MOST_LOGGED);
}
