import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { raw } from 'sql-template-tag';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { explainFileFault } from '#app/server/store/drivers/file-faults';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { eraseInquiries, eraseInquiriesBefore } from '#app/server/store/inquiry-actions';
import { formatStoreLocation, openStore, openStoreNow } from '#app/server/store/open-store';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { sql } from '#app/server/store/store';
import { backUp } from '#tools/inbox/backup';
import { atShell } from '../../../../actors';
import { listAllInquiries } from '../../../../all-inquiries';
import { openTempFolder } from '../../../temp-folder';
import { describeStoreBehaviour } from '../behaviour';
import { newInquiry } from '../new-inquiry';
import type { OpenedStores } from '../prepared-stores';

const openTwice = async (): Promise<OpenedStores> => {
  const folder = await mkdtemp(join(tmpdir(), 'stagemap-store-'));
  const file = join(folder, 'store.sqlite');
  const one = await openSqliteStore(file);
  const other = await openSqliteStore(file);
  return {
    stores: [one, other],
    close: async () => {
      await Promise.all([one.close(), other.close()]);
      await rm(folder, { recursive: true });
    },
  };
};
describeStoreBehaviour('SQLite', openTwice);

describe('the file of a store', () => {
  let folder = '';
  beforeEach(() => {
    folder = openTempFolder();
  });

  it('is created with its folder, readable for its owner only', async () => {
    const file = join(folder, 'new', 'store.sqlite');
    const store = await openStore(`file:${file}`);
    await store.close();
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'new'))).mode & 0o077).toBe(0);
  });

  it('commits durably, with a write-ahead log', async () => {
    const store = await openSqliteStore(join(folder, 'store.sqlite'));
    expect(await store.all(sql`pragma journal_mode`)).toEqual([{ journal_mode: 'wal' }]);
    expect(await store.all(sql`pragma synchronous`)).toEqual([{ synchronous: 2 }]);
    expect(await store.all(sql`pragma foreign_keys`)).toEqual([{ foreign_keys: 1 }]);
    await store.close();
  });

  it('on a full disk refuses writes, allows reads and recovers', async () => {
    const store = await openStore(`file:${join(folder, 'store.sqlite')}`);
    const save = (form: string) =>
      saveInquiry(store, newInquiry(form, { payload: 'x'.repeat(500) }), [], 0);
    await save('before');
    const [{ page_count = 0 } = {}] = await store.all(sql`pragma page_count`);
    await store.all(raw(`pragma max_page_count = ${Number(page_count) + 2}`));
    const many = Array.from({ length: 50 }, (_, index) => save(`full-${index}`));
    const results = await Promise.allSettled(many);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { code: 'SQLite error 13' } });
    // Exactly the acknowledged writes are there.
    expect(await listAllInquiries(store)).toHaveLength(1 + 50 - refused.length);
    await store.all(sql`pragma max_page_count = 1000000`);
    expect(await save('after')).toMatchObject({ reference: 'SM-after' });
    await store.close();
  });

  it('has no bytes of what was erased, nor has a backup', async () => {
    const file = join(folder, 'store.sqlite');
    const address = 'sentinel@example.org';
    const findTraces = async () => {
      const copy = join(folder, 'copy.sqlite');
      backUp(file, copy);
      const names = await readdir(folder);
      const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
      return names.filter((_, index) => contents[index]?.includes(address));
    };
    // A file of a program that did not overwrite deleted rows.
    const earlier = new DatabaseSync(file);
    earlier.exec('pragma journal_mode = wal; create table old (text text)');
    const insert = earlier.prepare('insert into old values (?)');
    for (let i = 0; i < 50; i++) insert.run(`${address} ${'x'.repeat(500)}`);
    earlier.exec('delete from old');
    earlier.close();
    expect(await readFile(file, 'latin1')).toContain(address);

    const store = await openStore(`file:${file}`);
    const other = await openStore(`file:${file}`);
    expect(await findTraces()).toEqual([]);
    const payload = JSON.stringify({ email: address, text: 'x'.repeat(2000) });
    const inquiry = { email: address, payload, searchText: address };
    const delivery = { target: 'mail', body: payload };
    const audit = { actor: atShell('Ada'), now: 2 };
    const erasures = [
      () => eraseInquiries(store, { reference: 'SM-a' }, audit),
      () => eraseInquiries(other, { email: address }, audit),
      () => eraseInquiriesBefore(store, 2, 3),
      // An edited version.
      () => saveInquiry(store, newInquiry('a', { key: 'edited' }), [], 1),
    ];
    for (const erase of erasures) {
      await saveInquiry(store, newInquiry('a', inquiry), [delivery], 1);
      expect(await findTraces()).not.toEqual([]);
      await erase();
      expect(await findTraces()).toEqual([]);
    }
    await store.close();
    await other.close();
    expect(await findTraces()).toEqual([]);
  });

  it('on a disk that is full at the start is written to when there is space', async ({ skip }) => {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    if (status !== 0) return skip('a disk of its own cannot be mounted here');
    onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
    const file = join(folder, 'store.sqlite');
    await (await openStore(`file:${file}`)).close();
    const filler = join(folder, 'filler');
    for (const name of [file, join(folder, 'new.sqlite')]) {
      await writeFile(filler, Buffer.alloc(2 ** 21)).catch(() => undefined);
      const lines: string[] = [];
      const store = await openStore(`file:${name}`, (level, line) =>
        lines.push(`${level}: ${line}`),
      );
      expect(lines.join()).toMatch(
        /^error: store: it cannot be written to \(.*Its disk is full: .*\); pages are served, inquiries fail$/,
      );
      await expect(saveInquiry(store, newInquiry('a'), [], 0)).rejects.toThrow('disk is full');
      await rm(filler);
      expect(await saveInquiry(store, newInquiry('a'), [], 0)).toMatchObject({ reference: 'SM-a' });
      await store.close();
    }
  });

  it('on a disk that became read-only is read, and written to when that has passed', async ({
    skip,
  }) => {
    const mount = (options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status;
    if (mount('size=4m') !== 0) return skip('a disk of its own cannot be mounted here');
    onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
    const file = join(folder, 'store.sqlite');
    const first = await openStore(`file:${file}`, () => undefined);
    await saveInquiry(first, newInquiry('a'), [], 0);
    const logs = [`${file}-wal`, `${file}-shm`];
    const contents = await Promise.all(logs.map((log) => readFile(log)));
    await first.close();
    const restoreLogs = (): Promise<unknown> =>
      Promise.all(logs.map((log, index) => writeFile(log, contents[index] ?? '')));
    // The server could close its file before the disk became so, or not.
    for (const leaveFiles of [async () => undefined, restoreLogs]) {
      await leaveFiles();
      expect(mount('remount,ro')).toBe(0);
      const lines: string[] = [];
      const store = await openStore(`file:${file}`, (level, line) => lines.push(level + line));
      expect(lines).toStrictEqual([
        expect.stringMatching(
          /cannot be written \(EROFS\)\. Its disk is mounted read-only, .*pages/,
        ),
      ]);
      expect(await store.check()).toBe(false);
      expect(await listAllInquiries(store)).toHaveLength(1);
      expect(await store.all(sql`select form from inquiries`)).toEqual([{ form: 'a' }]);
      await expect(saveInquiry(store, newInquiry('b'), [], 0)).rejects.toThrow('read-only');
      await expect(openStoreNow(`file:${file}`)).rejects.toThrow('Its disk is mounted read-only');
      expect(mount('remount,rw')).toBe(0);
      expect(await saveInquiry(store, newInquiry('a'), [], 1)).toMatchObject({ reference: 'SM-a' });
      await store.close();
    }
  });

  it('damaged in the middle is noticed before a visitor meets it', async () => {
    const file = join(folder, 'store.sqlite');
    const store = await openStore(`file:${file}`);
    const payload = 'x'.repeat(500);
    for (let i = 0; i < 300; i++) {
      await saveInquiry(
        store,
        newInquiry(`${i}`, { payload }),
        [{ target: 'mail', body: '{}' }],
        i,
      );
    }
    await store.close();
    const bytes = await readFile(file);
    // All but the first pages, which hold the tables' names.
    bytes.fill(0xff, 4096 * 40);
    await writeFile(file, bytes);
    const lines: string[] = [];
    const damaged = await openStore(`file:${file}`, (_, line) => lines.push(line));
    expect(await damaged.check()).toBe(false);
    expect(lines.join()).toContain('is damaged (SQLite error 11). Stop all servers');
    // Undamaged rows are still served.
    expect(
      await damaged.all(sql`select value from settings where name = 'oldest writer'`),
    ).toHaveLength(1);
    await damaged.close();
  });

  it.each([
    [5, 'Another program holds it locked'],
    [261, 'Another program holds it locked'],
    [7, 'not enough memory'],
    [10, 'Its disk fails'],
    [11, 'Stop all servers'],
    [267, 'Stop all servers'],
    [13, 'Its disk is full'],
    [4874, 'Its disk is full'],
    [15, 'network drive'],
    [3850, 'network drive'],
    [5386, 'network drive'],
    [26, 'Stop all servers'],
    [8, 'Make its folder writable'],
    [14, 'Make its folder writable'],
    ['EROFS', 'mounted read-only'],
    ['ENOSPC', 'Its disk is full'],
    ['EDQUOT', 'Its disk is full'],
    ['EIO', 'Its disk fails'],
    ['EMFILE', 'too many open files'],
    ['EACCES', 'Make its folder writable'],
  ])('that fails with %s is reported with what to do', (code, advice) => {
    const error = Object.assign(
      new Error(),
      typeof code === 'number' ? { errcode: code } : { code },
    );
    const file = join(folder, 'store.sqlite');
    expect(explainFileFault(file, error)).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^The store ${file} (?:cannot be written|is damaged) .*${advice}`),
      ),
    });
  });

  it('is not blamed for other errors', () => {
    const constraint = Object.assign(new Error(), { errcode: 1555 });
    expect(explainFileFault('store.sqlite', constraint)).toBe(constraint);
  });

  it('that cannot be created fails the start with one sentence', async () => {
    await writeFile(join(folder, 'occupied'), '');
    const file = join(folder, 'occupied', 'store.sqlite');
    await expect(openStore(`file:${file}`)).rejects.toThrow(
      `The store ${file} cannot be written (EEXIST). ` +
        'Make its folder writable for this user, or set another file: DATABASE_URL=file:…',
    );
  });

  const damages = [
    ['with an overwritten header', 26, 0, 'no database'],
    ['with an overwritten schema page', 11, 100, 'x'.repeat(3000)],
  ] as const;
  it.each(damages)('%s does not stop the start and is not changed', async (_, code, from, text) => {
    const file = join(folder, 'store.sqlite');
    await (await openStore(`file:${file}`)).close();
    const damaged = await readFile(file);
    damaged.write(text, from);
    await writeFile(file, damaged);

    const lines: string[] = [];
    const store = await openStore(`file:${file}`, (level, line) => lines.push(`${level}: ${line}`));
    const sentence =
      `The store ${file} is damaged (SQLite error ${code}). Stop all servers, replace it with a ` +
      `backup and remove ${file}-wal and ${file}-shm (docs/operations/run.md, "Backup and restore").`;
    expect(lines).toStrictEqual([
      `error: store: it cannot be written to (${sentence}); pages are served, inquiries fail`,
    ]);
    await expect(store.all(sql`select 1`)).rejects.toThrow(sentence);
    await expect(saveInquiry(store, newInquiry('a'), [], 0)).rejects.toThrow(sentence);
    await store.close();
    expect(await readFile(file)).toStrictEqual(damaged);
  });

  // Only the superuser can give a file away and run a program as another user.
  const asRoot = process.getuid?.() === 0;

  it.runIf(asRoot)('of another user is reported with its owner', async () => {
    const file = join(folder, 'store.sqlite');
    await (await openStore(`file:${file}`)).close();
    await chmod(folder, 0o777);
    const program = `
      import { openStore } from '#app/server/store/open-store.ts';
      await openStore('file:${file}').catch(({ message }) => console.log(message));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      uid: 65_534,
      gid: 65_534,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(
      /^The store \S+ cannot be written \(EACCES\)\. \S+\.sqlite belongs to root, but this program runs as (\w+)\. Run it as the server's user, or as root make it the owner: chown \1: \S+\.sqlite\n$/,
    );
  });

  it.runIf(asRoot)('created by root belongs to the owner of its folder', async () => {
    await chown(folder, 65_534, 65_534);
    const file = join(folder, 'store.sqlite');
    await (await openStore(`file:${file}`)).close();
    expect(await stat(file)).toMatchObject({ uid: 65_534, gid: 65_534 });
  });
});

it("a store's location has no password", () => {
  expect(formatStoreLocation('file:.data/stagemap.sqlite')).toBe('.data/stagemap.sqlite');
  expect(formatStoreLocation('file:///var/lib/stagemap.sqlite')).toBe('/var/lib/stagemap.sqlite');
  expect(formatStoreLocation('postgres://me:secret@db.example:5433/site')).toBe(
    'Postgres db.example:5433/site',
  );
});
