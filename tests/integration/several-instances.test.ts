import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRedisState } from '#app/server/redis-state';
import { hasRedis } from '#tools/checks/redis';
import { sendSubmission, submissionOf } from './support/inquiries';
import { answerWith, findFreePort, type Provider, startProvider } from './support/provider';
import { type RunningRedis, startRedis } from './support/redis';
import { type RunningServer, startServer } from './support/server';

const isPossible = hasRedis();
if (!isPossible) console.warn('no redis-server: the tests of several instances are SKIPPED');

const SUCCESS = { isSuccess: true };
const FAILURE = { isSuccess: false };
const MINUTE = { most: 5, spanMs: 60_000 };
const HOUR = { most: 60, spanMs: 3_600_000 };

describe.skipIf(!isPossible)('a state in Redis', () => {
  let redis: RunningRedis;
  const opened: { close: () => void }[] = [];
  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(() => redis.client.flushall());
  afterEach(() => {
    for (const one of opened.splice(0)) one.close();
  });
  afterAll(() => redis.stop());

  async function open(url = redis.url) {
    const one = openRedisState(url);
    opened.push(one);
    expect(await one.waitUntilReady(10_000)).toBe(true);
    return one.state;
  }

  it('grants as many as the limit allows, whoever asks, and tells how long to wait', async () => {
    const [one, other] = [await open(), await open()];
    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? one : other).count('192.0.2.7', [MINUTE, HOUR]),
      ),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    for (const wait of waits.filter((wait) => wait > 0)) {
      expect(wait).toBeGreaterThan(50_000);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
    expect(await one.count('192.0.2.8', [MINUTE, HOUR])).toBe(0);
  });

  it('grants again when the first has left the window; the longer window still counts it', async () => {
    const state = await open();
    const limits = [
      // Long enough for three questions on a busy machine.
      { most: 2, spanMs: 600 },
      { most: 3, spanMs: 60_000 },
    ];
    for (const expected of [0, 0]) expect(await state.count('a', limits)).toBe(expected);
    expect(await state.count('a', limits)).toBeGreaterThan(0);
    await sleep(650);
    expect(await state.count('a', limits)).toBe(0);
    await sleep(650);
    expect(await state.count('a', limits)).toBeGreaterThan(50_000);
  });

  it('gives an inquiry to one, until he has settled it or his time is up', async () => {
    const [one, other] = [await open(), await open()];
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? one : other).claim('a', `${i}`, 60_000)),
    );
    expect(claims.filter((claim) => claim === 'mine')).toHaveLength(1);
    expect(claims.filter((claim) => claim === 'running')).toHaveLength(49);

    const failed = { isDelivered: false, reason: 'answered 500', status: 502 } as const;
    expect(await one.claim('b', 'one', 60_000)).toBe('mine');
    await other.settle('b', 'not the owner', failed);
    expect(await other.look('b')).toBe('running');
    await one.settle('b', 'one', failed);
    expect(await other.look('b')).toStrictEqual(failed);
    expect(await other.claim('b', 'other', 60_000)).toBe('mine');
    await other.settle('b', 'other', { isDelivered: true });
    expect(await one.claim('b', 'one', 60_000)).toStrictEqual({ isDelivered: true });

    expect(await one.claim('c', 'crashed', 100)).toBe('mine');
    await sleep(200);
    expect(await other.look('c')).toBe('unknown');
    expect(await other.claim('c', 'other', 60_000)).toBe('mine');
  });

  it('holds no address, and nothing for ever', async () => {
    const state = await open();
    await state.count('192.0.2.7', [MINUTE, HOUR]);
    await state.claim('a', 'me', 15_000);
    await state.claim('b', 'me', 15_000);
    await state.settle('b', 'me', { isDelivered: true });
    const lives: Record<string, number> = {};
    for (const key of await redis.client.keys('*')) {
      const name = key.replace(/[\da-f]{32}$/, 'hash');
      lives[name] = Math.ceil((await redis.client.pttl(key)) / 1000 / 60);
    }
    expect(lives).toStrictEqual({
      'stagemap:limit:hash': 60,
      'stagemap:inquiry:a': 1,
      'stagemap:inquiry:b': 24 * 60,
    });
  });
});

