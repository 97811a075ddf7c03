import { mkdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './reports.ts';
import { type Step, steps } from './steps.ts';

// Runs all steps, or with --quick those that need no build, and ends with their sum.

const isQuick = process.argv.includes('--quick');
// Runners are stricter in CI: no focused tests, no snapshots written on the fly.
process.env.CI = '1';
mkdirSync('reports', { recursive: true });

const failedSteps = new Set<string>();
const sum = { passed: 0, failed: 0 };
for (const step of steps.filter(({ isSlow }) => !(isQuick && isSlow))) {
  process.stdout.write(step.name.padEnd(14));
  const start = performance.now();
  const { passed, failed, output } = await runStep(step);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} ok`;
  console.log(`${verdict.padEnd(24)}${seconds.padStart(6)} s`);
  if (failed > 0) {
    const shown = process.stdout.isTTY ? output : stripVTControlCharacters(output);
    console.log(`\n${shown.trim()}\n`);
    failedSteps.add(step.name);
  }
  sum.passed += passed;
  sum.failed += failed;
}

console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

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
