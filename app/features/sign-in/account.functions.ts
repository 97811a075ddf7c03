import { createServerFn } from '@tanstack/react-start';
import {
  deletePasskey,
  endEverySession,
  endOneSession,
  endThisSession,
  readRecentEntries,
  relabelPasskey,
} from '#app/server/staff/account.server';
import { mayDo, reads } from '#app/server/staff/may-do';
import { beginRegistration, finishRegistration } from '#app/server/staff/passkeys.server';
import { attestationSchema, idSchema, passkeyLabelSchema } from '#app/server/staff/staff-schemas';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'signed-in';

const forSignedIn = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

export const beginPasskeyRegistration = forSignedIn().handler(beginRegistration);

export const finishPasskeyRegistration = forSignedIn()
  .validator(reads(attestationSchema))
  .handler(finishRegistration);

export const renameOwnPasskey = forSignedIn()
  .validator(reads(passkeyLabelSchema))
  .handler(relabelPasskey);

export const removeOwnPasskey = forSignedIn().validator(reads(idSchema)).handler(deletePasskey);

export const endOwnSession = forSignedIn().validator(reads(idSchema)).handler(endOneSession);

export const signOut = forSignedIn().handler(endThisSession);

export const signOutEverywhere = forSignedIn().handler(endEverySession);

export const readOwnEntries = forSignedIn().handler(readRecentEntries);
