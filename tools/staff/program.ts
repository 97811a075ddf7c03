import { Option } from 'commander';
import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import { AUDIT_KINDS, type AuditQuery, auditQuerySchema } from '#app/domain/staff/audit-log.ts';
import { RIGHTS, type Right } from '#app/domain/staff/rights.ts';
import { formatAuditCsv, listMatchingEntries } from '#app/server/staff/audit-entries.ts';
import { invite, inviteAgain } from '#app/server/staff/invitations.ts';
import { passkeyLabelSchema, personNameSchema } from '#app/server/staff/staff-schemas.ts';
import { listPasskeys, removePasskey, renamePasskey } from '#app/server/store/passkeys.ts';
import {
  type ChangeOutcome,
  listPeople,
  type Person,
  removePerson,
  rightSchema,
  setRights,
} from '#app/server/store/people.ts';
import { endAllSessions, endSession, listSessions } from '#app/server/store/sessions.ts';
import { type Call, createProgram, readDay } from '#tools/command-line/program.ts';
import { answerWithRows } from '#tools/report/columns.ts';
import { findLogged, findPasskey, findPerson, formatAccount } from './find.ts';

const { program, add } = createProgram(
  'staff',
  'Manages staff and their rights, also while the server runs.',
);

add('list', 'people with their rights, passkeys and links', async ({ store, audit }) => {
  const people = (await listPeople(store, audit.now)).map((person) => ({
    name: person.name,
    rights: person.rights,
    account: formatAccount(person),
    passkeys: person.passkeys,
    lastSeen: toDate(person.last_seen_at),
    linkUntil: toDate(person.link_until),
    id: person.id,
  }));
  return answerWithRows(
    people,
    `The staff is empty: npm run staff -- invite NAME --rights ${RIGHTS.join()}`,
  );
});

add(
  'invite <name>',
  'prints a one-time sign-in link; without --rights another one for an existing person',
  async (call: Call<{ rights?: Right[] }>, typed) => {
    const { store, audit, options } = call;
    const name = typed.trim();
    const { rights } = options;
    if (rights && !personNameSchema.safeParse(name).success) {
      throw new Error('The name must be one line of visible characters.');
    }
    const person = rights ? undefined : await findPerson(store, name);
    const invited = person
      ? await inviteAgain(call, person, audit)
      : await invite(call, { name, rights: rights ?? [] }, audit);
    if (!invited && person) throw new Error(`${person.name} cannot be given a link.`);
    if (!invited) throw new Error(`${name} is already on the staff.`);
    const { link, expiresAt } = invited;
    return {
      text: `One-time link, valid until ${formatBerlinTime(expiresAt)}:\n${link}`,
      json: { name, link, expiresAt: toDate(expiresAt) },
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
    return `${toOneLine(person.name)}: ${rights.join(', ') || 'no rights'}${end}`;
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
      return `Signed out everywhere: ${name}. Passkeys and rights stay.`;
    }
    if (!(await endSession(store, person, id, audit))) {
      throw new Error(`${name} has no open session ${toOneLine(id)}.`);
    }
    return `Signed out: ${id}`;
  },
);

add('show <name>', 'passkeys and open sessions', async ({ store, audit }, name) => {
  const { id } = await findPerson(store, name);
  const passkeys = (await listPasskeys(store, id)).map((one) => ({
    passkey: one.label,
    added: toDate(one.createdAt),
    lastUse: toDate(one.usedAt),
    id: one.id,
  }));
  const sessions = (await listSessions(store, id, audit.now)).map((one) => ({
    session: one.browser,
    signedInBy: one.how,
    since: toDate(one.createdAt),
    lastSeen: toDate(one.seenAt),
    id: one.id,
  }));
  const tables = [
    answerWithRows(passkeys, 'No passkeys.'),
    answerWithRows(sessions, 'No open sessions.'),
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
    return `Renamed: ${toOneLine(old)} is now ${renamed.label}.`;
  },
);

add(
  'remove-passkey <name> <passkey>',
  'removes a passkey; sessions stay',
  async ({ store, audit }, name, idOrLabel) => {
    const person = await findPerson(store, name);
    const passkey = await findPasskey(store, person, idOrLabel);
    await removePasskey(store, person, passkey, audit);
    return `Removed: ${toOneLine(passkey.label)}. Open sessions stay; \`sign-out\` ends them.`;
  },
);

add('remove <name>', 'removes a person and ends all sessions', async ({ store, audit }, name) => {
  const person = await findPerson(store, name);
  requireDone(person, await removePerson(store, person, audit));
  const end =
    person.issuer === null
      ? ''
      : ' The next sign-in adds this person again unless you change OIDC_STAFF.';
  return `Removed: ${toOneLine(person.name)}. All sessions have ended.${end}`;
});

const asStored = (code: string) => code;

add(
  'log',
  'the audit log, newest entry first',
  async ({ store, options }: Call<AuditQuery & { csv?: boolean }>) => {
    const person = options.person && (await findLogged(store, options.person));
    const query = auditQuerySchema.parse({ ...options, person });
    const entries = await listMatchingEntries(store, query);
    if (!options.csv) {
      const rows = entries.map(({ at, ...entry }) => ({ at: new Date(at), ...entry }));
      return answerWithRows(rows, 'The audit log is empty.');
    }
    return formatAuditCsv(entries, {
      separator: ';',
      nameColumn: asStored,
      nameKnownBy: asStored,
      nameOf: asStored,
      describe: (_, about) => about,
    });
  },
)
  .option('--person <name>', 'who did it, by name or id')
  .addOption(new Option('--kind <kind>').choices(AUDIT_KINDS))
  .option('--from <day>', 'first day', readDay)
  .option('--until <day>', 'last day', readDay)
  .option('--csv', 'for spreadsheets');

/** The commands of `npm run staff`. */
export { program as staff };

function requireDone({ name }: Person, outcome: ChangeOutcome): void {
  if (outcome === 'missing') throw new Error(`${toOneLine(name)} has just been removed.`);
  if (outcome === 'last-holder') {
    throw new Error(
      `${toOneLine(name)} is the last person with the right staff and keeps it. ` +
        'Give it to another person first, who signs in once.',
    );
  }
}

function readRights(text: string): Right[] {
  if (text.trim() === 'none') return [];
  return text.split(',').map((part) => {
    const right = rightSchema.safeParse(part.trim());
    if (right.success) return right.data;
    throw new Error(`"${part.trim()}" is not a right. Use ${RIGHTS.join(', ')} or none.`);
  });
}

function toDate(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
