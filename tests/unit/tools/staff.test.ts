import { describe, expect, it } from 'vitest';
import { addPasskey } from '#app/server/store/passkeys';
import { findPeople } from '#app/server/store/people';
import { upsertProvidedPerson } from '#app/server/store/provided-people';
import { listSessions, openProvidedSession, SESSION_LIMITS } from '#app/server/store/sessions';
import { runCommand } from '#tools/staff/commands';
import { type LogOptions, runLogCommand } from '#tools/staff/log-command';
import { atShell } from '../../actors';
import { openMemoryStore } from '../server/memory-store';

const NOW = 1_800_000_000_000;
const AUDIT = { actor: atShell('root'), now: NOW };
const LAST = 'Ada is the last person with the right staff and keeps it.';

/** The command on an empty store. */
async function openShell() {
  const store = await openMemoryStore();
  const staff = { store, origin: 'https://staff.example', isLocal: false };
  const run = (words: readonly string[], rights?: string, now = NOW) =>
    runCommand(staff, [...words], rights, { ...AUDIT, now });
  return { store, run };
}

async function openShellWithAda() {
  const shell = await openShell();
  await shell.run(['invite', 'Ada'], 'prices,staff');
  const [ada] = await findPeople(shell.store, 'Ada');
  if (!ada) throw new Error('Ada is not there');
  return { ...shell, ada };
}

