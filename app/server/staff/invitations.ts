import { invitePerson, renewLink, saveFirstLink } from '#app/server/store/links.ts';
import {
  type AuditContext,
  isStaffEmpty,
  type Person,
  RIGHTS,
  type Right,
} from '#app/server/store/people.ts';
import { createSecret, hashSecret } from './secrets.ts';
import { linkAddress, type StaffContext } from './staff-context.ts';

const LINK_MS = 24 * 60 * 60_000;

interface Invitation {
  /** Shown once; only its hash is stored. */
  link: string;
  expiresAt: number;
}

/**
 * Adds a staff member with a sign-in link.
 * @throws Error if the name is taken
 * @public used by `npm run staff`
 */
export async function invite(
  staff: StaffContext,
  { name, rights }: { name: string; rights: Right[] },
  audit: AuditContext,
): Promise<Invitation> {
  const { link, ...stored } = createLink(staff, audit.now);
  await invitePerson(staff.store, { id: crypto.randomUUID(), name, rights }, stored, audit);
  return { link, expiresAt: stored.expiresAt };
}

/**
 * Another sign-in link for an existing staff member.
 * @public used by `npm run staff`
 */
export async function inviteAgain(
  staff: StaffContext,
  person: Person,
  audit: AuditContext,
): Promise<Invitation> {
  const { link, ...stored } = createLink(staff, audit.now);
  await renewLink(staff.store, person, stored, audit);
  return { link, expiresAt: stored.expiresAt };
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
