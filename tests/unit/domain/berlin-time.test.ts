import { expect, it } from 'vitest';
import { formatBerlinTime, parseBerlinTime } from '#app/domain/berlin-time';

it.each([
  ['2026-12-01 09:00', '2026-12-01T08:00:00Z', '2026-12-01 09:00 +01:00'],
  ['2026-07-01T09:00', '2026-07-01T07:00:00Z', '2026-07-01 09:00 +02:00'],
  ['2026-07-01T09:00:30', '2026-07-01T07:00:30Z', '2026-07-01 09:00:30 +02:00'],
  ['2026-12-01 09:00 +00:00', '2026-12-01T09:00:00Z', '2026-12-01 10:00 +01:00'],
  ['2026-12-01T09:00:00Z', '2026-12-01T09:00:00Z', '2026-12-01 10:00 +01:00'],
  // The night in which the clock goes back: with its offset each of the two is one.
  ['2026-10-25 02:30 +02:00', '2026-10-25T00:30:00Z', '2026-10-25 02:30 +02:00'],
  ['2026-10-25 02:30 +01:00', '2026-10-25T01:30:00Z', '2026-10-25 02:30 +01:00'],
  ['9999-12-31 23:59:59', '9999-12-31T22:59:59Z', '9999-12-31 23:59:59 +01:00'],
  ['2028-02-29 00:00', '2028-02-28T23:00:00Z', '2028-02-29 00:00 +01:00'],
])('%s is %s', (text, iso, shown) => {
  expect(parseBerlinTime(text)).toBe(Date.parse(iso));
  expect(formatBerlinTime(Date.parse(iso))).toBe(shown);
});

it.each([
  '',
  'tomorrow',
  '2026-12-01',
  '2026-13-01 09:00',
  '2026-02-30 09:00',
  '2026-12-01 25:00',
  // A year of five digits in Berlin.
  '9999-12-31 23:59 +00:00',
  // Passed twice, and never.
  '2026-10-25 02:30',
  '2026-03-29 02:30',
])('"%s" is not a time', (text) => {
  expect(parseBerlinTime(text)).toBeUndefined();
});
