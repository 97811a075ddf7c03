import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

const reportSchema = z.union([
  z
    .object({ numPassedTests: z.number(), numFailedTests: z.number() })
    .transform((vitest) => ({ passed: vitest.numPassedTests, failed: vitest.numFailedTests })),
  z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    })
    .transform(({ stats: { expected, unexpected, flaky } }) => ({
      passed: expected + flaky,
      failed: unexpected,
    })),
]);

/**
 * Counts of a JSON report by Vitest or Playwright.
 * @param report undefined if the runner wrote none
 * @param status exit code of the runner; an error outside of any test counts as one failure
 */
export function readCounts(report: unknown, status: number): Counts {
  const counts = report === undefined ? { passed: 0, failed: 0 } : reportSchema.parse(report);
  const isUnexplained = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}
