import { expect, it } from 'vitest';
import { readCounts } from '#tools/checks/counts.ts';

const vitest = (numPassedTests: number, numFailedTests: number) => ({
  numPassedTests,
  numFailedTests,
});
const playwright = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky },
});

it.each([
  ['all passed', vitest(12, 0), 0, 12, 0],
  ['two failures', vitest(10, 2), 1, 10, 2],
  ['an error outside of any test', vitest(12, 0), 1, 12, 1],
  ['all skipped', vitest(0, 0), 0, 0, 0],
  ['a browser failure', playwright(7, 1), 1, 7, 1],
  ['a browser test that passed at the second try', playwright(7, 0, 1), 0, 8, 0],
  ['a crash before the report', undefined, 139, 0, 1],
  ['a program without a report', undefined, 0, 1, 0],
])('%s', (_, report, status, passed, failed) => {
  expect(readCounts(report, status)).toStrictEqual({ passed, failed });
});

it('an unknown report is rejected instead of counted as zero', () => {
  expect(() => readCounts({}, 0)).toThrow();
});
