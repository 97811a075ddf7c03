import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUsage, USAGE } from '#tools/usage.mjs';
import { scripts } from '../../../package.json';
import { openTempFolder } from '../temp-folder';

/** Runs a program with no variables but these. */
function run(args: readonly string[], variables: Record<string, string> = {}, cwd = '.') {
  const env = { PATH: process.env.PATH, ...variables };
  const options = { cwd, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { status, stdout, stderr };
}

describe('--help and -h', () => {
  it('say what each script takes, unless the last program of the script does', () => {
    const ownText =
      /(?:^|&& )(?:biome|vitest|playwright|stryker) [^&]+$|tools\/(?:inbox|prices|staff)\.ts$/;
    const others = Object.entries(scripts).filter(([, script]) => !ownText.test(script));
    expect(others.map(([name]) => name).sort()).toEqual(Object.keys(USAGE).sort());
    expect(findUsage('check', ['x', '-h'])).toContain('npm run check');
    expect(findUsage('check', ['x'])).toBeUndefined();
  });

  it('end the script before it does anything', () => {
    const args = ['--import', './tools/before-script.mjs', 'tools/locales.ts', '-h'];
    expect(run(args, { npm_lifecycle_event: 'locales' })).toEqual({
      status: 0,
      stdout: `${USAGE.locales}\n`,
      stderr: '',
    });
  });

  it('are understood by commands of operators, without a store', () => {
    const variables = { DATABASE_URL: 'file:/nowhere/store.sqlite' };
    const help = { status: 0, stdout: expect.stringContaining('npm run inbox '), stderr: '' };
    expect(run(['tools/inbox.ts', '-h'], variables)).toEqual(help);
  });
});

it('before the first install a script says what to run, without a stack', () => {
  const folder = openTempFolder();
  mkdirSync(join(folder, 'tools'));
  for (const file of ['before-script.mjs', 'usage.mjs', 'run.mjs']) {
    copyFileSync(`tools/${file}`, join(folder, 'tools', file));
  }
  expect(run(['--import', './tools/before-script.mjs', 'tools/inbox.ts'], {}, folder)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'The packages are not installed yet. Run `npm start` or `npm ci` first.\n',
  });
  const bare = Object.entries(scripts).filter(
    ([, script]) =>
      !/^node (?:--import )?\.?\/?tools\/(?:before-script|start|dev|build|test)\.mjs/.test(script),
  );
  expect(bare).toEqual([]);
});

// All three commands open the store in one place.
it('a command creates no store where a mistyped address leads', () => {
  const file = join(openTempFolder(), 'mistyped.sqlite');
  const variables = { DATABASE_URL: `file:${file}`, SMPT_URL: 'x' };
  expect(run(['tools/inbox.ts'], variables)).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'SMPT_URL is not read. Is SMTP_URL meant?\n' +
      `There is no store ${file}. Check DATABASE_URL, or start the site, which creates it.\n`,
  });
  expect(existsSync(file)).toBe(false);
});
