import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import { invite, inviteAgain } from '#app/server/staff/invitations.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { personNameSchema } from '#app/server/staff/staff-schemas.ts';
import {
  type AuditContext,
  type ChangeOutcome,
  endSessionsOf,
  findPeople,
  type ListedPerson,
  listPeople,
  type Person,
  removePerson,
  rightSchema,
  setRights,
} from '#app/server/store/people.ts';
import { type Answer, getOnly, toIso } from './answer.ts';
import { formatPeople, showProvided } from './report.ts';
import {
  runEndSession,
  runRemovePasskey,
  runRenamePasskey,
  showSignIns,
} from './sign-in-commands.ts';

/** The most words of each command, its own included. */
const MAX_WORDS: Partial<Record<string, number>> = {
  list: 1,
  show: 2,
  invite: 2,
  remove: 2,
  rights: 3,
  'sign-out': 3,
  'remove-passkey': 3,
  'rename-passkey': 4,
};

/** Runs a command; undefined if there is no such command, or an argument is missing or too many. */
export async function runCommand(
  staff: StaffContext,
  words: readonly string[],
  rights: string | undefined,
  audit: AuditContext,
): Promise<Answer | undefined> {
  const { store } = staff;
  const [command = '', name, third, label] = words;
  // `remove Ada Lovelace` without quotes must not remove Ada.
  if (words.length > (MAX_WORDS[command] ?? 0)) return undefined;
  if (command === 'list') {
    const people = await listPeople(store, audit.now);
    return { text: formatPeople(people), data: people.map(describePerson) };
  }
  if (name === undefined || name.trim() === '') return undefined;
  if (command === 'invite') return inviteByName(staff, name.trim(), rights, audit);
  if (command === 'rights' && third !== undefined) {
    const person = await findOne(staff, name);
    const given = readRights(third);
    requireDone(person, await setRights(store, person, given, audit));
    const text = `${toOneLine(person.name)}: ${given.join(', ') || 'no rights'}${
      person.issuer === null ? '' : '. The next sign-in restores the rights in OIDC_STAFF.'
    }`;
    return { text, data: { name: person.name, rights: given } };
  }
  if (command === 'sign-out' && third !== undefined) {
    return runEndSession(staff, await findOne(staff, name), third, audit);
  }
  if (command === 'sign-out') {
    const person = await findOne(staff, name);
    await endSessionsOf(store, person, audit);
    return {
      text: `Signed out everywhere: ${toOneLine(person.name)}. Passkeys and rights stay.`,
      data: { signedOut: person.name },
    };
  }
  if (command === 'show') return showSignIns(staff, await findOne(staff, name), audit.now);
  if (command === 'rename-passkey' && third !== undefined && label !== undefined) {
    return runRenamePasskey(staff, await findOne(staff, name), { passkey: third, label }, audit);
  }
  if (command === 'remove-passkey' && third !== undefined) {
    return runRemovePasskey(staff, await findOne(staff, name), third, audit);
  }
  if (command === 'remove') {
    const person = await findOne(staff, name);
    requireDone(person, await removePerson(store, person, audit));
    const text = `Removed: ${toOneLine(person.name)}. All sessions have ended.${
      person.issuer === null
        ? ''
        : ' The next sign-in adds this person again unless you change OIDC_STAFF.'
    }`;
    return { text, data: { removed: person.name } };
  }
  return undefined;
}

async function inviteByName(
  staff: StaffContext,
  name: string,
  rights: string | undefined,
  audit: AuditContext,
): Promise<Answer> {
  const [known] = (await findPeople(staff.store, name)).filter(({ issuer }) => issuer === null);
  if (known && rights !== undefined) {
    throw new Error(
      `${name} is already on the staff. Omit --rights for another link, or change them with \`rights\`.`,
    );
  }
  if (!known && !personNameSchema.safeParse(name).success) {
    throw new Error('The name must be one line of visible characters.');
  }
  if (!known && rights === undefined) {
    throw new Error(`Rights are missing: add --rights ${RIGHTS.join()} or one of them.`);
  }
  const { link, expiresAt } = known
    ? await inviteAgain(staff, known, audit)
    : await invite(staff, { name, rights: readRights(rights ?? '') }, audit);
  const data = { name: known?.name ?? name, link, expiresAt: new Date(expiresAt).toISOString() };
  return { text: `One-time link, valid until ${formatBerlinTime(expiresAt)}:\n${link}`, data };
}

function requireDone({ name }: Person, outcome: ChangeOutcome): void {
  if (outcome === 'missing') throw new Error(`${toOneLine(name)} has just been removed.`);
  if (outcome === 'last-holder') {
    throw new Error(
      `${toOneLine(name)} is the last person with the right staff and keeps it. ` +
        'Give it to another person first, who signs in once.',
    );
  }
}

async function findOne({ store }: StaffContext, nameOrId: string): Promise<Person> {
  return getOnly(await findPeople(store, nameOrId), {
    missing: `${toOneLine(nameOrId)} is not on the staff.`,
    several: `Several people are called ${toOneLine(nameOrId)}`,
    describe: (one) => `${one.id}  ${one.issuer === null ? 'invited' : showProvided(one)}`,
  });
}

function readRights(text: string): Right[] {
  if (text.trim() === 'none') return [];
  return text.split(',').map((part) => {
    const right = rightSchema.safeParse(part.trim());
    if (right.success) return right.data;
    throw new Error(`"${part.trim()}" is not a right. Use ${RIGHTS.join(', ')} or none.`);
  });
}

function describePerson(person: ListedPerson) {
  return {
    id: person.id,
    name: person.name,
    rights: person.rights,
    provider: person.issuer,
    subject: person.subject,
    passkeys: person.passkeys,
    since: toIso(person.since),
    signedInAt: toIso(person.signed_in_at),
    seenAt: toIso(person.last_seen_at),
    linkUntil: toIso(person.link_until),
  };
}