describe('npm run staff', () => {
  it('lists people with their sign-in methods, without terminal control characters', async () => {
    const { store, run } = await openShell();
    expect((await run(['list']))?.text).toMatch(/^The staff is empty/);
    await run(['invite', 'Ada'], 'prices');
    const provided = { issuer: 'https://id.example', subject: '7', rights: [] };
    await upsertProvidedPerson(store, { name: '\u001b[2JEve', ...provided }, NOW + 1);
    const listed = await run(['list']);
    expect(listed?.text.split('\n')).toHaveLength(3);
    expect(listed?.text).not.toContain('\u001b');
    expect(listed?.data).toMatchObject([
      { name: 'Ada', rights: ['prices'], provider: null, passkeys: 0, signedInAt: null },
      { rights: [], provider: 'https://id.example', linkUntil: null },
    ]);
  });

  it('requires the id when several people have the same name', async () => {
    const { store, run } = await openShell();
    const provided = { issuer: 'https://id.example', subject: '7', rights: [] };
    const { id } = await upsertProvidedPerson(store, { name: 'Ada', ...provided }, NOW);
    await run(['invite', 'Ada'], 'prices');
    const [invited] = (await findPeople(store, 'Ada')).filter(({ issuer }) => issuer === null);
    const asking = run(['remove', 'Ada']);
    await expect(asking).rejects.toThrow(Error);
    for (const line of [`${id}  https://id.example 7`, `${invited?.id}  invited`]) {
      await expect(asking).rejects.toThrow(line);
    }
    expect(await findPeople(store, 'Ada')).toHaveLength(2);
    expect(await run(['rights', id, 'none'])).toMatchObject({
      text: 'Ada: no rights. The next sign-in restores the rights in OIDC_STAFF.',
    });
    expect(await run(['remove', id])).toMatchObject({
      text: expect.stringContaining(
        'The next sign-in adds this person again unless you change OIDC_STAFF',
      ),
    });
    expect(await findPeople(store, 'Ada')).toHaveLength(1);
  });

  it('shows passkeys and sessions of a person, renames and removes one, ends one or all', async () => {
    const { store, run: type, ada } = await openShellWithAda();
    const run = (...words: string[]) => type(words);
    expect((await run('show', 'Ada'))?.text).toBe('No passkeys.\n\nNo open sessions.');
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
      'Several passkeys are called Mac. Use the id:\n  key first\n  key second',
    );
    expect((await run('rename-passkey', 'Ada', 'key first', 'Office'))?.text).toBe(
      'Renamed: Mac is now Office.',
    );
    await expect(run('rename-passkey', 'Ada', 'Office', '\u0007')).rejects.toThrow(
      'The name must be one line of 1 to 60 characters.',
    );
    await expect(run('remove-passkey', 'Ada', 'Phone')).rejects.toThrow(
      'Ada has no passkey Phone.',
    );
    expect((await run('remove-passkey', 'Ada', 'Mac'))?.text).toMatch(/^Removed: Mac\./);
    await expect(run('sign-out', 'Ada', 'third')).rejects.toThrow('Ada has no open session third.');
    expect((await run('sign-out', 'Ada', 'second'))?.text).toBe('Signed out: second');
    const shown = await run('show', 'Ada');
    expect(shown?.data).toMatchObject({
      passkeys: [{ id: 'key first', label: 'Office', usedAt: null }],
      sessions: [{ id: 'first', how: 'link', browser: 'Firefox' }],
    });
    expect(shown?.text).toContain('Office');
    expect((await run('sign-out', 'ada'))?.text).toBe(
      'Signed out everywhere: Ada. Passkeys and rights stay.',
    );
    expect(await listSessions(store, ada.id, SESSION_LIMITS, NOW)).toStrictEqual([]);
    expect(await findPeople(store, 'Ada')).toHaveLength(1);
    expect((await runLogCommand(store, { person: 'root' })).data).toMatchObject(
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
    [
      ['invite', 'Eve'],
      undefined,
      'Rights are missing: add --rights prices,inquiries,staff or one of them.',
    ],
    [['invite', 'Eve'], 'root', '"root" is not a right. Use prices, inquiries, staff or none.'],
    [['invite', 'Eve\u001b[2J'], 'prices', 'The name must be one line of visible characters.'],
    [['invite', '\u200b\u3164'], 'prices', 'The name must be one line of visible characters.'],
    [['invite', 'Ev\u202ee'], 'prices', 'The name must be one line of visible characters.'],
    [['invite', 'ada'], 'prices', 'ada is already on the staff. Omit --rights for another link'],
    [['rights', 'Mallory', 'prices'], undefined, 'Mallory is not on the staff.'],
    [['rights', 'Ada', 'Prices'], undefined, '"Prices" is not a right'],
    [['remove', 'Mallory'], undefined, 'Mallory is not on the staff.'],
    [['rights', 'Ada', 'none'], undefined, LAST],
    [['remove', 'Ada'], undefined, LAST],
  ])('reports the error of %j --rights %s', async (words, rights, sentence) => {
    const { store, run } = await openShellWithAda();
    await expect(run(words, rights)).rejects.toThrow(sentence);
    expect(await findPeople(store, 'Ada')).toMatchObject([{ rights: ['prices', 'staff'] }]);
  });

  it('filters the audit log, and prints it as text, data and CSV', async () => {
    const { store, run } = await openShell();
    await run(['invite', '=Ada'], 'prices');
    await run(['rights', '=Ada', 'inquiries'], undefined, NOW + 86_400_000);
    const log = (options: LogOptions) => runLogCommand(store, options);
    expect((await log({})).data).toMatchObject([
      { at: '2027-01-16T08:00:00.000Z', event: 'rights-changed', about: '=Ada: inquiries' },
      { at: '2027-01-15T08:00:00.000Z', event: 'invited', who: 'root', knownBy: 'shell' },
    ]);
    expect((await log({ person: '=ada', until: '2027-01-15' })).data).toMatchObject([
      { event: 'invited' },
    ]);
    expect((await log({ person: 'ROOT', kind: 'prices' })).data).toStrictEqual([]);
    const [person] = await findPeople(store, '=Ada');
    expect((await log({ from: '2027-01-16', csv: true })).text).toBe(
      [
        '\uFEFF"at";"who";"knownBy";"subject";"id";"event";"about";"aboutId"',
        `"2027-01-16 09:00:00";"root";"shell";"root";"";"rights-changed";"'=Ada: inquiries";"${person?.id}"`,
      ].join('\r\n'),
    );
    for (const [options, sentence] of [
      [{ person: 'Mallory' }, 'Mallory is not in the audit log.'],
      [{ kind: 'all' }, '"all" is not a kind. Use team, sign-ins, prices, inquiries.'],
      [{ from: '1.2.2027' }, '"1.2.2027" is not a date such as 2026-12-01.'],
    ] as const) {
      await expect(log(options)).rejects.toThrow(sentence);
    }
    await run(['invite', 'root'], 'prices');
    await expect(log({ person: 'root' })).rejects.toThrow(/^Several people .*\n.*=root {2}root/s);
    expect((await log({ person: '=root' })).data).toHaveLength(3);
  });

  it('rejects unknown commands', async () => {
    const { run } = await openShell();
    for (const words of [
      [],
      ['invent'],
      ['invite'],
      ['invite', ' '],
      ['rights', 'Ada'],
      ['remove'],
      ['remove', 'Ada', 'Lovelace'],
      ['invite', 'Ada', 'Lovelace'],
    ]) {
      expect(await run(words, 'prices')).toBeUndefined();
    }
  });
});
