import { expect, it } from 'vitest';
import { createCallLimit } from '#app/server/requests/call-limit';

it('a network may make so many calls in a window, and others are not affected', () => {
  let now = 0;
  const count = createCallLimit({ max: 10, windowMs: 60_000 }, () => now);
  expect(count('192.0.2.7', 9)).toBe(0);
  now = 20_500;
  expect(count('192.0.2.7', 2)).toBe(40);
  expect(count('192.0.2.7', 1)).toBe(0);
  expect(count('192.0.2.8', 10)).toBe(0);
  expect(count('2001:db8::1', 10)).toBe(0);
  expect(count('2001:db8::2', 1)).toBe(60);
  now = 60_000;
  expect(count('192.0.2.7', 10)).toBe(0);
});
