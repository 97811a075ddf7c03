import { currentEnvironment } from '#app/server/environment';
import { listPasskeys } from '#app/server/store/passkeys';
import { isStaffEmpty } from '#app/server/store/people';
import { listSessions, SESSION_LIMITS, type Session } from '#app/server/store/sessions';
import { findOwnSession } from './own-session.server';
import type { StaffContext } from './staff-context';

/** What the door shows to who stands before it. */
export async function describeDoor(staff: StaffContext) {
  const session = await findOwnSession(staff, Date.now());
  const hasProvider = currentEnvironment().OIDC_ISSUER !== undefined;
  return {
    account: session ? await describeAccount(staff, session) : null,
    hasProvider,
    /** There is no way in yet. */
    isShut: !hasProvider && (await isStaffEmpty(staff.store)),
  };
}

async function describeAccount({ store }: StaffContext, session: Session) {
  const { id, person, name, rights, issuer } = session;
  const passkeys = await listPasskeys(store, person);
  const sessions = await listSessions(store, person, SESSION_LIMITS, Date.now());
  return {
    name,
    rights,
    /** By the company's provider, which keeps the keys. */
    isProvided: issuer !== null,
    passkeys: passkeys.map((key) => ({
      id: key.id,
      label: key.label,
      createdAt: key.created_at,
      usedAt: key.used_at,
    })),
    sessions: sessions.map((one) => ({
      id: one.id,
      how: one.how,
      browser: one.browser,
      createdAt: one.created_at,
      seenAt: one.seen_at,
      isThis: one.id === id,
    })),
  };
}
