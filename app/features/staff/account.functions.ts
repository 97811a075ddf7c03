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
  forStaff('beginPasskeyAdding', nothing, ({ room, session }) => beginAdding(room, session)),
);

export const finishPasskeyAdding = createServerFn({ method: 'POST' })
  .validator((response: object): unknown => response)
  .handler(
    forStaff('finishPasskeyAdding', attestationSchema, ({ room, session, input }) =>
      finishAdding(room, session, input),
    ),
  );

export const removeOwnPasskey = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('removeOwnPasskey', idSchema, ({ room, session, input }) =>
      dropPasskey(room, session, input),
    ),
  );

export const endOwnSession = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('endOwnSession', idSchema, ({ room, session, input }) =>
      closeOwnSession(room, session, input),
    ),
  );

export const signOut = createServerFn({ method: 'POST' }).handler(
  forStaff('signOut', nothing, ({ room, session }) => closeThisSession(room, session)),
);

export const signOutEverywhere = createServerFn({ method: 'POST' }).handler(
  forStaff('signOutEverywhere', nothing, ({ room, session }) => closeAllSessions(room, session)),
);

export const readAuditLog = createServerFn({ method: 'POST' }).handler(
  forStaff('readAuditLog', nothing, ({ room, session }) => readRecentLog(room, session)),
);
