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
  forStaff('beginPasskeyRegistration', noInput, ({ staff, session }) =>
    beginRegistration(staff, session),
  ),
);

export const finishPasskeyRegistration = createServerFn({ method: 'POST' })
  .validator((response: object): unknown => response)
  .handler(
    forStaff('finishPasskeyRegistration', attestationSchema, ({ staff, session, input }) =>
      finishRegistration(staff, session, input),
    ),
  );

export const renameOwnPasskey = createServerFn({ method: 'POST' })
  .validator((passkey: { id: string; label: string }): unknown => passkey)
  .handler(
    forStaff('renameOwnPasskey', passkeyLabelSchema, ({ staff, session, input }) =>
      relabelPasskey(staff, session, input),
    ),
  );

export const removeOwnPasskey = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('removeOwnPasskey', idSchema, ({ staff, session, input }) =>
      deletePasskey(staff, session, input),
    ),
  );

export const endOwnSession = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('endOwnSession', idSchema, ({ staff, session, input }) =>
      endOneSession(staff, session, input),
    ),
  );

export const signOut = createServerFn({ method: 'POST' }).handler(
  forStaff('signOut', noInput, ({ staff, session }) => endThisSession(staff, session)),
);

export const signOutEverywhere = createServerFn({ method: 'POST' }).handler(
  forStaff('signOutEverywhere', noInput, ({ staff, session }) => endEverySession(staff, session)),
);

export const readOwnEntries = createServerFn({ method: 'POST' }).handler(
  forStaff('readOwnEntries', noInput, ({ staff, session }) => readRecentEntries(staff, session)),
);
