import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '#app/server/store/drivers/postgres-store';
import { openStore } from '#app/server/store/open-store';
import { sql } from '#app/server/store/store';
import { findPostgres } from '#tools/checks/programs';
import { describeStoreBehaviour } from '../unit/server/store/behaviour';
import type { OpenedStores } from '../unit/server/store/prepared-stores';
import { createDatabase } from './support/database';

describe.skipIf(findPostgres() === undefined)('Postgres', () => {
  const openTwice = async (): Promise<OpenedStores> => {
    const url = await createDatabase();
    const stores = [openPostgresStore(url), openPostgresStore(url)] as const;
    return {
      stores: [...stores],
      close: async () => {
        await Promise.all(stores.map((store) => store.close()));
      },
    };
  };
  describeStoreBehaviour('as a store', openTwice);

  it('is migrated by eight instances that start together', async () => {
    const url = await createDatabase();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openStore(url)));
    for (const store of stores) expect(await store.check()).toBe(true);
    const rows = (await stores[0]?.all(sql`select number from migrations order by number`)) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.map((_, index) => ({ number: index + 1 })));
    await Promise.all(stores.map((store) => store.close()));
  });

  it('that hangs times out after five seconds, and another connection is used', async () => {
    const store = openPostgresStore(await createDatabase());
    await store.batch([sql`create table numbers (n bigint primary key)`]);
    const insert = (n: number) => sql`insert into numbers (n) values (${n}) returning n`;
    const [{ pid = 0 } = {}] = await store.all(sql`select pg_backend_pid() as pid`);
    process.kill(Number(pid), 'SIGSTOP');
    await expect(store.batch([insert(1)])).rejects.toThrow('Query read timeout');
    expect(await store.batch([insert(2), sql`select n from numbers`])).toStrictEqual([
      [{ n: 2 }],
      [{ n: 2 }],
    ]);
    process.kill(Number(pid), 'SIGCONT');
    await store.close();
  });

  it('that is unreachable does not stop the start, and one that rejects the login does', async () => {
    const late = await openStore('postgres://stagemap@127.0.0.1:9/site', () => undefined);
    expect(await late.check()).toBe(false);
    await late.close();
    const url = await createDatabase();
    await expect(openStore(url.replace(/\/test_\w+$/, '/missing'))).rejects.toThrow(
      /^The store Postgres 127\.0\.0\.1:\d+\/missing cannot be used \(3D000\)\. Check DATABASE_URL\.$/,
    );
  });
});
