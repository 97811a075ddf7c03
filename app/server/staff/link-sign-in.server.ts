import { userInfo } from 'node:os';
import { isLoopback } from '#app/server/loopback';
import { redeemLink } from '#app/server/store/links';
import { failSignIn, type NotSignedIn } from './attempts.server';
import { beginSession } from './browser-session.server';
import type { SignInCall } from './may-do';
import { hashSecret } from './secrets';
import { personNameSchema } from './staff-schemas';

/** Signs in with a one-time link. Expired, used and forged links get the same answer. */
export async function signInWithLink({
  data: secret,
  context: { staff, visit },
}: SignInCall<string>): Promise<NotSignedIn | undefined> {
  const { address } = visit;
  const link = {
    hash: hashSecret(secret),
    isLocal: staff.isLocal && isLoopback(address),
    firstPerson: { id: crypto.randomUUID(), name: getOsUserName() },
  };
  const isOpen = await beginSession(staff, 'link', (session) =>
    redeemLink(staff.store, link, session, Date.now()),
  );
  return isOpen ? undefined : failSignIn(staff, { reason: 'link', address });
}

/** OS user running the server; the first staff member is named after it. */
function getOsUserName(): string {
  try {
    // Cloudflare's runtime has no user.
    return personNameSchema.safeParse(userInfo().username).data ?? 'admin';
  } catch {
    // In some containers the user has no entry in the password file.
    return 'admin';
  }
}
