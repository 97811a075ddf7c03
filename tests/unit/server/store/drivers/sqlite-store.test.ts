import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { listAllInquiries } from '#app/server/store/inquiries';
import { formatStoreLocation, openStore } from '#app/server/store/open-store';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { openTempFolder } from '../../../temp-folder';
import { describeStoreBehaviour } from '../behaviour';
import { newInquiry } from '../new-inquiry';
import type { OpenedStores } from '../prepared-stores';
import { describeStaffBehaviour } from '../staff-behaviour';

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
describeStaffBehaviour('SQLite as a store of staff', openTwice);

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
    expect(await store.all('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await store.all('pragma synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await store.all('pragma foreign_keys')).toEqual([{ foreign_keys: 1 }]);
    await store.close();
  });

  it('on a full disk refuses writes, allows reads and recovers', async () => {
    const store = await openStore(`file:${join(folder, 'store.sqlite')}`);
    const save = (form: string) =>
      saveInquiry(store, newInquiry(form, { payload: 'x'.repeat(500) }), [], 0);
    await save('before');
    const [{ page_count = 0 } = {}] = await store.all('pragma page_count');
    await store.all(`pragma max_page_count = ${Number(page_count) + 2}`);
    const many = Array.from({ length: 50 }, (_, index) => save(`full-${index}`));
    const results = await Promise.allSettled(many);
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { errcode: 13 } });
    // Exactly the acknowledged writes are there.
    expect(await listAllInquiries(store)).toHaveLength(1 + 50 - refused.length);
    await store.all('pragma max_page_count = 1000000');
    expect(await save('after')).toMatchObject({ reference: 'SM-after' });
    await store.close();
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
    await expect(store.all('select 1')).rejects.toThrow(sentence);
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
