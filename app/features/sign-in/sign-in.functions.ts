import { createServerFn } from '@tanstack/react-start';
import { signInWithLink } from '#app/server/staff/link-sign-in.server';
import { atStaffOrigin, reads } from '#app/server/staff/may-do';
import { beginWithPasskey, finishWithPasskey } from '#app/server/staff/passkeys.server';
import { beginWithProvider, finishWithProvider } from '#app/server/staff/provider-sign-in.server';
import { readSignInState } from '#app/server/staff/sign-in-state.server';
import {
  assertionSchema,
  querySchema,
  secretSchema,
  signInPathSchema,
} from '#app/server/staff/staff-schemas';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'unauthenticated';

const forSignIn = createServerFn({ method: 'POST' }).middleware([atStaffOrigin]);

/** Sign-in methods, and the account if signed in. */
export const fetchSignInState = forSignIn().handler(readSignInState);

export const signInByLink = forSignIn().validator(reads(secretSchema)).handler(signInWithLink);

export const beginPasskeySignIn = forSignIn().handler(beginWithPasskey);

export const finishPasskeySignIn = forSignIn()
  .validator(reads(assertionSchema))
  .handler(finishWithPasskey);

export const beginProviderSignIn = forSignIn()
  .validator(reads(signInPathSchema))
  .handler(beginWithProvider);

export const finishProviderSignIn = forSignIn()
  .validator(reads(querySchema))
  .handler(finishWithProvider);
