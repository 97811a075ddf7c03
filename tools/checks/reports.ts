import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Outcome extends Counts {
  /** Shown when something failed. */
  output: string;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

type Run = () => Promise<{ status: number; output: string }>;

/** A file that could not even be loaded holds no tests; it counts as one failure. */
export function countVitest(file: string, run: Run): Promise<Outcome> {
  return countReport(file, run, (report) => {
    const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
    const unloaded = testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  });
}

/** A test that needed a second try is no success. */
export function countPlaywright(file: string, run: Run): Promise<Outcome> {
  return countReport(file, run, (report) => {
    const { stats, errors } = playwrightReport.parse(report);
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
  });
}

/** A runner that left no report, ran nothing or ended badly for another reason has failed once. */
async function countReport(
  file: string,
  run: Run,
  read: (report: unknown) => Counts,
): Promise<Outcome> {
  rmSync(file, { force: true });
  const { status, output } = await run();
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  const isUnexplained = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isUnexplained
    ? { ...counts, failed: 1, output: `${output}\nThe runner ended with status ${status}.` }
    : { ...counts, output };
}
