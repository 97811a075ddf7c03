import { currentEnvironment } from '#app/server/environment';
import { listPasskeys } from '#app/server/store/passkeys';
import { isStaffEmpty } from '#app/server/store/people';
import { listSessions, SESSION_LIMITS, type Session } from '#app/server/store/sessions';
import { readSession } from './browser-session.server';
import type { SignInCall } from './may-do';
import type { StaffContext } from './staff-context';

/** The state of the sign-in page in this browser: the account, if signed in, and the methods. */
export async function readSignInState({ context: { staff } }: SignInCall) {
  const session = await readSession(staff, Date.now());
  const hasProvider = currentEnvironment().OIDC_ISSUER !== undefined;
  return {
    account: session ? await readAccount(staff, session) : null,
    hasProvider,
    /** Sign-in is impossible yet: there is neither an OIDC provider nor any staff. */
    isUninitialised: !hasProvider && (await isStaffEmpty(staff.store)),
  };
}

async function readAccount({ store }: StaffContext, session: Session) {
  const { id, person, name, rights, issuer } = session;
  const passkeys = await listPasskeys(store, person);
  const sessions = await listSessions(store, person, SESSION_LIMITS, Date.now());
  return {
    name,
    rights,
    /** Signed in by the company's OpenID provider, so there are no passkeys. */
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
