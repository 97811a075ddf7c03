import { createServerFn } from '@tanstack/react-start';
import { describeDoor } from '#app/server/staff/door.server';
import {
  assertionSchema,
  doorPathSchema,
  nothing,
  querySchema,
  secretSchema,
} from '#app/server/staff/inputs';
import { signInWithLink } from '#app/server/staff/link-sign-in.server';
import { beginWithPasskey, finishWithPasskey } from '#app/server/staff/passkey-sign-in.server';
import { beginWithProvider, finishWithProvider } from '#app/server/staff/provider-sign-in.server';
import { atTheDoor } from '#app/server/staff/who-may-call.server';

/** The ways in, and the account of who is in. */
export const openDoor = createServerFn({ method: 'POST' }).handler(
  atTheDoor('openDoor', nothing, ({ staff }) => describeDoor(staff)),
);

export const signInByLink = createServerFn({ method: 'POST' })
  .validator((secret: string): unknown => secret)
  .handler(
    atTheDoor('signInByLink', secretSchema, ({ staff, input, address }) =>
      signInWithLink(staff, input, address),
    ),
  );

export const beginPasskeySignIn = createServerFn({ method: 'POST' }).handler(
  atTheDoor('beginPasskeySignIn', nothing, ({ staff, address }) =>
    beginWithPasskey(staff, address),
  ),
);

export const finishPasskeySignIn = createServerFn({ method: 'POST' })
  .validator((response: object): unknown => response)
  .handler(
    atTheDoor('finishPasskeySignIn', assertionSchema, ({ staff, input, address }) =>
      finishWithPasskey(staff, input, address),
    ),
  );

export const beginProviderSignIn = createServerFn({ method: 'POST' })
  .validator((path: string): unknown => path)
  .handler(
    atTheDoor('beginProviderSignIn', doorPathSchema, ({ staff, input, address }) =>
      beginWithProvider(staff, input, address),
    ),
  );

export const finishProviderSignIn = createServerFn({ method: 'POST' })
  .validator((query: string): unknown => query)
  .handler(
    atTheDoor('finishProviderSignIn', querySchema, ({ staff, input, address }) =>
      finishWithProvider(staff, input, address),
    ),
  );
