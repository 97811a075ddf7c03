import { userInfo } from 'node:os';
import { redeemLink } from '#app/server/store/links';
import { countAttempt, failSignIn, type SignIn } from './attempts.server';
import { beginSession } from './own-session.server';
import { hashSecret } from './secrets';
import { isLoopback, type StaffContext } from './staff-context';

/** Signs in who holds a one-time link; expired, used and forged ones are answered alike. */
export async function signInWithLink(
  staff: StaffContext,
  secret: string,
  address: string,
): Promise<SignIn> {
  const tooMany = await countAttempt(staff, address);
  if (tooMany) return tooMany;
  const link = {
    hash: hashSecret(secret),
    isLocal: staff.isLocal && isLoopback(address),
    firstPerson: { id: crypto.randomUUID(), name: nameFirstPerson() },
  };
  const isOpen = await beginSession(staff, 'link', (session) =>
    redeemLink(staff.store, link, session, Date.now()),
  );
  return isOpen ? { isSignedIn: true } : failSignIn(staff, { reason: 'link', address });
}

/** The system's user who started the server. */
function nameFirstPerson(): string {
  try {
    // Cloudflare's runtime knows of no user.
    return userInfo().username || 'admin';
  } catch {
    // A user without an entry of its own, as in some containers.
    return 'admin';
  }
}
