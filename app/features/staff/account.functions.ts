import { createServerFn } from '@tanstack/react-start';
import { attestationSchema, idSchema, nothing } from '#app/server/staff/inputs';
import {
  closeAllSessions,
  closeOwnSession,
  closeThisSession,
  dropPasskey,
  readRecentLog,
} from '#app/server/staff/own-account.server';
import { beginAdding, finishAdding } from '#app/server/staff/passkey-adding.server';
import { forStaff } from '#app/server/staff/who-may-call.server';

export const beginPasskeyAdding = createServerFn({ method: 'POST' }).handler(
  forStaff('beginPasskeyAdding', nothing, ({ staff, session }) => beginAdding(staff, session)),
);

export const finishPasskeyAdding = createServerFn({ method: 'POST' })
  .validator((response: object): unknown => response)
  .handler(
    forStaff('finishPasskeyAdding', attestationSchema, ({ staff, session, input }) =>
      finishAdding(staff, session, input),
    ),
  );

export const removeOwnPasskey = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('removeOwnPasskey', idSchema, ({ staff, session, input }) =>
      dropPasskey(staff, session, input),
    ),
  );

export const endOwnSession = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('endOwnSession', idSchema, ({ staff, session, input }) =>
      closeOwnSession(staff, session, input),
    ),
  );

export const signOut = createServerFn({ method: 'POST' }).handler(
  forStaff('signOut', nothing, ({ staff, session }) => closeThisSession(staff, session)),
);

export const signOutEverywhere = createServerFn({ method: 'POST' }).handler(
  forStaff('signOutEverywhere', nothing, ({ staff, session }) => closeAllSessions(staff, session)),
);

export const readAuditLog = createServerFn({ method: 'POST' }).handler(
  forStaff('readAuditLog', nothing, ({ staff, session }) => readRecentLog(staff, session)),
);
