import { afterEach, describe, expect, it, vi } from 'vitest';
import { DELIVERY_TARGETS } from '#app/domain/contact/fields';
import { createDelivery, type DeliveryResult, type Target } from '#app/server/delivery/attempt';
import { computeNextAttempt } from '#app/server/delivery/schedule';
import { openHttpTargets, openTargets, readRetryAfter } from '#app/server/delivery/targets';
import { cleanUp, findBacklog, findRetentionLag, startWorker } from '#app/server/delivery/worker';
import { readEnvironment } from '#app/server/environment';
import { runWithRequestId } from '#app/server/log-event';
import { measureBacklog, readDelivery } from '#app/server/store/deliveries';
import { saveInquiry } from '#app/server/store/save-inquiry';
import { sql } from '#app/server/store/store';
import { openMemoryStore } from '../memory-store';
import { newInquiry } from '../store/new-inquiry';
import { required } from '../store/prepared-stores';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refused: DeliveryResult = { kind: 'failed', reason: 'answered 503', status: 502 };
const PROVIDER = { CONTACT_API_URL: 'https://provider.example/v1/' };
const BODY = '{"turnstileToken":"used"}';
const DAY = 24 * 60 * 60_000;
const RULES = { inquiryDays: 180, auditDays: 365 };

const deliver = (): DeliveryResult => ({ kind: 'delivered' });

/** @param answer the provider's, unless other targets are given */
async function openStaff(
  answer: () => DeliveryResult | Promise<DeliveryResult>,
  others?: readonly Target[],
) {
  const store = await openMemoryStore();
  const written: Record<string, unknown>[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => written.push(JSON.parse(line)));
  const sent: string[] = [];
  const provider: Target = {
    name: 'provider',
    timeoutMs: 100,
    send: async ({ key }) => {
      sent.push(key);
      return answer();
    },
  };
  const staff = createDelivery({ store, targets: others ?? [provider] });
  await saveInquiry(store, newInquiry('a'), [{ target: 'provider', body: BODY }], Date.now());
  return { store, sent, written, staff, read: () => readDelivery(store, 'a', 'provider') };
}

describe('a delivery is recorded as', () => {
  it('failed, with the time of the next attempt', async () => {
    const { staff, read, written } = await openStaff(() => refused);
    await staff.attemptDue('provider');
    const { due_at = 0, ...rest } = (await read()) ?? {};
    expect(rest).toMatchObject({ state: 'waiting', reason: 'answered 503', lease_until: 0 });
    expect(due_at - Date.now()).toBeGreaterThan(7000);
    expect(due_at - Date.now()).toBeLessThan(12_001);
    expect(await staff.attemptDue('provider')).toBe(0);
    const message = 'contact: not delivered: answered 503';
    expect(written).toMatchObject([{ level: 'warn', message }]);
  });

  it('dead when a repetition is refused for its single-use CAPTCHA token', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 403 }));
    const { staff, read, store } = await openStaff(
      deliver,
      openHttpTargets(readEnvironment({ ...PROVIDER, CHALLENGE_SITE_KEY: 'key' })),
    );
    await staff.attemptDue('provider');
    expect(await read()).toMatchObject({ state: 'waiting' });
    await store.all(sql`update deliveries set due_at = 0`);
    await staff.attemptDue('provider');
    expect(await read()).toMatchObject({
      state: 'dead',
      reason: 'answered 403 to a repetition: its CAPTCHA token may be used up',
    });
  });

  it('delivered as soon as the store is back, without sending again', async () => {
    const { staff, read, sent, store, written } = await openStaff(deliver);
    const mine = required(await read());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    store.fail();
    await staff.attempt(mine);
    await vi.advanceTimersByTimeAsync(3000);
    store.recover();
    expect(await read()).toMatchObject({ state: 'waiting' });
    await vi.advanceTimersByTimeAsync(1500);
    vi.useRealTimers();
    await expect.poll(read).toMatchObject({ state: 'delivered' });
    expect(sent).toHaveLength(1);
    const message = 'delivery: not recorded yet (ENOSPC)';
    expect(written).toMatchObject([{ level: 'error', message }]);
  });
});

