import { createServerFn } from '@tanstack/react-start';
import { forUnauthenticated } from '#app/server/staff/guards.server';
import { signInWithLink } from '#app/server/staff/link-sign-in.server';
import { beginWithPasskey, finishWithPasskey } from '#app/server/staff/passkey-sign-in.server';
import { beginWithProvider, finishWithProvider } from '#app/server/staff/provider-sign-in.server';
import { readSignInState } from '#app/server/staff/sign-in-state.server';
import {
  assertionSchema,
  noInput,
  querySchema,
  secretSchema,
  signInPathSchema,
} from '#app/server/staff/staff-schemas';

/** Sign-in methods, and the account if signed in. */
export const fetchSignInState = createServerFn({ method: 'POST' }).handler(
  forUnauthenticated('fetchSignInState', noInput, readSignInState),
);

export const signInByLink = createServerFn({ method: 'POST' })
  .validator((secret: string): unknown => secret)
  .handler(forUnauthenticated('signInByLink', secretSchema, signInWithLink));

export const beginPasskeySignIn = createServerFn({ method: 'POST' }).handler(
  forUnauthenticated('beginPasskeySignIn', noInput, beginWithPasskey),
);

export const finishPasskeySignIn = createServerFn({ method: 'POST' })
  .validator((response: object): unknown => response)
  .handler(forUnauthenticated('finishPasskeySignIn', assertionSchema, finishWithPasskey));

export const beginProviderSignIn = createServerFn({ method: 'POST' })
  .validator((path: string): unknown => path)
  .handler(forUnauthenticated('beginProviderSignIn', signInPathSchema, beginWithProvider));

export const finishProviderSignIn = createServerFn({ method: 'POST' })
  .validator((query: string): unknown => query)
  .handler(forUnauthenticated('finishProviderSignIn', querySchema, finishWithProvider));
