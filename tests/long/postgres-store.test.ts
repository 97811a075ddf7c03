import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '#app/server/store/drivers/postgres-store';
import { openStore } from '#app/server/store/open-store';
import { sql } from '#app/server/store/store';
import { findPostgres } from '#tools/checks/programs';
import { describeStoreBehaviour } from '../unit/server/store/behaviour';
import type { OpenedStores } from '../unit/server/store/prepared-stores';
import { startCuttingProxy } from './support/cutting-proxy';
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

  it('whose connections are cut while they are used ends no process and loses nothing', async () => {
    const url = new URL(await createDatabase());
    const proxy = await startCuttingProxy(Number(url.port));
    url.port = `${proxy.port}`;
    const store = openPostgresStore(url.href);
    await store.batch([sql`create table numbers (n bigint primary key)`]);
    const stored: number[] = [];
    const writers = Array.from({ length: 12 }, async (_, writer) => {
      for (let index = 0; index < 40; index++) {
        const n = writer * 1000 + index;
        const insert = sql`insert into numbers (n) values (${n})`;
        // Every second one in a transaction of two statements.
        const write = index % 2 ? store.all(insert) : store.batch([sql`select 1`, insert]);
        await write.then(
          () => stored.push(n),
          () => undefined,
        );
      }
    });
    let isOver = false;
    const cutting = (async () => {
      let count = 0;
      while (!isOver) {
        count += proxy.cut();
        // However slow the machine is, rows are stored between most of the cuts.
        const until = stored.length + Math.floor(Math.random() * 12);
        do await pause(Math.random() * 10);
        while (!isOver && stored.length < until);
      }
      return count;
    })();
    await Promise.all(writers);
    isOver = true;
    expect(await cutting).toBeGreaterThan(10);
    // The tests end with an error that nothing has caught.
    const rows = await store.all(sql`select n from numbers`);
    const found = new Set(rows.map(({ n }) => n));
    expect(stored.filter((n) => !found.has(n))).toStrictEqual([]);
    expect(stored.length).toBeGreaterThan(0);
    await store.close();
    proxy.stop();
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
