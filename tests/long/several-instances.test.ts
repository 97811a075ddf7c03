import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#app/server/store/drivers/postgres-store';
import { type Store, sql } from '#app/server/store/store';
import { findPostgres } from '#tools/checks/programs';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { fetchPage } from '../integration/support/page';
import { answerWith, type Provider, startProvider } from '../integration/support/provider';
import { type RunningServer, startServer } from '../integration/support/server';
import { type RunningPostgres, startPostgres } from './support/postgres';

const ANY_NUMBER = { CONTACT_LIMIT_PER_MINUTE: '100000', CONTACT_LIMIT_PER_HOUR: '100000' };

describe.skipIf(findPostgres() === undefined)('two instances behind one Postgres', () => {
  let postgres: RunningPostgres;
  let provider: Provider;
  let two: RunningServer[];
  let store: Store;
  let answer = answerWith(200);

  beforeAll(async () => {
    // Its own Postgres, since one test ends it.
    postgres = await startPostgres();
    provider = await startProvider((...args) => answer(...args));
    const DATABASE_URL = await postgres.createDatabase();
    const shared = { DATABASE_URL, CONTACT_API_URL: provider.origin, ...ANY_NUMBER };
    two = await Promise.all([startServer(shared), startServer(shared)]);
    store = openPostgresStore(DATABASE_URL);
  });
  afterAll(async () => {
    await Promise.all(two.map((server) => server.stop()));
    await store.close();
    await postgres.stop();
    await provider.stop();
  });

  const send = (index: number, name: string) =>
    sendSubmission(two[index % 2]?.origin ?? '', submissionOf(name));
  /** How many inquiries the instances have begun with. */
  const countBegun = async () => {
    const [row] = await store.all(sql`select times from limits`);
    return row === undefined ? 0 : JSON.parse(String(row.times)).length;
  };

  it('deliver an inquiry once that both get 80 times at the same moment', async () => {
    const held = Promise.withResolvers<void>();
    answer = (response) => void held.promise.then(() => response.writeHead(200).end());
    const sending = Array.from({ length: 80 }, (_, index) => send(index, 'raced'));
    // Each instance counts its forty as one.
    await expect.poll(countBegun).toBe(2);
    held.resolve();
    const results = await Promise.all(sending);
    expect(results.map(({ outcome }) => outcome?.isSuccess)).toStrictEqual(sending.map(() => true));
    expect(new Set(results.map(({ outcome }) => outcome?.reference)).size).toBe(1);
    expect(provider.requests).toHaveLength(1);
    // And not later either.
    expect((await Promise.all([send(0, 'raced'), send(1, 'raced')])).map((r) => r.status)).toEqual([
      200, 200,
    ]);
    expect(provider.requests).toHaveLength(1);
  });

  it('serve pages while the store is unreachable for 7 s, and recover', async () => {
    const readOutput = () => two.map((server) => server.readOutput()).join('');
    const ask = () => store.all(sql`select 1 as one`);
    expect(await ask()).toStrictEqual([{ one: 1 }]);
    const origins = two.map(({ origin }) => origin);
    expect((await send(0, 'before')).status).toBe(200);
    postgres.kill();
    await expect(ask()).rejects.toThrow();
    await expect(store.batch([sql`select 1`])).rejects.toThrow();
    // Longer than the answer of the store is repeated.
    const end = Date.now() + 7000;
    while (Date.now() < end) {
      for (const origin of origins) {
        expect((await fetchPage(`${origin}/preiskalkulator/pro`)).status).toBe(200);
        expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      }
      expect(await send(0, 'during')).toMatchObject({ status: 503, outcome: { isSuccess: false } });
      await pause(500);
    }
    const readiness = await (await fetch(`${origins[0]}/readyz`)).text();
    postgres.start();
    expect(await ask()).toStrictEqual([{ one: 1 }]);
    const isBack = async () => (await send(1, 'during')).status;
    await expect.poll(isBack, { interval: 500 }).toBe(200);
    await expect.poll(async () => (await fetch(`${origins[0]}/readyz`)).text()).toBe('ready\n');
    expect(readiness).toBe('ready, store: down\n');
    expect(readOutput()).toContain(
      'store: it cannot be written to (ECONNREFUSED); pages are served',
    );
    expect(readOutput()).toContain('store: it can be written to again');
    expect(readOutput()).not.toMatch(/unhandled|Ada|Lovelace/);
  });
});
