import { toOneLine } from '#app/domain/plain-text.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { passkeyLabelSchema } from '#app/server/staff/staff-schemas.ts';
import {
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#app/server/store/passkeys.ts';
import type { AuditContext, Person } from '#app/server/store/people.ts';
import { endSession, listSessions, SESSION_LIMITS } from '#app/server/store/sessions.ts';
import { type Answer, getOnly, toIso } from './answer.ts';
import { formatSignIns } from './report.ts';

/** Passkeys and open sessions of a person, as at `/admin/konto`. */
export async function showSignIns(
  { store }: StaffContext,
  person: Person,
  now: number,
): Promise<Answer> {
  const passkeys = await listPasskeys(store, person.id);
  const sessions = await listSessions(store, person.id, SESSION_LIMITS, now);
  return {
    text: formatSignIns(passkeys, sessions),
    data: {
      passkeys: passkeys.map(({ id, label, created_at, used_at }) => ({
        id,
        label,
        createdAt: toIso(created_at),
        usedAt: toIso(used_at),
      })),
      sessions: sessions.map(({ id, how, browser, created_at, seen_at }) => ({
        id,
        how,
        browser,
        createdAt: toIso(created_at),
        seenAt: toIso(seen_at),
      })),
    },
  };
}

/** @throws Error unless exactly one passkey matches */
export async function runRenamePasskey(
  { store }: StaffContext,
  person: Person,
  { passkey, label }: { passkey: string; label: string },
  audit: AuditContext,
): Promise<Answer> {
  const { id, label: old } = await findPasskey(store, person, passkey);
  const renamed = passkeyLabelSchema.safeParse({ id, label });
  if (!renamed.success) {
    throw new Error('The name must be one line of 1 to 60 characters.');
  }
  await renamePasskey(store, person, renamed.data, audit);
  return {
    text: `Renamed: ${toOneLine(old)} is now ${renamed.data.label}.`,
    data: { renamed: renamed.data },
  };
}

/** @throws Error unless exactly one passkey matches */
export async function runRemovePasskey(
  { store }: StaffContext,
  person: Person,
  idOrName: string,
  audit: AuditContext,
): Promise<Answer> {
  const passkey = await findPasskey(store, person, idOrName);
  await removePasskey(store, person, passkey, audit);
  const text = `Removed: ${toOneLine(passkey.label)}. Open sessions stay; \`sign-out\` ends them.`;
  return { text, data: { removed: passkey.id } };
}

/** @throws Error if the person has no such session */
export async function runEndSession(
  { store }: StaffContext,
  person: Person,
  id: string,
  audit: AuditContext,
): Promise<Answer> {
  const sessions = await listSessions(store, person.id, SESSION_LIMITS, audit.now);
  if (!sessions.some((session) => session.id === id)) {
    throw new Error(`${toOneLine(person.name)} has no open session ${toOneLine(id)}.`);
  }
  await endSession(store, person, id, audit);
  return { text: `Signed out: ${id}`, data: { signedOut: id } };
}

/** @throws Error if no passkey or several are meant */
async function findPasskey(
  store: StaffContext['store'],
  { id, name }: Person,
  idOrLabel: string,
): Promise<Passkey> {
  const passkeys = await listPasskeys(store, id);
  const found = passkeys.filter((one) => one.id === idOrLabel || one.label === idOrLabel);
  return getOnly(found, {
    missing: `${toOneLine(name)} has no passkey ${toOneLine(idOrLabel)}.`,
    several: `Several passkeys are called ${toOneLine(idOrLabel)}`,
    describe: (one) => one.id,
  });
}
