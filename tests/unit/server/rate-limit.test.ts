import { describe, expect, it } from 'vitest';
import { createMemoryRateLimit, visitorOf } from '#app/server/rate-limit';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function createLimit() {
  let time = 0;
  const limit = createMemoryRateLimit({ perMinute: 5, perHour: 60 }, () => time);
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
