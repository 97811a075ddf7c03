import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addPasskey } from '#app/server/store/passkeys';
import { findPeople } from '#app/server/store/people';
import { upsertProvidedPerson } from '#app/server/store/provided-people';
import { listSessions, openProvidedSession } from '#app/server/store/sessions';
import { openShell } from './shell';

const USER = userInfo().username;
const PROVIDED = { issuer: 'https://id.example', subject: '7', rights: [] };

async function openStaff() {
  const shell = await openShell();
  const type = (command: string, places: Record<string, string> = {}) =>
    shell.type(command, { NAME: 'Ada', ...places });
  const run = async (...words: string[]) => (await shell.call('staff', words)).text;
  const read = async (...words: string[]) => JSON.parse(await run(...words, '--json'));
  return { ...shell, type, run, read };
}

async function openStaffWithAda() {
  const shell = await openStaff();
  await shell.run('invite', 'Ada', '--rights', 'prices,staff');
  const [ada] = await findPeople(shell.store, 'Ada');
  if (!ada) throw new Error('Ada is not there');
  return { ...shell, ada };
}

describe('npm run staff', () => {
  it('lists, invites, gives other rights, signs out and removes', async () => {
    const { store, type, run, read } = await openStaff();
    const invite = (NAME: string) =>
      type('npm run staff -- invite NAME --rights prices,inquiries,staff', { NAME });
    await expect(type('npm run staff')).rejects.toThrow('(outputHelp)');
    expect(await type('npm run staff -- list')).toBe(
      'The staff is empty: npm run staff -- invite NAME --rights prices,inquiries,staff',
    );
    const link = /^One-time link, valid until .*:\nhttp:\/\/localhost:3000\/admin\/anmelden#link=/;
    expect(await invite('Ada')).toMatch(link);
    expect(await run('invite', 'ada')).toMatch(link);
    await invite('Grace');
    expect(await type('npm run staff -- rights NAME inquiries')).toBe('Ada: inquiries');
    const eve = { name: '\u001b[2JEve', ...PROVIDED };
    const { id } = await upsertProvidedPerson(store, eve, Date.now() + 1);
    await expect(run('invite', id)).rejects.toThrow('Eve cannot be given a link.');
    expect(await type('npm run staff -- list')).not.toContain('\u001b');
    expect(await read('list')).toMatchObject([
      { name: 'Ada', rights: ['inquiries'], account: null, passkeys: 0, lastSeen: null },
      { name: 'Grace', rights: ['prices', 'inquiries', 'staff'] },
      { rights: [], account: 'https://id.example 7', linkUntil: null },
    ]);
    expect(await type('npm run staff -- rights NAME prices,inquiries,staff')).toBe(
      'Ada: prices, inquiries, staff',
    );
    expect(await type('npm run staff -- sign-out NAME')).toMatch(/^Signed out everywhere: Ada\./);
    expect(await type('npm run staff -- remove NAME')).toBe(
      'Removed: Ada. All sessions have ended.',
    );
    expect(await type('npm run staff -- log')).toContain('Ada: inquiries');
    expect(await findPeople(store, 'Ada')).toEqual([]);
  });

  it('requires the id when several people have the same name', async () => {
    const { store, run } = await openStaff();
    const { id } = await upsertProvidedPerson(store, { name: 'Ada', ...PROVIDED }, Date.now());
    await run('invite', 'Ada', '--rights', 'prices');
    const [invited] = (await findPeople(store, 'Ada')).filter(({ issuer }) => issuer === null);
    const asking = run('remove', 'Ada');
    await expect(asking).rejects.toThrow(`${id}  https://id.example 7`);
    await expect(asking).rejects.toThrow(`${invited?.id}  invited`);
    expect(await run('rights', id, 'none')).toBe(
      'Ada: no rights. The next sign-in restores the rights in OIDC_STAFF.',
    );
    expect(await run('remove', id)).toContain(
      'The next sign-in adds this person again unless you change OIDC_STAFF',
    );
    expect(await findPeople(store, 'Ada')).toHaveLength(1);
  });

  it('shows passkeys and sessions of a person, renames and removes one, ends one or all', async () => {
    const { store, type, read, ada } = await openStaffWithAda();
    const show = () => type('npm run staff -- show NAME');
    expect(await show()).toBe('No passkeys.\n\nNo open sessions.');
    const now = Date.now();
    for (const id of ['first', 'second']) {
      const session = { hash: id, id, how: 'link', grantedBy: '', browser: 'Firefox' } as const;
      await openProvidedSession(store, ada, session, now);
      const owner = { person: ada.id, name: 'Ada', how: 'link', subject: '' } as const;
      const key = { id: `key-${id}`, public_key: 'AQ', counter: 0, transports: '', label: 'Mac' };
      await addPasskey(store, owner, key, now);
    }
    const rename = (PASSKEY: string, LABEL: string) =>
      type('npm run staff -- rename-passkey NAME PASSKEY LABEL', { PASSKEY, LABEL });
    const remove = (PASSKEY: string) =>
      type('npm run staff -- remove-passkey NAME PASSKEY', { PASSKEY });
    const signOut = (SESSION: string) =>
      type('npm run staff -- sign-out NAME SESSION', { SESSION });
    await expect(remove('Mac')).rejects.toThrow(
      'Several have that name. Use the id:\n  key-first\n  key-second',
    );
    expect(await rename('key-first', 'Office')).toBe('Renamed: Mac is now Office.');
    await expect(rename('Office', '\u0007')).rejects.toThrow('one line of 1 to 60 characters.');
    await expect(remove('Phone')).rejects.toThrow('Ada has no passkey Phone.');
    expect(await remove('Mac')).toMatch(/^Removed: Mac\./);
    await expect(signOut('third')).rejects.toThrow('Ada has no open session third.');
    expect(await signOut('second')).toBe('Signed out: second');
    expect(await read('show', 'Ada')).toMatchObject({
      passkeys: [{ id: 'key-first', passkey: 'Office', lastUse: null }],
      sessions: [{ id: 'first', signedInBy: 'link', session: 'Firefox' }],
    });
    expect(await show()).toContain('Office');
    await type('npm run staff -- sign-out NAME');
    expect(await listSessions(store, ada.id, now)).toStrictEqual([]);
  });

  it.each([
    [['invite', 'Eve'], 'Eve is not on the staff.'],
    [['invite', 'Eve', '--rights', 'root'], '"root" is not a right. Use prices, inquiries, staff'],
    [['invite', '\u200b\u3164', '--rights', 'prices'], 'The name must be one line of visible'],
    [['invite', 'ada', '--rights', 'prices'], 'ada is already on the staff.'],
    [['rights', 'Mallory', 'prices'], 'Mallory is not on the staff.'],
    [['rights', 'Ada', 'none'], 'Ada is the last person with the right staff and keeps it.'],
    [['log', '--person', 'Mallory'], 'Mallory is not in the audit log.'],
    [['log', '--kind', 'all'], 'Allowed choices are team, sign-ins, prices, inquiries.'],
    [['log', '--from', '1.2.2027'], 'It is not a day such as 2026-12-01.'],
  ])('reports the error of %j', async (words, sentence) => {
    const { store, run } = await openStaffWithAda();
    await expect(run(...words)).rejects.toThrow(sentence);
    expect(await findPeople(store, 'Ada')).toMatchObject([{ rights: ['prices', 'staff'] }]);
  });

  it('filters the audit log, and prints it as data and CSV', async () => {
    const { store, run, read } = await openStaff();
    await run('invite', '=Ada', '--rights', 'prices', '--by', ' ');
    await run('rights', '=Ada', 'inquiries', '--by', ' Gr\u001b[2Jace\n');
    const [person] = await findPeople(store, '=Ada');
    expect(await read('log', '--person', '=ada', '--from', '2026-01-01')).toMatchObject([
      { event: 'rights-changed', who: 'Gr [2Jace', subject: USER, about: '=Ada: inquiries' },
      { event: 'invited', who: USER },
    ]);
    expect(await read('log', '--person', USER.toUpperCase(), '--kind', 'prices')).toEqual([]);
    const [heading, entry] = (await run('log', '--person', 'gr [2jace', '--csv')).split('\r\n');
    expect(heading).toBe('\uFEFF"at";"who";"knownBy";"subject";"id";"event";"about";"aboutId"');
    expect(entry?.replace(/^"20[\d: -]{17}";/, '')).toBe(
      `"Gr [2Jace";"shell";"${USER}";"";"rights-changed";"'=Ada: inquiries";"${person?.id}"`,
    );
    await run('invite', USER, '--rights', 'prices');
    await expect(run('log', '--person', USER)).rejects.toThrow(/^Several .*\n.*=/s);
  });
});
