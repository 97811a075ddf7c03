import { createServerFn } from '@tanstack/react-start';
import {
  deletePasskey,
  endEverySession,
  endOneSession,
  endThisSession,
  readRecentEntries,
  relabelPasskey,
} from '#app/server/staff/account.server';
import { forStaff } from '#app/server/staff/guards.server';
import {
  beginRegistration,
  finishRegistration,
} from '#app/server/staff/passkey-registration.server';
import {
  attestationSchema,
  idSchema,
  noInput,
  passkeyLabelSchema,
} from '#app/server/staff/staff-schemas';

export const beginPasskeyRegistration = createServerFn({ method: 'POST' }).handler(
  forStaff('beginPasskeyRegistration', noInput, beginRegistration),
);

export const finishPasskeyRegistration = createServerFn({ method: 'POST' })
  .validator((response: object): unknown => response)
  .handler(forStaff('finishPasskeyRegistration', attestationSchema, finishRegistration));

export const renameOwnPasskey = createServerFn({ method: 'POST' })
  .validator((passkey: { id: string; label: string }): unknown => passkey)
  .handler(forStaff('renameOwnPasskey', passkeyLabelSchema, relabelPasskey));

export const removeOwnPasskey = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(forStaff('removeOwnPasskey', idSchema, deletePasskey));

export const endOwnSession = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(forStaff('endOwnSession', idSchema, endOneSession));

export const signOut = createServerFn({ method: 'POST' }).handler(
  forStaff('signOut', noInput, endThisSession),
);

export const signOutEverywhere = createServerFn({ method: 'POST' }).handler(
  forStaff('signOutEverywhere', noInput, endEverySession),
);

export const readOwnEntries = createServerFn({ method: 'POST' }).handler(
  forStaff('readOwnEntries', noInput, readRecentEntries),
);
