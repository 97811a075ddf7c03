import { createServerFn } from '@tanstack/react-start';
import { isFreshSignIn } from '#app/domain/staff/fresh-sign-in';
import { currentEnvironment } from '#app/server/environment';
import { withinLimit } from '#app/server/staff/attempts.server';
import { readSession } from '#app/server/staff/browser-session.server';
import { signInWithLink } from '#app/server/staff/link-sign-in.server';
import { atStaffOrigin, reads } from '#app/server/staff/may-do';
import { beginWithPasskey, finishWithPasskey } from '#app/server/staff/passkeys.server';
import { beginWithProvider, finishWithProvider } from '#app/server/staff/provider-sign-in.server';
import {
  assertionSchema,
  querySchema,
  secretSchema,
  signInPathSchema,
} from '#app/server/staff/staff-schemas';
import { listPasskeys } from '#app/server/store/passkeys';
import { isStaffEmpty } from '#app/server/store/people';
import { listSessions, type Session } from '#app/server/store/sessions';
import type { Store } from '#app/server/store/store';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'unauthenticated';

const forSignIn = createServerFn({ method: 'POST' }).middleware([atStaffOrigin]);

/** The state of the sign-in page in this browser: the account, if signed in, and the methods. */
export const fetchSignInState = forSignIn().handler(async ({ context: { staff } }) => {
  const session = await readSession(staff, Date.now());
  const hasProvider = currentEnvironment().OIDC_ISSUER !== undefined;
  return {
    account: session ? await readAccount(staff.store, session) : null,
    hasProvider,
    /** Sign-in is impossible yet: there is neither an OIDC provider nor any staff. */
    isUninitialised: !hasProvider && (await isStaffEmpty(staff.store)),
  };
});

export const signInByLink = forSignIn()
  .validator(reads(secretSchema))
  .handler(withinLimit(signInWithLink));

export const beginPasskeySignIn = forSignIn().handler(withinLimit(beginWithPasskey));

export const finishPasskeySignIn = forSignIn()
  .validator(reads(assertionSchema))
  .handler(withinLimit(finishWithPasskey));

export const beginProviderSignIn = forSignIn()
  .validator(reads(signInPathSchema))
  .handler(withinLimit(beginWithProvider));

export const finishProviderSignIn = forSignIn()
  .validator(reads(querySchema))
  .handler(withinLimit(finishWithProvider));

async function readAccount(store: Store, session: Session) {
  const { id, person, name, rights, issuer, created_at } = session;
  const now = Date.now();
  const passkeys = await listPasskeys(store, person);
  const sessions = await listSessions(store, person, now);
  return {
    name,
    rights,
    /** Signed in by the company's OpenID provider, so there are no passkeys. */
    isProvided: issuer !== null,
    isFresh: isFreshSignIn(created_at, now),
    passkeys: passkeys.map(({ id, label, createdAt, usedAt }) => ({
      id,
      label,
      createdAt,
      usedAt,
    })),
    sessions: sessions.map((one) => ({ ...one, isThis: one.id === id })),
  };
}
