import { userInfo } from 'node:os';
import { redeemLink } from '#app/server/store/links';
import { countAttempt, failSignIn, type SignIn } from './attempts.server';
import { beginSession } from './own-session.server';
import { hashSecret } from './secrets';
import { isLoopback, type StaffRoom } from './staff-room';

/** Signs in who holds a one-time link; expired, used and forged ones are answered alike. */
export async function signInWithLink(
  room: StaffRoom,
  secret: string,
  address: string,
): Promise<SignIn> {
  const tooMany = await countAttempt(room, address);
  if (tooMany) return tooMany;
  const link = {
    hash: hashSecret(secret),
    isLocal: room.isLocal && isLoopback(address),
    firstPerson: { id: crypto.randomUUID(), name: nameFirstPerson() },
  };
  const isOpen = await beginSession(room, 'link', (session) =>
    redeemLink(room.store, link, session, Date.now()),
  );
  return isOpen ? { isSignedIn: true } : failSignIn(room, { reason: 'link', address });
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
