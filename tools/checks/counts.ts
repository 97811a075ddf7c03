import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const reportSchema = z.union([
  z.object({ numPassedTests: z.number(), numFailedTests: z.number() }),
  z.object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  }),
]);

/**
 * Counts of a JSON report by Vitest or Playwright; without one, the program counts as one.
 * @param status exit code; an error outside of any test counts as one failure
 */
export function readCounts(report: unknown, status: number): Counts {
  const isOk = status === 0;
  const { passed, failed } =
    report === undefined ? { passed: isOk ? 1 : 0, failed: 0 } : read(report);
  return { passed, failed: failed === 0 && !isOk ? 1 : failed };
}

function read(report: unknown): Counts {
  const found = reportSchema.parse(report);
  return 'stats' in found
    ? { passed: found.stats.expected + found.stats.flaky, failed: found.stats.unexpected }
    : { passed: found.numPassedTests, failed: found.numFailedTests };
}
