import { mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { announceInstalls } from './installs.ts';
import { readResult, writeResult } from './kept-result.ts';
import type { Outcome } from './reports.ts';
import { chooseSteps, type Step, steps } from './steps.ts';

// Runs the steps of `npm test`, with --quick those that need no build, with --long those that take
// long, and ends with their sum; the sum of --long includes what `npm test` counted before it.

const isQuick = process.argv.includes('--quick');
const isLong = process.argv.includes('--long');
// Runners are stricter in CI: no focused tests, no snapshots written on the fly.
process.env.CI = '1';
mkdirSync('reports', { recursive: true });

const announcement = announceInstalls({ isQuick, isLong });
if (announcement !== undefined) console.log(announcement);

const failedSteps = new Set<string>();
const sum = { passed: 0, failed: 0 };
if (isLong) addEarlierResult();
// Counts as a failure until it has come to its end.
else if (!isQuick) writeResult({ passed: 0, failed: 1 });

const chosen = chooseSteps(steps, { isQuick, isLong });
const started = new Map<Step, ReturnType<typeof timeStep>>();
for (const step of chosen) {
  process.stdout.write(step.name.padEnd(16));
  if (step.isStatic) startTogether(chosen.filter(({ isStatic }) => isStatic));
  const {
    passed,
    failed,
    output,
    seconds,
    secondTries = [],
  } = await (started.get(step) ?? timeStep(step));
  const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${verdict.padEnd(24)}${seconds.toFixed(1).padStart(6)} s`);
  for (const line of secondTries) console.log(`  passed only at the second try: ${line}`);
  if (failed > 0) {
    const shown = process.stdout.isTTY ? output : stripVTControlCharacters(output);
    console.log(`\n${shown.trim()}\n`);
    failedSteps.add(step.name);
  }
  sum.passed += passed;
  sum.failed += failed;
}

if (!isQuick && !isLong) writeResult(sum);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

function addEarlierResult(): void {
  const result = readResult();
  if (!result) {
    console.log('npm test      has not run here: its tests are not in the sum');
    return;
  }
  const { passed, failed, time } = result;
  const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${'npm test'.padEnd(16)}${verdict.padEnd(24)}${time}`);
  sum.passed += passed;
  sum.failed += failed;
}

function startTogether(together: readonly Step[]): void {
  for (const step of together) if (!started.has(step)) started.set(step, timeStep(step));
}

async function timeStep(step: Step): Promise<Outcome & { seconds: number }> {
  const start = performance.now();
  const outcome = await runStep(step);
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

async function runStep(step: Step): Promise<Outcome> {
  if (step.needs !== undefined && failedSteps.has(step.needs)) {
    return { passed: 0, failed: 1, output: `Not run: ${step.needs} failed.` };
  }
  try {
    return await step.run();
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : `${error}` };
  }
}
