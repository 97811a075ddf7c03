import { type Command, Option } from 'commander';
import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { AUDIT_KINDS } from '#app/domain/staff/audit-log.ts';
import { RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import { invite, inviteAgain } from '#app/server/staff/invitations.ts';
import type { StaffContext } from '#app/server/staff/staff-context.ts';
import { passkeyLabelSchema, personNameSchema } from '#app/server/staff/staff-schemas.ts';
import {
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#app/server/store/passkeys.ts';
import {
  type ChangeOutcome,
  findPeople,
  listPeople,
  type Person,
  removePerson,
  rightSchema,
  setRights,
} from '#app/server/store/people.ts';
import { endAllSessions, endSession, listSessions } from '#app/server/store/sessions.ts';
import type { Store } from '#app/server/store/store.ts';
import { type Call, createProgram, getOnly, readDay } from '#tools/command-line/program.ts';
import { answerWithRows } from '#tools/report/columns.ts';
import { answerWithLog } from './log.ts';

/** The commands of `npm run staff`. */
export function createStaffProgram(open: () => Promise<StaffContext>): Command {
  const { program, add } = createProgram(
    'staff',
    'Manages staff and their rights, also while the server runs.',
    open,
  );
  program.option('--json', 'prints JSON');

  add('list', 'people with their rights, passkeys and links', async ({ store, audit }) => {
    const people = (await listPeople(store, audit.now)).map((person) => ({
      id: person.id,
      name: person.name,
      rights: person.rights,
      provider: person.issuer,
      subject: person.subject,
      passkeys: person.passkeys,
      since: toDate(person.since),
      signedInAt: toDate(person.signed_in_at),
      seenAt: toDate(person.last_seen_at),
      linkUntil: toDate(person.link_until),
    }));
    const none = `The staff is empty: npm run staff -- invite NAME --rights ${RIGHTS.join()}`;
    return answerWithRows(people, none, {
      Name: ({ name }) => name,
      Rights: ({ rights }) => rights,
      Passkeys: (one) => (one.provider === null ? one.passkeys : `${one.provider} ${one.subject}`),
      'Last seen': ({ seenAt }) => seenAt,
      'Link until': ({ linkUntil }) => linkUntil,
      Id: ({ id }) => id,
    });
  });

  add(
    'invite <name>',
    'prints a one-time sign-in link; without --rights another one for an existing person',
    async (call: Call<StaffContext, { rights?: Right[] }>, typed) => {
      const { audit, options } = call;
      const name = typed.trim();
      const [known] = (await findPeople(call.store, name)).filter(({ issuer }) => issuer === null);
      if (known && options.rights) {
        throw new Error(
          `${name} is already on the staff. Omit --rights for another link, or change them with \`rights\`.`,
        );
      }
      if (!known && !personNameSchema.safeParse(name).success) {
        throw new Error('The name must be one line of visible characters.');
      }
      if (!known && !options.rights) {
        throw new Error(`Rights are missing: add --rights ${RIGHTS.join()} or one of them.`);
      }
      const { link, expiresAt } = known
        ? await inviteAgain(call, known, audit)
        : await invite(call, { name, rights: options.rights ?? [] }, audit);
      return {
        text: `One-time link, valid until ${formatBerlinTime(expiresAt)}:\n${link}`,
        json: { name: known?.name ?? name, link, expiresAt: toDate(expiresAt) },
      };
    },
  ).option('--rights <rights>', `${RIGHTS.join()}, some of them or none`, readRights);

  add(
    'rights <name> <rights>',
    `gives exactly these: ${RIGHTS.join()}, some of them or none`,
    async ({ store, audit }, name, given) => {
      const rights = readRights(given);
      const person = await findPerson(store, name);
      requireDone(person, await setRights(store, person, rights, audit));
      const end =
        person.issuer === null ? '' : '. The next sign-in restores the rights in OIDC_STAFF.';
      return {
        text: `${toOneLine(person.name)}: ${rights.join(', ') || 'no rights'}${end}`,
        json: { name: person.name, rights },
      };
    },
  );

  add(
    'sign-out <name> [session]',
    'ends all sessions of a person, or one by its id',
    async ({ store, audit }, typed, id?: string) => {
      const person = await findPerson(store, typed);
      const name = toOneLine(person.name);
      if (id === undefined) {
        await endAllSessions(store, person, audit);
        const text = `Signed out everywhere: ${name}. Passkeys and rights stay.`;
        return { text, json: { signedOut: person.name } };
      }
      const sessions = await listSessions(store, person.id, audit.now);
      if (!sessions.some((session) => session.id === id)) {
        throw new Error(`${name} has no open session ${toOneLine(id)}.`);
      }
      await endSession(store, person, id, audit);
      return { text: `Signed out: ${id}`, json: { signedOut: id } };
    },
  );

  add('show <name>', 'passkeys and open sessions', async ({ store, audit }, name) => {
    const { id } = await findPerson(store, name);
    const passkeys = (await listPasskeys(store, id)).map((one) => ({
      id: one.id,
      label: one.label,
      createdAt: toDate(one.created_at),
      usedAt: toDate(one.used_at),
    }));
    const sessions = (await listSessions(store, id, audit.now)).map((one) => ({
      id: one.id,
      how: one.how,
      browser: one.browser,
      createdAt: toDate(one.created_at),
      seenAt: toDate(one.seen_at),
    }));
    const tables = [
      answerWithRows(passkeys, 'No passkeys.', {
        Passkey: ({ label }) => label,
        Added: ({ createdAt }) => createdAt,
        'Last use': ({ usedAt }) => usedAt,
        Id: (one) => one.id,
      }),
      answerWithRows(sessions, 'No open sessions.', {
        Session: ({ browser }) => browser,
        'Signed in by': ({ how }) => how,
        Since: ({ createdAt }) => createdAt,
        'Last seen': ({ seenAt }) => seenAt,
        Id: (one) => one.id,
      }),
    ];
    return { text: tables.map(({ text }) => text).join('\n\n'), json: { passkeys, sessions } };
  });

  add(
    'rename-passkey <name> <passkey> <label>',
    'renames a passkey, which is named by name or id',
    async ({ store, audit }, name, idOrLabel, label) => {
      const person = await findPerson(store, name);
      const { id, label: old } = await findPasskey(store, person, idOrLabel);
      const renamed = passkeyLabelSchema.safeParse({ id, label }).data;
      if (!renamed) throw new Error('The name must be one line of 1 to 60 characters.');
      await renamePasskey(store, person, renamed, audit);
      return { text: `Renamed: ${toOneLine(old)} is now ${renamed.label}.`, json: { renamed } };
    },
  );

  add(
    'remove-passkey <name> <passkey>',
    'removes a passkey; sessions stay',
    async ({ store, audit }, name, idOrLabel) => {
      const person = await findPerson(store, name);
      const passkey = await findPasskey(store, person, idOrLabel);
      await removePasskey(store, person, passkey, audit);
      const label = toOneLine(passkey.label);
      const text = `Removed: ${label}. Open sessions stay; \`sign-out\` ends them.`;
      return { text, json: { removed: passkey.id } };
    },
  );

  add('remove <name>', 'removes a person and ends all sessions', async ({ store, audit }, name) => {
    const person = await findPerson(store, name);
    requireDone(person, await removePerson(store, person, audit));
    const end =
      person.issuer === null
        ? ''
        : ' The next sign-in adds this person again unless you change OIDC_STAFF.';
    const text = `Removed: ${toOneLine(person.name)}. All sessions have ended.${end}`;
    return { text, json: { removed: person.name } };
  });

  add('log', 'the audit log, newest entry first', answerWithLog)
    .option('--person <name>', 'who did it, by name or id')
    .addOption(new Option('--kind <kind>').choices(AUDIT_KINDS))
    .option('--from <day>', 'first day', readDay)
    .option('--until <day>', 'last day', readDay)
    .option('--csv', 'for spreadsheets');

  return program;
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

async function findPerson(store: Store, nameOrId: string): Promise<Person> {
  const found = await findPeople(store, nameOrId);
  return getOnly(
    found,
    `${toOneLine(nameOrId)} is not on the staff.`,
    (one) => `${one.id}  ${one.issuer === null ? 'invited' : describeOrigin(one)}`,
  );
}

async function findPasskey(store: Store, owner: Person, idOrLabel: string): Promise<Passkey> {
  const passkeys = await listPasskeys(store, owner.id);
  const found = passkeys.filter((one) => one.id === idOrLabel || one.label === idOrLabel);
  const missing = `${toOneLine(owner.name)} has no passkey ${toOneLine(idOrLabel)}.`;
  return getOnly(found, missing, ({ id }) => id);
}

function readRights(text: string): Right[] {
  if (text.trim() === 'none') return [];
  return text.split(',').map((part) => {
    const right = rightSchema.safeParse(part.trim());
    if (right.success) return right.data;
    throw new Error(`"${part.trim()}" is not a right. Use ${RIGHTS.join(', ')} or none.`);
  });
}

function describeOrigin({ issuer, subject }: Person): string {
  return `${issuer} ${subject}`;
}

function toDate(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
