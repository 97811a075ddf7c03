import { invitePerson, keepFirstLink, renewLink } from '#app/server/store/links.ts';
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
  /** Shown once; the store has only its hash. */
  link: string;
  expiresAt: number;
}

/**
 * A new person on the staff.
 * @throws when the name is taken
 * @public used by `npm run staff`
 */
export async function invite(
  staff: StaffContext,
  { name, rights }: { name: string; rights: Right[] },
  audit: AuditContext,
): Promise<Invitation> {
  const { link, ...kept } = createLink(staff, audit.now);
  await invitePerson(staff.store, { id: crypto.randomUUID(), name, rights }, kept, audit);
  return { link, expiresAt: kept.expiresAt };
}

/**
 * A further link for a person on the staff: for another device, or after a loss.
 * @public used by `npm run staff`
 */
export async function inviteAgain(
  staff: StaffContext,
  person: Person,
  audit: AuditContext,
): Promise<Invitation> {
  const { link, ...kept } = createLink(staff, audit.now);
  await renewLink(staff.store, person, kept, audit);
  return { link, expiresAt: kept.expiresAt };
}

/** As cloned: a link for the person at this machine, while the staff is empty (D37). */
export async function inviteFirst(staff: StaffContext, now: number): Promise<string | undefined> {
  if (!staff.isLocal || !(await isStaffEmpty(staff.store))) return undefined;
  const { link, ...kept } = createLink(staff, now);
  await keepFirstLink(staff.store, kept, RIGHTS);
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
