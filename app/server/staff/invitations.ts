import { DAY_MS } from '#app/domain/durations.ts';
import { RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import type { AuditContext } from '#app/server/store/audit.ts';
import { invitePerson, renewLink, saveFirstLink } from '#app/server/store/links.ts';
import { isStaffEmpty, type Person } from '#app/server/store/people.ts';
import { createSecret, hashSecret } from './secrets.ts';
import { linkAddress, type StaffContext } from './staff-context.ts';

const LINK_MS = DAY_MS;

export interface Invitation {
  /** Shown once; only its hash is stored. */
  link: string;
  expiresAt: number;
}

/** Adds a staff member with a sign-in link; undefined if another invited person has the name. */
export async function invite(
  staff: StaffContext,
  { name, rights }: { name: string; rights: Right[] },
  audit: AuditContext,
): Promise<Invitation | undefined> {
  const { link, ...stored } = createLink(staff, audit.now);
  const person = { id: crypto.randomUUID(), name, rights };
  const isInvited = await invitePerson(staff.store, person, stored, audit);
  return isInvited ? { link, expiresAt: stored.expiresAt } : undefined;
}

/** A new link for an invited person, instead of earlier ones; undefined for anyone else. */
export async function inviteAgain(
  staff: StaffContext,
  person: Pick<Person, 'id' | 'name'>,
  audit: AuditContext,
): Promise<Invitation | undefined> {
  const { link, ...stored } = createLink(staff, audit.now);
  const isRenewed = await renewLink(staff.store, person, stored, audit);
  return isRenewed ? { link, expiresAt: stored.expiresAt } : undefined;
}

/** A sign-in link for the first staff member, on a local server without any staff (D37). */
export async function inviteFirst(staff: StaffContext, now: number): Promise<string | undefined> {
  if (!staff.isLocal || !(await isStaffEmpty(staff.store))) return undefined;
  const { link, ...stored } = createLink(staff, now);
  await saveFirstLink(staff.store, stored, RIGHTS);
  return link;
}

function createLink(staff: StaffContext, now: number) {
  const secret = createSecret();
  return {
    link: linkAddress(staff, secret),
    hash: hashSecret(secret),
    expiresAt: now + LINK_MS,
  };
}
