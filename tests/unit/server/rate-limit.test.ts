import memoryDriver from 'unstorage/drivers/memory';
import { describe, expect, it } from 'vitest';
import { createRateLimit, visitorOf } from '#app/server/rate-limit';
import { createReach } from '#app/server/reach';
import type { SharedState } from '#app/server/shared-state';
import { openStorageState } from '#app/server/storage-state';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function createLimit() {
  let time = 0;
  const memory = openStorageState({ now: () => time });
  const limit = createRateLimit({ perMinute: 5, perHour: 60 }, memory, createReach());
  return {
    take: (address = 'a') => limit.take(address),
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('requests from one address are limited (issue: 5 a minute, 60 an hour)', () => {
  it('to five a minute', async () => {
    const { take, wait } = createLimit();
    for (let i = 0; i < 5; i++) {
      expect(await take()).toBe(0);
      wait(SECOND);
    }
    // The first was five seconds ago.
    expect(await take()).toBe(55);
    wait(55 * SECOND);
    expect(await take()).toBe(0);
    expect(await take()).toBe(1);
  });

  it('and refused ones do not count', async () => {
    const { take, wait } = createLimit();
    for (let i = 0; i < 5; i++) await take();
    for (let i = 0; i < 100; i++) expect(await take()).toBe(60);
    wait(MINUTE);
    for (let i = 0; i < 5; i++) expect(await take()).toBe(0);
  });

  it('to sixty an hour', async () => {
    const { take, wait } = createLimit();
    for (let i = 0; i < 12; i++) {
      for (let j = 0; j < 5; j++) expect(await take()).toBe(0);
      wait(MINUTE);
    }
    expect(await take()).toBe(48 * 60);
    wait(48 * MINUTE);
    expect(await take()).toBe(0);
  });

  it('each address for itself', async () => {
    const { take } = createLimit();
    for (let i = 0; i < 5; i++) await take('a');
    expect(await take('a')).toBe(60);
    expect(await take('b')).toBe(0);
  });

  it('and forgets the oldest of very many', async () => {
    const { take } = createLimit();
    for (let i = 0; i < 5; i++) await take('first');
    expect(await take('first')).toBe(60);
    for (let i = 0; i < 50_000; i++) await take(`other ${i}`);
    expect(await take('first')).toBe(0);
  });
});

it('requests of the same moment are counted one by one', async () => {
  const { take } = createLimit();
  const waits = await Promise.all(Array.from({ length: 20 }, () => take()));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

describe('instances that share a store without atomic operations', () => {
  function openInstance(driver: ReturnType<typeof memoryDriver>) {
    const state = openStorageState({ driver });
    const limit = createRateLimit({ perMinute: 5, perHour: 60 }, openStorageState(), createReach());
    return (address: string) => limit.take(address, state);
  }

  it('count together, as soon as they hear of each other', async () => {
    const driver = memoryDriver();
    const [one, other] = [openInstance(driver), openInstance(driver)];
    for (const take of [one, other, one, other, one]) expect(await take('192.0.2.7')).toBe(0);
    expect(await one('192.0.2.7')).toBe(60);
    expect(await other('192.0.2.7')).toBe(60);
    expect(await driver.getKeys('', {})).toStrictEqual([
      expect.stringMatching(/^limit:[\da-f]{32}$/),
    ]);
  });

  it('count by themselves while it lets nothing be written', async () => {
    const driver = memoryDriver();
    const readOnly = { ...driver, setItem: () => Promise.reject(new Error('429')) };
    const take = openInstance(readOnly);
    for (let i = 0; i < 5; i++) expect(await take('192.0.2.7')).toBe(0);
    expect(await take('192.0.2.7')).toBe(60);
  });
});

it('without the store each instance counts by itself, and says so once', async () => {
  const lines: string[] = [];
  let isGone = true;
  const memory = openStorageState();
  const shared: SharedState = {
    ...memory,
    count: async () => {
      if (isGone) throw Object.assign(new Error('redis://:secret@host'), { code: 'ECONNREFUSED' });
      return 0;
    },
  };
  const limit = createRateLimit(
    { perMinute: 2, perHour: 60 },
    memory,
    createReach((line) => lines.push(line)),
  );
  expect(await limit.take('a', shared)).toBe(0);
  expect(await limit.take('a', shared)).toBe(0);
  expect(await limit.take('a', shared)).toBe(60);
  isGone = false;
  expect(await limit.take('a', shared)).toBe(0);
  expect(lines).toStrictEqual([
    'state: the store does not answer (ECONNREFUSED); going on without it',
    'state: the store is back',
  ]);
});

describe('a visitor is', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s: %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor);
  });
});
