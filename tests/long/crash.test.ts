import { afterEach, describe, expect, it } from 'vitest';
import { listInquiries } from '#app/server/store/inquiries';
import { openStore } from '#app/server/store/open-store';
import type { Store } from '#app/server/store/store';
import { findPostgres } from '#tools/checks/postgres';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { answerWith, startProvider } from '../integration/support/provider';
import { type RunningServer, startServer } from '../integration/support/server';
import { startPostgres } from './support/postgres';

const SUBMISSIONS = 500;
const KILLS = 8;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

describe.each(['wait', 'queue'])('in mode %s, kill -9 at random moments', (CONTACT_MODE) => {
  it('loses nothing on SQLite', () => crash({ CONTACT_MODE }, 1, 'file:store.sqlite'), 300_000);

  it.skipIf(findPostgres() === undefined)(
    'loses nothing on Postgres with two instances',
    async () => {
      const postgres = await startPostgres();
      stops.push(postgres.stop);
      await crash({ CONTACT_MODE }, 2, await postgres.createDatabase());
    },
    300_000,
  );
});

/** Every inquiry that was thanked for is in the store and arrives; none arrives under two keys. */
async function crash(variables: Record<string, string>, instances: number, url: string) {
  // A third of the attempts fail.
  let attempts = 0;
  const provider = await startProvider((response, request, index) =>
    answerWith(attempts++ % 3 === 0 ? 503 : 200)(response, request, index),
  );
  stops.push(provider.stop);
  const all: Record<string, string> = {
    CONTACT_API_URL: provider.origin,
    CONTACT_TIMEOUT_MS: '2000',
    CONTACT_LIMIT_PER_MINUTE: '1000000',
    CONTACT_LIMIT_PER_HOUR: '1000000',
    ...variables,
  };
  // A server's folder goes with it, the store stays.
  const first = await startServer({ ...all, DATABASE_URL: url });
  const database = url.startsWith('file:') ? `file:${first.folder}/store.sqlite` : url;
  const servers: RunningServer[] = [first];
  while (servers.length < instances) servers.push(await start());
  stops.push(() => first.stop().catch(() => undefined));

  async function start(): Promise<RunningServer> {
    const server = await startServer({ ...all, DATABASE_URL: database });
    stops.push(() => server.stop());
    return server;
  }

  const thanked = new Set<string>();
  const names = Array.from({ length: SUBMISSIONS }, (_, index) => `visitor-${index}`);
  const waiting = [...names];
  let sent = 0;
  const visit = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const { origin } = servers[sent++ % servers.length] ?? first;
      const sending = sendSubmission(origin, submissionOf(name, { lastName: name }));
      const outcome = await sending.then(
        (answer) => answer.outcome,
        () => undefined,
      );
      if (outcome?.isSuccess) thanked.add(name);
      else if (outcome === undefined) {
        // The server went away; the visitor presses the button again.
        waiting.push(name);
        await sleep(100);
      }
    }
  };
  const killing = (async () => {
    for (let kill = 0; kill < KILLS && waiting.length > 0; kill++) {
      await sleep(100 + Math.random() * 400);
      const index = kill % servers.length;
      servers[index]?.kill();
      servers[index] = await start();
    }
  })();
  await Promise.all([...Array.from({ length: 10 }, visit), killing]);

  const store = await openStore(database);
  stops.push(() => store.close());
  await deliverAll(store);
  const kept = new Set(
    (await listInquiries(store)).map(({ payload }) => String(JSON.parse(payload).lastName)),
  );
  const byName = Map.groupBy(provider.requests, ({ body }) => String(JSON.parse(body).lastName));

  expect(thanked.size).toBeGreaterThan(SUBMISSIONS / 5);
  expect([...thanked].filter((name) => !kept.has(name))).toStrictEqual([]);
  expect([...kept].filter((name) => !byName.has(name))).toStrictEqual([]);
  for (const [name, requests] of byName) {
    const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size, name).toBe(1);
  }
}

/** Makes every pause end now, until all is delivered. */
async function deliverAll(store: Store): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    await store.all("update deliveries set due_at = 0 where state = 'waiting'");
    const left = await store.all("select key from deliveries where state <> 'delivered' limit 1");
    if (left.length === 0) return;
    await sleep(300);
  }
  throw new Error('Not everything was delivered');
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
