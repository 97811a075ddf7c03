import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findUnsupportedReason } from '../edge/unsupported-reason.ts';
import { run } from '../run.mjs';
import { build, buildEdge, isBuilt, isEdgeBuilt } from '../site-build.mjs';
import { type Counts, readCounts } from './counts.ts';
import { installPrograms } from './install-programs.ts';
import { findFirefox, findWebKit } from './programs.ts';

// Runs all checks (`npm test`), with --quick those without a build, with --long the long ones. The
// last line is the sum of what the runners have counted.

interface Step {
  name: string;
  run: () => Promise<Counts & { output?: string }>;
}

// The runners are stricter in CI: no focused tests, no snapshots written.
process.env.CI = '1';

/** Output of steps side by side is shown when one has failed. */
const KEPT = { output: 'kept', env: { ...process.env, NO_COLOR: '1' } } as const;

/** Far more than any runner needs. */
const STUCK_AFTER_SECONDS = 1200;

const GENERATED: readonly Step[] = [
  command('styles', 'panda', 'codegen', '--silent'),
  command('route tree', 'node', 'tools/framework/route-tree.ts'),
];

/** One checker takes half the processor time of four, and the other steps need the processors. */
const TYPES_QUICKLY = [
  '--checkers',
  '1',
  '--incremental',
  '--tsBuildInfoFile',
  'node_modules/.cache/types.tsbuildinfo',
];

/** They read the sources only, so they run side by side. */
const SOURCES: readonly Step[] = [
  vitest('unit', 'app.config.ts'),
  command('types', 'tsc', '--noEmit', ...TYPES_QUICKLY),
  command('lint', 'biome', 'check', '--error-on-warnings', '.'),
  command('import rules', 'node', 'tools/check-imports.ts'),
  command('dead code', 'knip', '--treat-config-hints-as-errors'),
  command('dead exports', 'knip', '--production', '--include', 'files,exports,types'),
  command('texts', 'node', 'tools/locales.ts'),
];

const BUILDS: Step = {
  name: 'builds',
  run: async () => {
    const site = isBuilt()
      ? { status: 0, output: '' }
      : await build({ output: 'kept', isGenerated: true });
    if (site.status !== 0 || isEdgeBuilt()) return countAsOne(site);
    return countAsOne(await buildEdge({ output: 'kept' }));
  },
};

const isQuick = process.argv.includes('--quick');
const isLong = process.argv.includes('--long');
const sum: Counts = { passed: 0, failed: 0 };
mkdirSync('reports', { recursive: true });

if (!isLong || !isBuilt()) await runSideBySide(GENERATED);
const [isPrepared] = await Promise.all([
  isQuick ? false : prepare(),
  runSideBySide(isLong ? [] : SOURCES),
]);
if (isPrepared) await (isLong ? runLongSteps() : runStep(playwright('browser', 'short')));
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

/**
 * Builds the site and installs programs. Integration tests, which mostly wait, follow at once, while
 * the sources are still being checked.
 * @returns whether there is what the other steps need
 */
async function prepare(): Promise<boolean> {
  if (!(await runSideBySide([BUILDS, installing('programs', { isLong: false })]))) return false;
  if (!isLong) await runStep(vitest('integration', 'tests/integration/vitest.config.ts'));
  return true;
}

/**
 * Two lanes side by side, since the tests of one mostly compute and those of the other mostly wait;
 * load is measured alone.
 */
async function runLongSteps(): Promise<void> {
  await Promise.all([
    runInTurn(
      playwright('browser-long', 'long'),
      vitest('properties', 'app.config.ts', {
        filters: ['tests/unit/domain'],
        env: { ...KEPT.env, FC_RUNS: '3000' },
      }),
    ),
    runWaitingSteps(),
  ]);
  await runStep(vitest('load', 'tests/long/load.config.ts', { isShown: true }));
}

/** The lane that needs Postgres, nginx and the other browsers. */
async function runWaitingSteps(): Promise<void> {
  await runInTurn(
    installing('other programs', { isLong: true }),
    vitest('stores', 'tests/long/vitest.config.ts'),
    vitest('long', 'tests/integration/long.config.ts'),
  );
  if (findFirefox() === undefined && findWebKit() === undefined) return;
  await runStep(vitest('other-browsers', 'tests/other-browsers/vitest.config.ts'));
}

async function runInTurn(...steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(step);
}

/** @returns whether all have passed */
async function runSideBySide(steps: readonly Step[]): Promise<boolean> {
  const results = await Promise.all(steps.map(runStep));
  return results.every(({ failed }) => failed === 0);
}

async function runStep({ name, run: runIt }: Step): Promise<Counts> {
  const start = performance.now();
  const {
    passed,
    failed,
    output = '',
  } = await runIt().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    output: String(error),
  }));
  const seconds = (performance.now() - start) / 1000;
  const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${name.padEnd(16)}${verdict.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0 && output !== '') console.log(`\n${output.trim()}\n`);
  sum.passed += passed;
  sum.failed += failed;
  return { passed, failed };
}

function installing(name: string, options: { isLong: boolean }): Step {
  return {
    name,
    run: async () => {
      await installPrograms(options);
      const reason = options.isLong ? undefined : findUnsupportedReason();
      if (reason !== undefined)
        console.log(`workerd does not run: its tests are SKIPPED. ${reason}`);
      return { passed: 1, failed: 0 };
    },
  };
}

function command(name: string, program: string, ...args: readonly string[]): Step {
  return { name, run: async () => countAsOne(await run(program, args, KEPT)) };
}

function countAsOne({ status, output }: { status: number; output: string }) {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
}

function vitest(name: string, config: string, options: Options = {}): Step {
  const file = `reports/${name}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const args = [
    'run',
    ...(options.filters ?? []),
    '--config',
    config,
    '--silent=passed-only',
    ...reporters,
  ];
  return { name, run: () => runReported(file, 'vitest', args, options) };
}

function playwright(name: string, part: 'short' | 'long'): Step {
  const file = `reports/${name}.json`;
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--retries', '1'];
  const env = { ...process.env, TEST_PART: part };
  return { name, run: () => runReported(file, 'playwright', args, { env, isShown: true }) };
}

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Shows the runner's output also if no test failed. */
  isShown?: boolean;
  /** Runs only the files with these words in their paths. */
  filters?: readonly string[];
}

async function runReported(
  file: string,
  program: string,
  args: readonly string[],
  { env = process.env, isShown = false }: Options,
) {
  rmSync(file, { force: true });
  const shown = isShown ? { env } : { ...KEPT, env };
  const result = await run(program, args, { ...shown, limitSeconds: STUCK_AFTER_SECONDS });
  const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return { ...readCounts(report, result.status), output: result.output };
}