it('a delivery to a removed target is dead at the end of the schedule', async () => {
  const { read, store, written } = await openStaff(deliver);
  const now = vi.spyOn(Date, 'now');
  const { since } = required(await read());
  now.mockReturnValue(since + 3 * DAY - 1);
  await cleanUp(store, ['webhook']);
  expect(await read()).toMatchObject({ state: 'waiting' });
  expect(written).toStrictEqual([]);
  now.mockReturnValue(since + 3 * DAY);
  await cleanUp(store, ['webhook']);
  expect(await read()).toMatchObject({ state: 'dead', reason: 'no such target' });
  const message = 'deliveries are dead because their target is not configured';
  expect(written).toMatchObject([{ level: 'warn', message, count: 1, targets: 'provider' }]);
});

describe('a backlog', () => {
  it('is tried a few at a time while its target fails, then all together', async () => {
    let result: DeliveryResult = refused;
    const { staff, store, sent } = await openStaff(() => result);
    for (let i = 0; i < 60; i++) {
      const delivery = { target: 'provider', body: BODY };
      await saveInquiry(store, newInquiry(`${i}`), [delivery], Date.now());
    }
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const worker = startWorker({ store, delivery: staff, rules: RULES });
    const isIdle = async () => (await store.all(LEASED)).length === 0;
    await expect.poll(() => sent.length).toBe(8);
    await expect.poll(isIdle).toBe(true);
    vi.advanceTimersByTime(1000);
    await expect.poll(() => sent.length).toBe(16);
    await expect.poll(isIdle).toBe(true);
    result = { kind: 'delivered' };
    vi.advanceTimersByTime(1000);
    // Those that were refused wait for their own time.
    await expect
      .poll(() => measureBacklog(store, ['provider']))
      .toMatchObject({ waiting: 16, dead: 0 });
    await worker.stop();
    expect(sent).toHaveLength(61);
  });

  it('that throws is a failed attempt, logged without the content', async () => {
    const { staff, read, written } = await openStaff(() => {
      throw new TypeError('ada@example.org is no body');
    });
    await staff.attemptDue('provider');
    expect(await read()).toMatchObject({ state: 'waiting', reason: 'TypeError', attempts: 1 });
    expect(written).toMatchObject([
      {
        level: 'error',
        message: 'provider: the attempt failed',
        error: expect.stringMatching(/^TypeError\n {4}at .*delivery\.test\.ts/),
      },
      { level: 'warn', message: 'contact: not delivered: TypeError' },
    ]);
    expect(JSON.stringify(written)).not.toContain('ada@example.org');
  });

  it('in the background that fails is logged as one error, unless the store is down', async () => {
    const { store, staff, written } = await openStaff(deliver);
    const attemptDue = vi.fn(() => Promise.reject(new TypeError('of ada@example.org')));
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const worker = startWorker({
      store,
      delivery: { ...staff, attemptDue },
      rules: RULES,
    });
    await expect.poll(() => written.length).toBe(1);
    vi.advanceTimersByTime(1000);
    await worker.stop();
    expect(written).toMatchObject([{ level: 'error', message: 'delivering to provider failed' }]);
    expect(JSON.stringify(written)).not.toContain('ada@example.org');
    expect(attemptDue).toHaveBeenCalledTimes(2);
  });

  it('in the background is recorded after the stop, and no other is begun', async () => {
    const answering = Promise.withResolvers<DeliveryResult>();
    const { store, staff, sent, read } = await openStaff(() => answering.promise);
    const worker = startWorker({ store, delivery: staff, rules: RULES });
    await expect.poll(() => sent).toStrictEqual(['a']);
    await saveInquiry(store, newInquiry('b'), [{ target: 'provider', body: BODY }], Date.now());
    const stopped = worker.stop();
    worker.wake();
    answering.resolve({ kind: 'delivered' });
    await stopped;
    expect(await read()).toMatchObject({ state: 'delivered' });
    expect(sent).toStrictEqual(['a']);
  });

  it('in the background is logged without a request id', async () => {
    const requests: (string | undefined)[] = [];
    const { store, staff } = await openStaff(() => {
      requests.push(globalThis.requestInLog?.getStore());
      return { kind: 'delivered' };
    });
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const worker = startWorker({ store, delivery: staff, rules: RULES });
    await expect.poll(() => requests).toStrictEqual([undefined]);
    await saveInquiry(store, newInquiry('b'), [{ target: 'provider', body: BODY }], Date.now());
    runWithRequestId('a-1', worker.wake);
    await expect.poll(() => requests).toStrictEqual([undefined, undefined]);
    await worker.stop();
  });
});

const LEASED = sql`select key from deliveries where lease_until > 0 and state = 'waiting'`;

