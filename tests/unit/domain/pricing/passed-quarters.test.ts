import { expect, it } from 'vitest';
import { findPassedQuarters } from '#app/domain/pricing/passed-quarters';

const announce = (statusText: string, status = 'future') => ({ id: 'x', status, statusText });

it.each([
  ['Q2/2025', '2025-06-30T23:59:59Z', 0],
  ['Q2/2025', '2025-07-01T00:00:00Z', 1],
  ['Q4/2025', '2025-12-31T23:59:59Z', 0],
  ['Q4 / 2025', '2026-01-01T00:00:00Z', 1],
  ['Sommer 2025', '2030-01-01T00:00:00Z', 0],
  ['', '2030-01-01T00:00:00Z', 0],
])('announced for %s, on %s: %i passed', (text, now, passed) => {
  expect(findPassedQuarters([announce(text)], new Date(now))).toHaveLength(passed);
});

it('is of what is announced, not of what can be had', () => {
  expect(findPassedQuarters([announce('Q1/2020', 'available')], new Date('2030-01-01'))).toEqual(
    [],
  );
});
