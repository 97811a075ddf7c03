import { listAuditEntries } from '#app/server/store/audit';
import { findPasskey, removePasskey, renamePasskey } from '#app/server/store/passkeys';
import type { Person } from '#app/server/store/people';
import { endAllSessions, endSession, type Session } from '#app/server/store/sessions';
import { clearSessionCookie } from './browser-session.server';
import type { StaffCall } from './may-do';

/** The page of the team shows all. */
const MAX_LOG_ENTRIES = 100;

type PasskeyLabel = StaffCall<{ id: string; label: string }>;

export async function relabelPasskey({ data, context }: PasskeyLabel): Promise<undefined> {
  const { staff, session, audit } = context;
  await renamePasskey(staff.store, getOwner(session), data, audit);
}

export async function deletePasskey({ data, context }: StaffCall<string>): Promise<undefined> {
  const { staff, session, audit } = context;
  const passkey = await findPasskey(staff.store, data);
  if (passkey) await removePasskey(staff.store, getOwner(session), passkey, audit);
}

export async function endOneSession({ data, context }: StaffCall<string>): Promise<undefined> {
  const { staff, session, audit } = context;
  await endSession(staff.store, getOwner(session), data, audit);
}

export async function endThisSession({ context }: StaffCall): Promise<undefined> {
  const { staff, session, audit } = context;
  await endSession(staff.store, getOwner(session), session.id, audit);
  clearSessionCookie();
}

export async function endEverySession({ context }: StaffCall): Promise<undefined> {
  const { staff, session, audit } = context;
  await endAllSessions(staff.store, session, audit.now);
  clearSessionCookie();
}

function getOwner({ person, name }: Session): Pick<Person, 'id' | 'name'> {
  return { id: person, name };
}

/** The newest entries by or about this person. */
export function readRecentEntries({ context: { staff, session } }: StaffCall) {
  return listAuditEntries(staff.store, MAX_LOG_ENTRIES, { person: session.person });
}
