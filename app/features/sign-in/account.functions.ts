import { createServerFn } from '@tanstack/react-start';
import { endBrowserSession } from '#app/server/staff/browser-session.server';
import { mayDo, reads } from '#app/server/staff/may-do';
import { beginRegistration, finishRegistration } from '#app/server/staff/passkeys.server';
import { attestationSchema, idSchema, passkeyLabelSchema } from '#app/server/staff/staff-schemas';
import { listAuditEntries } from '#app/server/store/audit';
import { findPasskey, removePasskey, renamePasskey } from '#app/server/store/passkeys';
import { endAllSessions, endSession } from '#app/server/store/sessions';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'signed-in';

/** The page of the team shows all. */
const MAX_LOG_ENTRIES = 100;

const forSignedIn = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

export const beginPasskeyRegistration = createServerFn({ method: 'POST' })
  .middleware([mayDo(callers, 'fresh')])
  .handler(beginRegistration);

export const finishPasskeyRegistration = forSignedIn()
  .validator(reads(attestationSchema))
  .handler(finishRegistration);

export const renameOwnPasskey = forSignedIn()
  .validator(reads(passkeyLabelSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<undefined> => {
    await renamePasskey(staff.store, audit.actor, data, audit);
  });

export const removeOwnPasskey = forSignedIn()
  .validator(reads(idSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<undefined> => {
    const passkey = await findPasskey(staff.store, data);
    if (passkey) await removePasskey(staff.store, audit.actor, passkey, audit);
  });

export const endOwnSession = forSignedIn()
  .validator(reads(idSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<undefined> => {
    await endSession(staff.store, audit.actor, data, audit);
  });

export const signOut = forSignedIn().handler(
  async ({ context: { staff, session, audit } }): Promise<undefined> => {
    await endSession(staff.store, audit.actor, session.id, audit);
    endBrowserSession();
  },
);

export const signOutEverywhere = forSignedIn().handler(
  async ({ context: { staff, audit } }): Promise<undefined> => {
    await endAllSessions(staff.store, audit.actor, audit);
    endBrowserSession();
  },
);

/** The newest entries by or about the person who asks. */
export const readOwnEntries = forSignedIn().handler(({ context: { staff, session } }) =>
  listAuditEntries(staff.store, MAX_LOG_ENTRIES, { person: session.person }),
);
