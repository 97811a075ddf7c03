import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { findUnsupportedReason } from '../edge/unsupported-reason.ts';
import { run } from '../run.mjs';
import { CODEGEN } from '../site-build.mjs';
import { installChromium } from './chromium.ts';
import { type Counts, readCounts } from './counts.ts';
import { installOthers } from './programs.ts';

// Runs all checks (`npm test`), with --quick those without a build, with --long the long ones. The
// last line is the sum of what the runners have counted.

interface Step {
  name: string;
  run: () => Promise<Counts & { output?: string }>;
}

// The runners are stricter in CI: no focused tests, no snapshots written.
process.env.CI = '1';

const MEMORY = '/dev/shm';

// Stores wait for the disk with each commit, which takes longer than most tests of them.
if (takesTests(MEMORY)) process.env.TMPDIR = MEMORY;

/** Output of steps side by side is shown when one has failed. */
const KEPT = { output: 'kept', env: { ...process.env, NO_COLOR: '1' } } as const;

/** Far more than any runner needs. */
const STUCK_AFTER_SECONDS = 1200;

const GENERATED: readonly Step[] = [
  command('styles', `panda ${CODEGEN.join(' ')}`),
  command('route tree', 'node tools/framework/route-tree.ts'),
];

/** Build and tests of the site take longest and mostly wait; these run in the time that they leave. */
const PATIENT = { isPatient: true } as const;

/** They read the sources only, so they run side by side. */
const SOURCES: readonly Step[] = [
  vitest('unit', 'app.config.ts', PATIENT),
  // One checker takes half the processor time of four, and the other steps need the processors.
  command(
    'types',
    'tsc --noEmit --checkers 1 --incremental --tsBuildInfoFile node_modules/.cache/types.tsbuildinfo',
    PATIENT,
  ),
  command('lint', 'biome check --error-on-warnings .', PATIENT),
  command('dead code', 'knip --treat-config-hints-as-errors --cache', PATIENT),
  command(
    'dead exports',
    // Its own folder, because both write theirs at the same time.
    'knip --production --include files,exports,types --cache --cache-location node_modules/.cache/knip-production',
    PATIENT,
  ),
  command('texts', 'node tools/locales.ts', PATIENT),
];

const isQuick = process.argv.includes('--quick');
const isLong = process.argv.includes('--long');
const sum: Counts = { passed: 0, failed: 0 };
mkdirSync('reports', { recursive: true });

if (!isLong) await runSideBySide(GENERATED);
await Promise.all([isQuick || runSite(), isLong || runSideBySide(SOURCES)]);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

/** Builds the site and installs programs, then runs what needs both. */
async function runSite(): Promise<void> {
  // The long run has not generated Panda's code, so a build that is needed does it.
  const generated = isLong ? '' : ' --generated';
  const builds = command('builds', `node tools/build.mjs --when-needed --edge${generated}`);
  if (!(await runSideBySide([builds, install('programs', installChromium)]))) return;
  const reason = findUnsupportedReason();
  if (reason !== undefined) console.log(`workerd does not run: its tests are SKIPPED. ${reason}`);
  if (isLong) return runLongSteps();
  await runStep(vitest('integration', 'tests/integration/vitest.config.ts'));
  await runStep(playwright('browser', 'short'));
}

/**
 * Three rows side by side, since each waits for something else: Chromium, stores with their databases,
 * and the other browsers, whose tests wait for frames.
 */
async function runLongSteps(): Promise<void> {
  const programs = runStep(install('other programs', installOthers));
  const runStores = async () => {
    await programs;
    await runStep(vitest('stores', 'tests/long/vitest.config.ts'));
  };
  const runOthers = async () => {
    await programs;
    await runStep(vitest('other-browsers', 'tests/other-browsers/vitest.config.ts'));
    await runStep(vitest('long', 'tests/integration/long.config.ts'));
    const env = { ...KEPT.env, FC_RUNS: '3000' };
    await runStep(vitest('properties', 'app.config.ts domain/pricing domain/offers', { env }));
  };
  await Promise.all([runStep(playwright('browser-long', 'long')), runStores(), runOthers()]);
}

/** Containers have little memory for files, and may not run programs there. */
function takesTests(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const isFit = mounts.some(
    (line) => line.includes(` ${folder} tmpfs `) && !line.includes('noexec'),
  );
  return isFit && bavail * bsize > 4_000_000_000;
}

/** @returns whether all have passed */
async function runSideBySide(steps: readonly Step[]): Promise<boolean> {
  const results = await Promise.all(steps.map(runStep));
  return results.every(({ failed }) => failed === 0);
}

async function runStep({ name, run: runIt }: Step): Promise<Counts> {
  const start = performance.now();
  const fail = (error: unknown) => ({ passed: 0, failed: 1, output: String(error) });
  const { passed, failed, output = '' } = await runIt().catch(fail);
  const seconds = (performance.now() - start) / 1000;
  const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${name.padEnd(16)}${verdict.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`);
  if (failed > 0 && output !== '') console.log(`\n${output.trim()}\n`);
  sum.passed += passed;
  sum.failed += failed;
  return { passed, failed };
}

type Options = NonNullable<Parameters<typeof run>[2]>;

/** Counts what the report of the step's name says, or the line as one if it writes none. */
function command(name: string, line: string, options: Options = {}): Step {
  const [program = '', ...args] = line.split(' ');
  const file = `reports/${name}.json`;
  const runLine = async () => {
    rmSync(file, { force: true });
    const limits = { limitSeconds: STUCK_AFTER_SECONDS };
    const { status, output } = await run(program, args, { ...KEPT, ...limits, ...options });
    const report: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    return { ...readCounts(report, status), output };
  };
  return { name, run: runLine };
}

/** @param config its path, after which words may follow that the files' paths contain */
function vitest(name: string, config: string, options: Options = {}): Step {
  const reporters = `--reporter=dot --reporter=json --outputFile.json=reports/${name}.json`;
  const line = `vitest run --silent=passed-only ${reporters} --config ${config}`;
  return command(name, line, options);
}

function playwright(name: string, part: 'short' | 'long'): Step {
  const env = { ...process.env, TEST_PART: part };
  const line = 'playwright test --config tests/e2e/playwright.config.ts --retries 1';
  return command(name, line, { env, output: 'shown' });
}

function install(name: string, work: () => Promise<void>): Step {
  return { name, run: () => work().then(() => ({ passed: 1, failed: 0 })) };
}
