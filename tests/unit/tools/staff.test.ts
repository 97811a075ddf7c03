import { userInfo } from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPasskey } from '#app/server/store/passkeys';
import { findPeople } from '#app/server/store/people';
import { upsertProvidedPerson } from '#app/server/store/provided-people';
import { listSessions, openProvidedSession } from '#app/server/store/sessions';
import { createStaffProgram } from '#tools/staff/program';
import { openMemoryStore } from '../server/memory-store';

const NOW = 1_800_000_000_000;
const USER = userInfo().username;
const LAST = 'Ada is the last person with the right staff and keeps it.';

/** The command on an empty store; `run` answers with what it prints. */
async function openShell() {
  const store = await openMemoryStore();
  const open = async () => ({
    store: { ...store, close: async () => undefined },
    origin: 'https://staff.example',
    isLocal: false,
  });
  const run = async (...words: string[]) => {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const complain = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    try {
      await createStaffProgram(open).parseAsync(words, { from: 'user' });
      return String(print.mock.lastCall?.[0]);
    } finally {
      print.mockRestore();
      complain.mockRestore();
    }
  };
  const read = async (...words: string[]) => JSON.parse(await run(...words, '--json'));
  return { store, run, read };
}

async function openShellWithAda() {
  const shell = await openShell();
  await shell.run('invite', 'Ada', '--rights', 'prices,staff');
  const [ada] = await findPeople(shell.store, 'Ada');
  if (!ada) throw new Error('Ada is not there');
  return { ...shell, ada };
}

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('npm run staff', () => {
  it('lists people with their sign-in methods, without terminal control characters', async () => {
    const { store, run, read } = await openShell();
    expect(await run('list')).toMatch(/^The staff is empty/);
    await run('invite', 'Ada', '--rights', 'prices');
    const provided = { issuer: 'https://id.example', subject: '7', rights: [] };
    await upsertProvidedPerson(store, { name: '\u001b[2JEve', ...provided }, NOW + 1);
    const listed = await run('list');
    expect(listed.split('\n')).toHaveLength(3);
    expect(listed).not.toContain('\u001b');
    expect(await read('list')).toMatchObject([
      { name: 'Ada', rights: ['prices'], provider: null, passkeys: 0, signedInAt: null },
      { rights: [], provider: 'https://id.example', linkUntil: null },
    ]);
  });

  it('requires the id when several people have the same name', async () => {
    const { store, run } = await openShell();
    const provided = { issuer: 'https://id.example', subject: '7', rights: [] };
    const { id } = await upsertProvidedPerson(store, { name: 'Ada', ...provided }, NOW);
    await run('invite', 'Ada', '--rights', 'prices');
    const [invited] = (await findPeople(store, 'Ada')).filter(({ issuer }) => issuer === null);
    const asking = run('remove', 'Ada');
    await expect(asking).rejects.toThrow(`${id}  https://id.example 7`);
    await expect(asking).rejects.toThrow(`${invited?.id}  invited`);
    expect(await findPeople(store, 'Ada')).toHaveLength(2);
    expect(await run('rights', id, 'none')).toBe(
      'Ada: no rights. The next sign-in restores the rights in OIDC_STAFF.',
    );
    expect(await run('remove', id)).toContain(
      'The next sign-in adds this person again unless you change OIDC_STAFF',
    );
    expect(await findPeople(store, 'Ada')).toHaveLength(1);
  });

  it('shows passkeys and sessions of a person, renames and removes one, ends one or all', async () => {
    const { store, run, read, ada } = await openShellWithAda();
    expect(await run('show', 'Ada')).toBe('No passkeys.\n\nNo open sessions.');
    for (const id of ['first', 'second']) {
      const session = { hash: id, id, how: 'link', grantedBy: '', browser: 'Firefox' } as const;
      await openProvidedSession(store, ada, session, NOW);
      await addPasskey(
        store,
        { person: ada.id, name: 'Ada', how: 'link', subject: '' },
        { id: `key ${id}`, public_key: 'AQ', counter: 0, transports: '', label: 'Mac' },
        NOW,
      );
    }
    await expect(run('remove-passkey', 'Ada', 'Mac')).rejects.toThrow(
      'Several have that name. Use the id:\n  key first\n  key second',
    );
    expect(await run('rename-passkey', 'Ada', 'key first', 'Office')).toBe(
      'Renamed: Mac is now Office.',
    );
    await expect(run('rename-passkey', 'Ada', 'Office', '\u0007')).rejects.toThrow(
      'The name must be one line of 1 to 60 characters.',
    );
    await expect(run('remove-passkey', 'Ada', 'Phone')).rejects.toThrow(
      'Ada has no passkey Phone.',
    );
    expect(await run('remove-passkey', 'Ada', 'Mac')).toMatch(/^Removed: Mac\./);
    await expect(run('sign-out', 'Ada', 'third')).rejects.toThrow('Ada has no open session third.');
    expect(await run('sign-out', 'Ada', 'second')).toBe('Signed out: second');
    expect(await read('show', 'Ada')).toMatchObject({
      passkeys: [{ id: 'key first', label: 'Office', usedAt: null }],
      sessions: [{ id: 'first', how: 'link', browser: 'Firefox' }],
    });
    expect(await run('show', 'Ada')).toContain('Office');
    expect(await run('sign-out', 'ada')).toBe(
      'Signed out everywhere: Ada. Passkeys and rights stay.',
    );
    expect(await listSessions(store, ada.id, NOW)).toStrictEqual([]);
    expect(await findPeople(store, 'Ada')).toHaveLength(1);
    expect(await read('log', '--person', USER)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          event: 'passkey-renamed',
          about: 'Ada: Office',
          aboutId: ada.id,
        }),
        expect.objectContaining({ event: 'passkey-removed', about: 'Ada: Mac' }),
        expect.objectContaining({ event: 'session-ended', about: 'Ada' }),
        expect.objectContaining({ event: 'sessions-ended', about: 'Ada' }),
      ]),
    );
  });

  it.each([
    [['invite', 'Eve'], 'Rights are missing: add --rights prices,inquiries,staff or one of them.'],
    [['invite', 'Eve', '--rights', 'root'], '"root" is not a right. Use prices, inquiries, staff'],
    ...['Eve\u001b[2J', '\u200b\u3164', 'Ev\u202ee'].map((name): [string[], string] => [
      ['invite', name, '--rights', 'prices'],
      'The name must be one line of visible characters.',
    ]),
    [
      ['invite', 'ada', '--rights', 'prices'],
      'ada is already on the staff. Omit --rights for another link',
    ],
    [['rights', 'Mallory', 'prices'], 'Mallory is not on the staff.'],
    [['rights', 'Ada', 'Prices'], '"Prices" is not a right'],
    [['rights', 'Ada', 'none'], LAST],
    [['remove', 'Ada'], LAST],
    [['remove', 'Ada', 'Lovelace'], 'too many arguments'],
    [['invent'], 'unknown command'],
    [['log', '--person', 'Mallory'], 'Mallory is not in the audit log.'],
    [['log', '--kind', 'all'], 'Allowed choices are team, sign-ins, prices, inquiries.'],
    [['log', '--from', '1.2.2027'], 'It is not a day such as 2026-12-01.'],
  ])('reports the error of %j', async (words, sentence) => {
    const { store, run } = await openShellWithAda();
    await expect(run(...words)).rejects.toThrow(sentence);
    expect(await findPeople(store, 'Ada')).toMatchObject([{ rights: ['prices', 'staff'] }]);
  });

  it('filters the audit log, and prints it as text, data and CSV', async () => {
    const { store, run, read } = await openShell();
    await run('invite', '=Ada', '--rights', 'prices');
    vi.setSystemTime(NOW + 86_400_000);
    await run('rights', '=Ada', 'inquiries');
    expect(await read('log')).toMatchObject([
      { at: '2027-01-16T08:00:00.000Z', event: 'rights-changed', about: '=Ada: inquiries' },
      { at: '2027-01-15T08:00:00.000Z', event: 'invited', who: USER, knownBy: 'shell' },
    ]);
    expect(await read('log', '--person', '=ada', '--until', '2027-01-15')).toMatchObject([
      { event: 'invited' },
    ]);
    expect(await read('log', '--person', USER.toUpperCase(), '--kind', 'prices')).toEqual([]);
    const [person] = await findPeople(store, '=Ada');
    expect(await run('log', '--from', '2027-01-16', '--csv')).toBe(
      [
        '\uFEFF"at";"who";"knownBy";"subject";"id";"event";"about";"aboutId"',
        `"2027-01-16 09:00:00";"${USER}";"shell";"${USER}";"";"rights-changed";"'=Ada: inquiries";"${person?.id}"`,
      ].join('\r\n'),
    );
    await run('invite', USER, '--rights', 'prices');
    await expect(run('log', '--person', USER)).rejects.toThrow(/^Several .*\n.*=/s);
    expect(await read('log', '--person', `=${USER}`)).toHaveLength(3);
  });
});