describe('an answer over HTTP', () => {
  const post = async (status: number, headers: Record<string, string> = {}) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => new Response(null, { status, headers }),
    );
    const [provider] = openHttpTargets(readEnvironment(PROVIDER));
    return provider?.send({ key: 'a', body: BODY, attempts: 1 });
  };

  it.each([200, 201, 202, 204])('%i: delivered', async (status) => {
    expect(await post(status)).toStrictEqual({ kind: 'delivered' });
  });

  it.each([400, 413, 422])('%i: dead', async (status) => {
    expect(await post(status)).toMatchObject({ kind: 'failed', isFinal: true });
  });

  it('429 and 503 give the time of the retry', async () => {
    expect(await post(429, { 'retry-after': '120' })).toMatchObject({ retryAfterMs: 120_000 });
    expect(await post(500, { 'retry-after': '120' })).not.toHaveProperty('retryAfterMs');
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(readRetryAfter('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000);
    expect(readRetryAfter('Wed, 31 Dec 2025 00:01:00 GMT', now)).toBe(0);
    for (const text of [null, '', 'soon']) expect(readRetryAfter(text, now)).toBeUndefined();
  });
});

it('the alarm reports age and number, and nothing without a fault', () => {
  const now = 1_800_000_000_000;
  const calm = { dead: 0, waiting: 3, oldest: now - 299_000 };
  expect(findBacklog(calm, now)).toBeUndefined();
  expect(findBacklog({ dead: 0, waiting: 0, oldest: null }, now)).toBeUndefined();
  const late = { ...calm, oldest: now - 300_000 };
  const backlog = { oldestUndeliveredSeconds: 300, waiting: 3, dead: 0 };
  expect(findBacklog(late, now)).toStrictEqual(backlog);
  const dead = { dead: 2, waiting: 0, oldest: now - 5000 };
  expect(findBacklog(dead, now)).toMatchObject({ dead: 2, oldestUndeliveredSeconds: 5 });
});

it('the alarm reports when retention and clock differ by more than seven days', () => {
  const now = 1_800_000_000_000;
  expect(findRetentionLag(undefined, now)).toBeUndefined();
  expect(findRetentionLag(now - 7 * DAY, now)).toBeUndefined();
  expect(findRetentionLag(now - 7 * DAY - DAY / 2, now)).toStrictEqual({
    lagDays: 8,
    horizon: '2027-01-07T20:00:00.000Z',
  });
  expect(findRetentionLag(now + 200 * DAY, now)).toMatchObject({ lagDays: -200 });
});

it('opens every delivery target of a complete environment', async () => {
  const targets = await openTargets(
    readEnvironment({
      ...PROVIDER,
      WEBHOOK_URL: 'https://hook.example',
      WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(8)}`,
      SMTP_URL: 'smtp://mail.example:25',
      MAIL_FROM: 'site@mail.example',
      MAIL_TO: 'sales@mail.example',
      MAIL_CONFIRMATION: 'true',
    }),
  );
  expect(targets.map(({ name }) => name)).toEqual([...DELIVERY_TARGETS]);
});

const SINCE = 1_800_000_000_000;
const END = SINCE + 3 * DAY;
const minutes = (count: number) => SINCE + count * 60_000;

it.each([
  ['after ten seconds', 1, {}, SINCE + 10_000],
  ['a fifth earlier', 1, { random: () => 0 }, SINCE + 8000],
  ['a fifth later', 1, { random: () => 1 }, SINCE + 12_000],
  ['after a minute', 2, {}, minutes(1)],
  ['after 5 minutes', 3, {}, minutes(5)],
  ['after 15 minutes', 4, {}, minutes(15)],
  ['after an hour', 5, {}, minutes(60)],
  ['after three hours', 6, {}, minutes(180)],
  ['after three hours each time', 40, {}, minutes(180)],
  ['not before the time that its target gives', 1, { retryAfterMs: 120_000 }, minutes(2)],
  ['later than its target asks', 3, { retryAfterMs: 120_000 }, minutes(5)],
  ['the last time after three days', 30, { now: END - 60_000 }, END],
  ['then at the latest', 1, { retryAfterMs: 9 * DAY }, END],
  ['never after them', 31, { now: END }, undefined],
])('a failed delivery is retried %s (attempt %i)', (_, attempts, more, dueAt) => {
  const failed = { attempts, since: SINCE, now: SINCE, random: () => 0.5, ...more };
  expect(computeNextAttempt(failed)).toBe(dueAt);
});
