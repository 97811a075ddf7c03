import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
}

export interface Outcome extends Counts {
  /** Shown when something failed. */
  output: string;
  /** What failed once and then passed, with its error; shown in any case. */
  secondTries?: readonly string[];
}

/**
 * A machine that stands still for seconds makes a test late, not wrong: what fails is tried once more.
 * More than these in one step is no accident; then each of them counts as a failure.
 */
const MOST_SECOND_TRIES = 3;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const playwrightSpecs = z.array(
  z.object({
    title: z.string(),
    file: z.string(),
    tests: z.array(
      z.object({
        status: z.string(),
        results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
      }),
    ),
  }),
);
const playwrightSuite = z.object({
  specs: playwrightSpecs,
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
});

type Run = () => Promise<{ status: number; output: string }>;

/** A file that could not even be loaded holds no tests; it counts as one failure. */
export function countVitest(file: string, run: Run): Promise<Outcome> {
  return countReport(file, run, (report) => {
    const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report);
    const unloaded = testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.length === 0,
    );
    const secondTries = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => describeTry(fullName, failureMessages[0]));
    return {
      passed: numPassedTests,
      failed: numFailedTests + unloaded.length,
      secondTries,
    };
  });
}

export function countPlaywright(file: string, run: Run): Promise<Outcome> {
  return countReport(file, run, (report) => {
    const { stats, errors, suites } = playwrightReport.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      secondTries: suites.flatMap(listFlaky),
    };
  });
}

function listFlaky({ specs, suites = [] }: z.infer<typeof playwrightSuite>): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => describeTry(`${file}: ${title}`, results[0]?.error?.message)),
  );
  return [...own, ...suites.flatMap(listFlaky)];
}

function describeTry(name: string, error = 'no error was reported'): string {
  const [firstLine = ''] = stripVTControlCharacters(error).split('\n');
  return `${name}: ${firstLine}`;
}

/** A runner that left no report, ran nothing or ended badly for another reason has failed once. */
async function countReport(
  file: string,
  run: Run,
  read: (report: unknown) => Counts & { secondTries: string[] },
): Promise<Outcome> {
  rmSync(file, { force: true });
  const { status, output } = await run();
  const counts = existsSync(file)
    ? limitSecondTries(read(JSON.parse(readFileSync(file, 'utf8'))))
    : { passed: 0, failed: 0 };
  const isUnexplained = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isUnexplained
    ? { ...counts, failed: 1, output: `${output}\nThe runner ended with status ${status}.` }
    : { ...counts, output };
}

function limitSecondTries(counts: Counts & { secondTries: string[] }) {
  const { passed, failed, secondTries } = counts;
  const { length } = secondTries;
  return length > MOST_SECOND_TRIES
    ? { passed: passed - length, failed: failed + length, secondTries }
    : counts;
}
