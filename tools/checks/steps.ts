import { findUnsupportedReason } from '../edge/unsupported-reason.ts';
import { run } from '../run.mjs';
import { build, buildEdge, isBuilt, isEdgeBuilt } from '../site-build.mjs';
import { ensureChromium } from './chromium.ts';
import { ensureOtherBrowsers } from './other-browsers.ts';
import { countPlaywright, countVitest, type Outcome } from './reports.ts';

export interface Step {
  name: string;
  /** Left out of `npm run check`. */
  isSlow?: boolean;
  /** Part of `npm run test:long` and of nothing else. */
  isLong?: boolean;
  /** Reads the sources only: runs side by side with the other steps that do. */
  isStatic?: boolean;
  /** The step without which this one says nothing. */
  needs?: string;
  run: () => Promise<Outcome>;
}

/** Far above what any runner needs: it only ends what would never end. */
const STUCK_AFTER_SECONDS = 1200;

const BROWSER_FLAGS = ['--trace', 'off', '--retries', '1'] as const;

type Command = readonly [program: string, ...args: string[]];

export const steps: readonly Step[] = [
  {
    name: 'generated files',
    run: () =>
      runAll([
        ['panda', 'codegen', '--silent'],
        ['node', 'tools/write-route-tree.ts'],
      ]),
  },
  {
    name: 'lint',
    isStatic: true,
    run: () => runAll([['biome', 'check', '--error-on-warnings', '.']]),
  },
  { name: 'types', isStatic: true, run: () => runAll([['tsc', '--noEmit']]) },
  { name: 'import rules', isStatic: true, run: () => runAll([['node', 'tools/check-imports.ts']]) },
  {
    name: 'dead code',
    isStatic: true,
    run: () =>
      runAll([
        ['knip', '--treat-config-hints-as-errors'],
        ['knip', '--production', '--include', 'exports,types'],
      ]),
  },
  { name: 'texts', isStatic: true, run: () => runAll([['node', 'tools/locales.ts']]) },
  { name: 'unit', run: () => runVitest('unit', 'app.config.ts') },
  { name: 'build', isSlow: true, run: async () => countAsOne(await build({ output: 'kept' })) },
  {
    name: 'edge build',
    isSlow: true,
    needs: 'build',
    run: async () => countAsOne(await buildEdge({ output: 'kept' })),
  },
  {
    name: 'integration',
    isSlow: true,
    needs: 'edge build',
    run: () => runVitest('integration', 'tests/integration/vitest.config.ts'),
  },
  {
    name: 'browser',
    isSlow: true,
    needs: 'edge build',
    run: () => runBrowserTests('browser', 'short'),
  },
  { name: 'both builds', isLong: true, run: buildWhenNeeded },
  {
    name: 'long',
    isLong: true,
    needs: 'both builds',
    run: () => runVitest('long', 'tests/integration/long.config.ts'),
  },
  {
    name: 'stores',
    isLong: true,
    needs: 'both builds',
    run: () => runVitest('stores', 'tests/long/vitest.config.ts'),
  },
  {
    name: 'browser, long',
    isLong: true,
    needs: 'both builds',
    run: () => runBrowserTests('browser-long', 'long'),
  },
  { name: 'other browsers', isLong: true, needs: 'both builds', run: walkInOtherBrowsers },
];

/** The steps of `npm test`, of `npm run check` (quick) or of `npm run test:long`, in their order. */
export function chooseSteps(
  all: readonly Step[],
  { isQuick = false, isLong = false },
): readonly Step[] {
  return all.filter((step) => (isLong ? step.isLong : !step.isLong && !(isQuick && step.isSlow)));
}

/** Commands that together are one check: the first failure ends it. */
async function runAll(commands: readonly Command[]): Promise<Outcome> {
  for (const [program, ...args] of commands) {
    const result = await run(program, args, { output: 'kept' });
    if (result.status !== 0) return countAsOne(result);
  }
  return { passed: 1, failed: 0, output: '' };
}

function countAsOne({ status, output }: { status: number; output: string }): Outcome {
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, output };
}

async function runVitest(name: string, config: string): Promise<Outcome> {
  const report = `reports/${name}.json`;
  const flags = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config', config, '--retry=1', ...flags];
  return countVitest(report, () =>
    run('vitest', args, { output: 'kept', limitSeconds: STUCK_AFTER_SECONDS }),
  );
}

async function walkInOtherBrowsers(): Promise<Outcome> {
  const isAnyThere = await ensureOtherBrowsers();
  if (!isAnyThere) return { passed: 0, failed: 0, output: '' };
  return runVitest('other-browsers', 'tests/other-browsers/vitest.config.ts');
}

/** `npm test` has usually just made them. */
async function buildWhenNeeded(): Promise<Outcome> {
  if (!isBuilt()) {
    const site = await build({ output: 'kept' });
    if (site.status !== 0) return countAsOne(site);
  }
  return isEdgeBuilt()
    ? { passed: 1, failed: 0, output: '' }
    : countAsOne(await buildEdge({ output: 'kept' }));
}

async function runBrowserTests(name: string, part: 'short' | 'long'): Promise<Outcome> {
  await ensureChromium();
  const unsupportedReason = findUnsupportedReason();
  if (unsupportedReason !== undefined)
    console.log(`no workerd: the walk on the edge is SKIPPED. ${unsupportedReason}`);
  return countPlaywright(`reports/${name}.json`, () =>
    run('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', ...BROWSER_FLAGS], {
      output: 'kept',
      env: { ...process.env, TEST_PART: part },
      limitSeconds: STUCK_AFTER_SECONDS,
    }),
  );
}
