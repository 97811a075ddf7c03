import { describe, expect, it } from 'vitest';
import { computeNextAttempt } from '#app/server/delivery/schedule';

const SINCE = 1_800_000_000_000;
const DAY = 24 * 60 * 60_000;
const next = (attempts: number, more: object = {}) =>
  computeNextAttempt({ attempts, since: SINCE, now: SINCE, random: () => 0.5, ...more });

describe('a failed delivery is retried', () => {
  it.each([
    [1, 10],
    [2, 60],
    [3, 5 * 60],
    [4, 15 * 60],
    [5, 60 * 60],
    [6, 3 * 60 * 60],
    [40, 3 * 60 * 60],
  ])('after attempt %i in %i seconds', (attempts, seconds) => {
    expect(next(attempts)).toBe(SINCE + seconds * 1000);
  });

  it('at most a fifth earlier or later', () => {
    expect(next(1, { random: () => 0 })).toBe(SINCE + 8000);
    expect(next(1, { random: () => 1 })).toBe(SINCE + 12_000);
  });

  it('not before the time that its target gives', () => {
    expect(next(1, { retryAfterMs: 120_000 })).toBe(SINCE + 120_000);
    expect(next(3, { retryAfterMs: 120_000 })).toBe(SINCE + 300_000);
  });

  it('for three days, the last time at their end', () => {
    const before = SINCE + 3 * DAY - 60_000;
    expect(next(30, { now: before })).toBe(SINCE + 3 * DAY);
    expect(next(1, { retryAfterMs: 9 * DAY })).toBe(SINCE + 3 * DAY);
    expect(next(31, { now: SINCE + 3 * DAY })).toBeUndefined();
  });
});
