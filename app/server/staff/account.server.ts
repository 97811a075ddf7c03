import { listAuditEntries } from '#app/server/store/audit';
import { findPasskey, removePasskey, renamePasskey } from '#app/server/store/passkeys';
import type { Person } from '#app/server/store/people';
import { endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { clearSessionCookie } from './browser-session.server';
import type { StaffCall } from './guards.server';

/** The page of the team shows all. */
const MAX_LOG_ENTRIES = 100;

type PasskeyLabel = StaffCall<{ id: string; label: string }>;

export async function relabelPasskey(call: PasskeyLabel): Promise<undefined> {
  const { staff, session, input, audit } = call;
  await renamePasskey(staff.store, getOwner(session), input, audit);
}

export async function deletePasskey(call: StaffCall<string>): Promise<undefined> {
  const { staff, session, input, audit } = call;
  const passkey = await findPasskey(staff.store, input);
  if (passkey) await removePasskey(staff.store, getOwner(session), passkey, audit);
}

export async function endOneSession(call: StaffCall<string>): Promise<undefined> {
  const { staff, session, input, audit } = call;
  await endSession(staff.store, getOwner(session), input, audit);
}

export async function endThisSession({ staff, session, audit }: StaffCall): Promise<undefined> {
  await endSession(staff.store, getOwner(session), session.id, audit);
  clearSessionCookie();
}

export async function endEverySession({ staff, session, audit }: StaffCall): Promise<undefined> {
  await endAllSessions(staff.store, session, audit.now);
  clearSessionCookie();
}

function getOwner({ person, name }: Session): Pick<Person, 'id' | 'name'> {
  return { id: person, name };
}

/** The newest entries by or about this person. */
export function readRecentEntries({ staff, session }: StaffCall) {
  return listAuditEntries(staff.store, MAX_LOG_ENTRIES, { person: session.person });
}
