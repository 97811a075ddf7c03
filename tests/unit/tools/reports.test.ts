import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from '#tools/checks/reports.ts';

const file = join(mkdtempSync(join(tmpdir(), 'stagemap-reports-')), 'report.json');

/** A runner that leaves this report (or none) and ends with this status. */
function runner(report: unknown, status: number) {
  return async () => {
    if (report !== undefined) writeFileSync(file, JSON.stringify(report));
    return { status, output: 'what it printed' };
  };
}

function vitestReport(numPassedTests: number, numFailedTests: number, unloadedFiles = 0) {
  const unloaded = { status: 'failed', assertionResults: [] };
  const passed = { status: 'passed', fullName: 'prices are exact', failureMessages: [] };
  return {
    numPassedTests,
    numFailedTests,
    testResults: [
      { status: numFailedTests > 0 ? 'failed' : 'passed', assertionResults: [passed] },
      ...Array.from({ length: unloadedFiles }, () => unloaded),
    ],
  };
}

function vitestSecondTries(count: number) {
  const late = {
    status: 'passed',
    fullName: 'prices arrive in time',
    failureMessages: ['Error: too late\n    at a line of code'],
  };
  return {
    ...vitestReport(12, 0),
    testResults: [
      { status: 'passed', assertionResults: Array.from({ length: count }, () => late) },
    ],
  };
}

function playwrightReport(expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) {
  const late = {
    title: 'a press before the scripts',
    file: 'press.spec.ts',
    tests: [{ status: 'flaky', results: [{ error: { message: 'Error: too late' } }, {}] }],
  };
  const specs = Array.from({ length: flaky }, () => late);
  const suites = [{ specs: [], suites: [{ specs }] }];
  return { stats: { expected, unexpected, flaky }, errors, suites };
}

describe('a Vitest run', () => {
  it.each([
    ['all well', vitestReport(12, 0), 0, 12, 0],
    ['two failures', vitestReport(10, 2), 1, 10, 2],
    ['a file that does not load', vitestReport(12, 0, 1), 1, 12, 1],
    ['an error outside any test', vitestReport(12, 0), 1, 12, 1],
    ['no tests at all', vitestReport(0, 0), 0, 0, 1],
    ['a crash before the report', undefined, 139, 0, 1],
    ['three that passed at the second try', vitestSecondTries(3), 0, 12, 0],
    ['four that passed at the second try', vitestSecondTries(4), 0, 8, 4],
  ])('%s', async (_, report, status, passed, failed) => {
    expect(await countVitest(file, runner(report, status))).toMatchObject({ passed, failed });
  });
});

describe('a Playwright run', () => {
  it.each([
    ['all well', playwrightReport(8, 0), 0, 8, 0],
    ['a failure', playwrightReport(7, 1), 1, 7, 1],
    ['three that passed at the second try', playwrightReport(7, 0, 3), 0, 10, 0],
    ['four that passed at the second try', playwrightReport(7, 0, 4), 0, 7, 4],
    [
      'a server that does not start',
      playwrightReport(0, 0, 0, [{ message: 'no server' }]),
      1,
      0,
      1,
    ],
    ['no tests at all', playwrightReport(0, 0), 1, 0, 1],
    ['a crash before the report', undefined, 1, 0, 1],
  ])('%s', async (_, report, status, passed, failed) => {
    expect(await countPlaywright(file, runner(report, status))).toMatchObject({ passed, failed });
  });
});

it('never counts the report of an earlier run', async () => {
  await countVitest(file, runner(vitestReport(12, 0), 0));
  expect(await countVitest(file, runner(undefined, 0))).toMatchObject({ passed: 0, failed: 1 });
});

it('names what passed at the second try, and why it failed before', async () => {
  const vitest = await countVitest(file, runner(vitestSecondTries(1), 0));
  expect(vitest.secondTries).toStrictEqual(['prices arrive in time: Error: too late']);
  const playwright = await countPlaywright(file, runner(playwrightReport(7, 0, 1), 0));
  expect(playwright.secondTries).toStrictEqual([
    'press.spec.ts: a press before the scripts: Error: too late',
  ]);
});