describe.skipIf(!isPossible)('two instances behind one Redis', () => {
  let redis: RunningRedis;
  let provider: Provider;
  let answer: Parameters<typeof startProvider>[0];
  const running: RunningServer[] = [];
  const VARIABLES = { CONTACT_LIMIT_PER_MINUTE: '100000', CONTACT_LIMIT_PER_HOUR: '100000' };

  beforeAll(async () => {
    redis = await startRedis();
    answer = answerWith(200);
    provider = await startProvider((...args) => answer(...args));
  });
  beforeEach(() => {
    answer = answerWith(200);
    provider.requests.length = 0;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.stop()));
  });
  afterAll(async () => {
    await redis.stop();
    await provider.stop();
  });

  async function startTwo(variables: Record<string, string> = {}) {
    const shared = { STATE_URL: redis.url, CONTACT_API_URL: provider.origin, ...variables };
    const two = await Promise.all([startServer(shared), startServer(shared)]);
    running.push(...two);
    const send = (index: number, name: string) =>
      sendSubmission(two[index % 2]?.origin ?? '', submissionOf(name));
    return { send, readOutput: () => two.map((server) => server.readOutput()).join('') };
  }

  it('share a limit', async () => {
    const { send, readOutput } = await startTwo();
    const results = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i, `limit-${i}`)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(provider.requests).toHaveLength(5);
    const refused = results.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(30);
    expect(readOutput()).toContain(`State is shared through ${new URL(redis.url).host}`);
    expect(readOutput()).not.toContain('only-for-this-test');
    expect((await redis.client.keys('*')).join()).not.toContain('127.0.0.1');
  });

  it('deliver a request once that reaches both 200 times at the same moment', async () => {
    const { send } = await startTwo(VARIABLES);
    answer = (response) => void setTimeout(() => response.writeHead(200).end(), 300);
    const sending = Array.from({ length: 200 }, (_, index) => send(index, 'raced'));
    const results = await Promise.all(sending);
    expect(results.map(({ outcome }) => outcome)).toStrictEqual(sending.map(() => SUCCESS));
    expect(provider.requests).toHaveLength(1);
    // And not later either.
    expect((await Promise.all([send(0, 'raced'), send(1, 'raced')])).map((r) => r.status)).toEqual([
      200, 200,
    ]);
    expect(provider.requests).toHaveLength(1);
  });

  it('tell the same failure, and either delivers it when it is sent again', async () => {
    const { send } = await startTwo(VARIABLES);
    answer = (response) => void setTimeout(() => response.writeHead(500).end(), 1500);
    const results = await Promise.all([send(0, 'failing'), send(1, 'failing')]);
    expect(results.map(({ outcome }) => outcome)).toStrictEqual([FAILURE, FAILURE]);
    expect(provider.requests).toHaveLength(1);
    answer = answerWith(200);
    expect((await send(1, 'failing')).outcome).toStrictEqual(SUCCESS);
    expect((await send(0, 'failing')).outcome).toStrictEqual(SUCCESS);
    expect(provider.requests).toHaveLength(2);
  });
});

it.skipIf(!isPossible)(
  'when Redis goes and comes again, no inquiry is lost, and both share again',
  async () => {
    const port = await findFreePort();
    const redis = await startRedis(port);
    const provider = await startProvider(answerWith(200));
    const variables = {
      STATE_URL: redis.url,
      CONTACT_API_URL: provider.origin,
      CONTACT_LIMIT_PER_MINUTE: '40',
    };
    const servers = await Promise.all([startServer(variables), startServer(variables)]);
    const send = (index: number, name: string) =>
      sendSubmission(servers[index % 2]?.origin ?? '', submissionOf(name));
    const sendTen = (name: string) =>
      Promise.all(Array.from({ length: 10 }, (_, index) => send(index, `${name}-${index}`)));

    const before = await sendTen('before');
    await redis.kill();
    const without = await sendTen('without');
    const back = await startRedis(port);
    const isShared = async () => {
      await send(0, 'back');
      return (await back.client.keys('stagemap:inquiry:*')).length > 0;
    };
    await expect.poll(isShared, { timeout: 15_000, interval: 500 }).toBe(true);
    const after = await sendTen('after');

    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([redis.stop(), back.stop(), provider.stop()]);
    const all = [...before, ...without, ...after];
    expect(all.map(({ outcome }) => outcome)).toStrictEqual(all.map(() => SUCCESS));
    expect(provider.requests.length).toBeGreaterThanOrEqual(31);
    const output = servers.map((server) => server.readOutput()).join('\n');
    expect(output).toContain('state: the store does not answer');
    expect(output).toContain('state: the store is back');
    expect(output).not.toContain('unhandled');
  },
  60_000,
);

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
