import { invitePerson, keepFirstLink, renewLink } from '#app/server/store/links.ts';
import {
  type Act,
  isStaffEmpty,
  type Person,
  RIGHTS,
  type Right,
} from '#app/server/store/people.ts';
import { createSecret, hashSecret } from './secrets.ts';
import { linkAddress, type StaffRoom } from './staff-room.ts';

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
  room: StaffRoom,
  { name, rights }: { name: string; rights: Right[] },
  act: Act,
): Promise<Invitation> {
  const { link, ...kept } = createLink(room, act.now);
  await invitePerson(room.store, { id: crypto.randomUUID(), name, rights }, kept, act);
  return { link, expiresAt: kept.expiresAt };
}

/**
 * A further link for a person on the staff: for another device, or after a loss.
 * @public used by `npm run staff`
 */
export async function inviteAgain(room: StaffRoom, person: Person, act: Act): Promise<Invitation> {
  const { link, ...kept } = createLink(room, act.now);
  await renewLink(room.store, person, kept, act);
  return { link, expiresAt: kept.expiresAt };
}

/** As cloned: a link for the person at this machine, while the staff is empty (D37). */
export async function inviteFirst(room: StaffRoom, now: number): Promise<string | undefined> {
  if (!room.isLocal || !(await isStaffEmpty(room.store))) return undefined;
  const { link, ...kept } = createLink(room, now);
  await keepFirstLink(room.store, kept, RIGHTS);
  return link;
}

function createLink(room: StaffRoom, now: number) {
  const secret = createSecret();
  return {
    link: linkAddress(room, secret),
    hash: hashSecret(secret),
    expiresAt: now + LINK_MS,
  };
}
