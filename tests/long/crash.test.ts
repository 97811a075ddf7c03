import { describe, it, type TestContext, vi } from 'vitest';
import { openStore } from '#app/server/store/open-store';
import { type Store, sql } from '#app/server/store/store';
import { findPostgres } from '#tools/checks/programs';
import { listAllInquiries } from '../all-inquiries';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { answerWith, startProvider } from '../integration/support/provider';
import { type RunningServer, startServer } from '../integration/support/server';
import { createDatabase } from './support/database';

const SUBMISSIONS = 150;
const KILLS = 3;

// Side by side, since most of the time is spent waiting for servers to start.
describe.concurrent.each(['wait', 'queue'])(
  'in mode %s, kill -9 at random moments',
  (CONTACT_MODE) => {
    it('loses nothing on SQLite', (test) => crash(test, { CONTACT_MODE }, 1, 'file:store.sqlite'));

    it.skipIf(findPostgres() === undefined)(
      'loses nothing on Postgres with two instances',
      async (test) => crash(test, { CONTACT_MODE }, 2, await createDatabase()),
    );
  },
);

/**
 * Every inquiry that was thanked for is in the store and arrives; none arrives under two keys, and
 * none after the store has it as delivered.
 */
async function crash(
  { expect, onTestFinished }: TestContext,
  variables: Record<string, string>,
  instances: number,
  url: string,
) {
  // A third of the attempts fail.
  let attempts = 0;
  const provider = await startProvider((response, request, index) =>
    answerWith(attempts++ % 3 === 0 ? 503 : 200)(response, request, index),
  );
  onTestFinished(provider.stop);
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
  onTestFinished(async () => {
    await first.stop().catch(() => undefined);
  });

  async function start(): Promise<RunningServer> {
    const server = await startServer({ ...all, DATABASE_URL: database });
    onTestFinished(async () => {
      await server.stop();
    });
    return server;
  }

  const accepted = new Set<string>();
  const waiting = Array.from({ length: SUBMISSIONS }, (_, index) => `visitor-${index}`);
  let restarted: Promise<unknown> = Promise.resolve();
  let sent = 0;
  const visit = async () => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const { origin } = servers[sent++ % servers.length] ?? first;
      const sending = sendSubmission(origin, submissionOf(name, { lastName: name }));
      const outcome = await sending.then(
        (answer) => answer.outcome,
        () => undefined,
      );
      if (outcome?.isSuccess) accepted.add(name);
      else if (outcome === undefined) {
        // The server went away; the visitor presses the button again.
        waiting.push(name);
        await restarted;
      }
    }
  };
  const killing = (async () => {
    for (let kill = 0; kill < KILLS && waiting.length > 0; kill++) {
      await waitRandomly();
      const index = kill % servers.length;
      const starting = start();
      restarted = starting;
      servers[index]?.kill();
      servers[index] = await starting;
    }
  })();
  await Promise.all([...Array.from({ length: 10 }, visit), killing]);

  const store = await openStore(database);
  onTestFinished(() => store.close());
  await deliverAll(store);
  // A server that still had something to send has sent it when this one arrives.
  await sendSubmission(servers[0]?.origin ?? '', submissionOf('last', { lastName: 'last' }));
  await deliverAll(store);
  for (const server of servers) await server.stop();
  const inquiries = await listAllInquiries(store);
  const savedNames = new Set(inquiries.map(({ payload }) => String(JSON.parse(payload).lastName)));
  const byName = Map.groupBy(provider.requests, ({ body }) => String(JSON.parse(body).lastName));

  expect(accepted.size).toBeGreaterThan(SUBMISSIONS / 5);
  expect([...accepted].filter((name) => !savedNames.has(name))).toStrictEqual([]);
  expect([...savedNames].filter((name) => !byName.has(name))).toStrictEqual([]);
  for (const [name, requests] of byName) {
    const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']));
    expect(keys.size, name).toBe(1);
  }
  // A delivery that the crash left unrecorded may be repeated; recorded ones are not.
  const recorded = new Map(
    inquiries.flatMap(({ deliveries }) => deliveries.map((one) => [one.key, one.settled_at])),
  );
  const late = provider.requests.filter(
    ({ headers, at }) => at > (recorded.get(String(headers['idempotency-key'])) ?? 0),
  );
  expect(late).toStrictEqual([]);
}

/** Makes every pause end now, until all is delivered. */
async function deliverAll(store: Store): Promise<void> {
  const findLeft = async () => {
    await store.all(sql`update deliveries set due_at = 0 where state = 'waiting' and due_at > 0`);
    const left = await store.all(
      sql`select key from deliveries where state <> 'delivered' limit 1`,
    );
    if (left.length > 0) throw new Error('Deliveries are left');
  };
  await vi.waitFor(findLeft, { timeout: 120_000, interval: 300 });
}

/** Any moment between two kills: whatever the servers are doing then. */
function waitRandomly(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 400));
}
